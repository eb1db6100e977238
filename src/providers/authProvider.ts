/** react-admin's authProvider: who is signed in comes from the server, leaving goes through the guard. */
import type { AuthProvider } from 'react-admin'
import { type Api, api as ownApi } from '../api/client.ts'
import { read } from '../api/envelope.ts'
import type { Guard } from './guard.ts'

export function createAuthProvider(guard: Guard, go: (address: string) => void, api: Api = ownApi): AuthProvider {
  return {
    login: async () => go('/signin/'),
    logout: async () => {
      await read(api.GET('/api/login/logout'))
      go('/signin/?signedOut=1')
      return false
    },
    // The app has loaded the current user before any page is drawn (spec §2); each call is checked by the server.
    checkAuth: async () => {},
    checkError: async (error: unknown) => {
      guard(error)
    },
    getPermissions: async () => (await read(api.GET('/api/users/me'))).role,
    getIdentity: async () => {
      const user = await read(api.GET('/api/users/me'))
      return { id: user.employeeId, fullName: user.displayName, avatar: user.avatar }
    },
  }
}
