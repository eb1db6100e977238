import type { Handlers } from '../../http/call.ts'
import type { EnterpriseChange } from './changing.ts'
import type { EnterpriseService } from './service.ts'

type Ids =
  | 'updateEnterprise'
  | 'updateEnterpriseBasic'
  | 'updateEnterpriseName'
  | 'setEnterpriseArea'
  | 'listAreas'
  | 'uploadLogo'
  | 'getLogo'

interface Takes {
  updateEnterprise: EnterpriseChange
  updateEnterpriseBasic: EnterpriseChange
  updateEnterpriseName: EnterpriseChange
  setEnterpriseArea: EnterpriseChange
  uploadLogo: { file: unknown }
}

/** The enterprise's own data: one change behind each of its addresses. */
export function enterpriseChangeRoutes(service: EnterpriseService): Handlers<Ids, Takes> {
  const { changing } = service
  return {
    updateEnterprise: async ({ principal, body }) => {
      await changing.change(principal, body)
      return service.detail(principal.enterpriseId)
    },
    updateEnterpriseBasic: async ({ principal, body }) => {
      await changing.change(principal, body)
      return service.basic(principal.enterpriseId)
    },
    updateEnterpriseName: async ({ principal, body }) => {
      await changing.change(principal, body)
      const { enterpriseName } = await service.basic(principal.enterpriseId)
      return { enterpriseName }
    },
    setEnterpriseArea: async ({ principal, body }) => {
      await changing.change(principal, body)
      return service.detail(principal.enterpriseId)
    },
    listAreas: async () => service.areas(),
    uploadLogo: async ({ principal, body }) => ({ logo: await changing.uploadLogo(principal, body.file) }),
    getLogo: ({ path }) => changing.logo(path.enterpriseUid, path.name),
  }
}
