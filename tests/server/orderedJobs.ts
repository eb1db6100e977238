/** A service that orders jobs nobody runs: the test does their steps, with what may happen between them. */
import type { ServiceContext } from '../../server/database/context.ts'
import { createIds } from '../../server/database/ids.ts'
import type { JobOrder, TakeUp } from '../../server/jobs/order.ts'
import type { TestApp } from './testApp.ts'

export function orderedJobs(testApp: TestApp, enterpriseId: number) {
  const orders: JobOrder[] = []
  const takeUps = new Map<string, TakeUp>()
  const jobs = {
    start: async (order: JobOrder) => orders.push(order),
    onTakeUp: (kind: string, how: TakeUp) => void takeUps.set(kind, how),
  }
  const context: ServiceContext = {
    database: testApp.database,
    now: () => testApp.clock.now,
    ids: createIds(Date.now, 61),
  }
  const caller = {
    ...{ enterpriseId, userId: 1, employeeId: 1, remoteAddress: '', language: 'zh' as const, sessionHash: '' },
  }
  return { caller, context, jobs, orders, takeUps }
}
