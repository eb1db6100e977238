/** Answers for every situation of spec §8, to lay over the example handlers. */
import { HttpResponse, type RequestHandler } from 'msw'
import type { OperationId } from '../openapi/generated/operations.ts'
import { mockOperation } from './handlers.ts'

function refuse(operationId: OperationId, status: number, returnCode: number, message: string): RequestHandler {
  return mockOperation(operationId, () => HttpResponse.json({ returnCode, message, result: null }, { status }))
}

type Scenario = (operationId: OperationId) => RequestHandler

export const scenarios: Record<
  'unauthenticated' | 'unauthorized' | 'businessError' | 'businessErrorWithStatus200' | 'otherCode' | 'networkFailure',
  Scenario
> = {
  unauthenticated: (operationId) => refuse(operationId, 401, 401, '您尚未登录'),
  unauthorized: (operationId) => refuse(operationId, 403, 403, '权限不足'),
  businessError: (operationId) => refuse(operationId, 409, 2030, '问卷还没有准备好'),
  /** The original server sent refusals with HTTP 200: the browser must decide by returnCode alone. */
  businessErrorWithStatus200: (operationId) => refuse(operationId, 200, 2030, '问卷还没有准备好'),
  otherCode: (operationId) => refuse(operationId, 200, 17, 'internal words nobody should read'),
  networkFailure: (operationId) => mockOperation(operationId, () => HttpResponse.error()),
}
