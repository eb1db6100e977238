import type { Given, Handlers } from '../../http/call.ts'
import type { AccountService } from './accountService.ts'
import type { AskedLinks } from './letters/askedLinks.ts'
import type { PersonService } from './personService.ts'
import type { PictureService } from './pictureService.ts'

export type AccountOperations =
  | 'resetUserPassword'
  | 'getEmployeeDoors'
  | 'inviteEmployee'
  | 'changePassword'
  | 'disableUser'
  | 'enableUser'

export interface AccountTakes {
  resetUserPassword: { password: string }
  changePassword: Given<AccountService['changePassword']>
  updateGeneralInfo: Given<PersonService['updateGeneral'], 2>
  listOrganisationRaters: Given<PersonService['organisationRaters']>
  uploadAvatar: { file: unknown }
}

export function accountRoutes(service: AccountService): Handlers<AccountOperations, AccountTakes> {
  return {
    resetUserPassword: async ({ principal, path, body, language }) => ({
      done: true,
      ...(await service.resetPassword(principal, path.id, body.password, language)),
    }),
    getEmployeeDoors: ({ principal, path }) => service.doors(principal, path.id),
    inviteEmployee: async ({ principal, path, language }) => {
      await service.invite(principal, path.id, language)
      return { done: true }
    },
    changePassword: async ({ principal, body, setSession }) => {
      setSession(await service.changePassword(principal, body))
      return { done: true }
    },
    disableUser: async ({ principal, query }) => {
      await service.disable(principal, Number(query.uid))
      return { done: true }
    },
    enableUser: async ({ principal, query }) => {
      await service.enable(principal, Number(query.uid))
      return { done: true }
    },
  }
}

export function askedLinksRoutes(
  links: AskedLinks,
): Handlers<'mailSignInLinks', { mailSignInLinks: { email: string } }> {
  return {
    mailSignInLinks: async ({ body, remoteAddress, language }) => {
      await links.ask(body.email, remoteAddress, language)
      return { done: true }
    },
  }
}

export type PersonOperations = 'getGeneralInfo' | 'updateGeneralInfo' | 'listOrganisationRaters'

export function personRoutes(service: PersonService): Handlers<PersonOperations, AccountTakes> {
  return {
    getGeneralInfo: ({ principal }) => service.general(principal.enterpriseId, principal.employeeId),
    updateGeneralInfo: ({ principal, body }) =>
      service.updateGeneral(principal.enterpriseId, principal.employeeId, body),
    listOrganisationRaters: ({ principal, body }) => service.organisationRaters(principal.enterpriseId, body),
  }
}

export type PictureOperations = 'uploadAvatar' | 'setMyAvatar' | 'getAvatar'

export function pictureRoutes(service: PictureService): Handlers<PictureOperations, AccountTakes> {
  return {
    uploadAvatar: async ({ principal, body }) => ({ avatar: await service.upload(principal, body.file) }),
    setMyAvatar: async ({ principal, query }) => ({ avatar: await service.choose(principal, query.avatar) }),
    getAvatar: ({ principal, path }) => service.file(principal.enterpriseId, path.name),
  }
}
