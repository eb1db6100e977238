import type { Handlers } from '../../http/call.ts'
import type { EnterpriseService } from './service.ts'
import type { SetUpInput } from './setUp.ts'

type Ids =
  | 'setUpEnterprise'
  | 'listJobs'
  | 'getJob'
  | 'cancelJob'
  | 'listRelatedEnterprises'
  | 'switchEnterprise'
  | 'authorizeProduct'
  | 'getEnterpriseBasic'
  | 'getEnterprise'
  | 'getEnterpriseName'

interface Takes {
  setUpEnterprise: Omit<SetUpInput, 'passwordHash'> & { password: string; setupCode?: string }
  switchEnterprise: { enterpriseUid: string }
}

export interface OpenSession {
  hashPassword(password: string): Promise<string>
  open(
    owner: { userId: number; enterpriseId: number },
    from: { remoteAddress: string; userAgent: string },
  ): Promise<string>
}

export function enterpriseRoutes(service: EnterpriseService, session: OpenSession): Handlers<Ids, Takes> {
  return {
    setUpEnterprise: async ({ body, remoteAddress, userAgent, setSession }) => {
      const { password, setupCode = '', ...owner } = body
      await service.refuseWeak({ ...owner, password })
      await service.refuseWithoutCode(setupCode, remoteAddress)
      const passwordHash = await session.hashPassword(password)
      const made = await service.setUpFirst({ ...owner, passwordHash })
      setSession(await session.open(made, { remoteAddress, userAgent }))
      return { returnUrl: '/manage.html#/manage' }
    },
    listRelatedEnterprises: ({ principal }) => service.related(principal),
    switchEnterprise: async ({ principal, body, remoteAddress, setSession }) => {
      const { secret, entered } = await service.enter(principal, body.enterpriseUid, remoteAddress)
      setSession(secret)
      return entered
    },
    authorizeProduct: ({ principal }) => service.authorisation(principal.enterpriseId),
    getEnterpriseBasic: ({ principal }) => service.basic(principal.enterpriseId),
    getEnterprise: ({ principal }) => service.detail(principal.enterpriseId),
    getEnterpriseName: async ({ principal }) => {
      const { enterpriseName } = await service.basic(principal.enterpriseId)
      return { enterpriseName }
    },
    listJobs: ({ principal, query, language }) => {
      const { status, sort = 'createdAt', order = 'desc', pageIndex = 1, pageSize = 20 } = query
      return service.jobs.list(principal, { status, sort, order, pageIndex, pageSize }, language)
    },
    getJob: ({ principal, path, language }) => service.jobs.find(principal, path.id, language),
    cancelJob: ({ principal, path, language }) => service.jobs.cancel(principal, path.id, language),
  }
}
