/** react-admin's authProvider: it answers from the session; leaving goes through the guard alone. */
import type { AuthProvider } from 'react-admin'
import { calls } from '../../../openapi/generated/calls.ts'
import { type Question, type ResourceName, resources } from '../../../openapi/generated/resources.ts'
import { callFor } from '../../api/early.ts'
import { forgetOwnNotes } from '../../api/keptNotes.ts'
import type { AppDataProvider } from '../calls/dataProvider.ts'
import type { ActQueue } from '../kept/actQueue.ts'
import { forgetUnsaved } from '../kept/shelf.ts'
import type { Guard } from './guard.ts'
import type { Session } from './session.ts'

type Permission = (typeof calls)[keyof typeof calls]['permission']

const RANKS: Record<Permission | 'admin', number> = { public: 0, member: 1, admin: 2 }

const QUESTIONS: Record<string, Question> = {
  list: 'getList',
  show: 'getOne',
  create: 'create',
  edit: 'update',
  delete: 'delete',
}

function permissionOf(resource: string, action: string): Permission | undefined {
  const question = QUESTIONS[action]
  const id = question && resource in resources ? resources[resource as ResourceName].operations[question] : action
  return id !== null && id in calls ? calls[id as keyof typeof calls].permission : undefined
}

export interface OwnAuthProvider extends AuthProvider {
  /** Who is here from now on. */
  enter: (session: Session) => void
}

interface AuthParts {
  guard: Guard
  go: (address: string) => void
  dataProvider: AppDataProvider
  queue: Pick<ActQueue, 'flush'>
}

/** checkAuth and checkError never reject: only the guard leaves the page, and a network fault is no sign-out. */
export function createAuthProvider({ guard, go, dataProvider, queue }: AuthParts): OwnAuthProvider {
  let session: Session | undefined
  return {
    enter(entered) {
      session = entered
      callFor(entered.user.employeeId)
    },
    login: async () => go('/signin/'),
    logout: async () => {
      // Nobody signed out may do what still waits; what of it is refused holds nobody here.
      await queue.flush().catch(() => {})
      const { continueAt } = await dataProvider.logout()
      forgetOwnNotes()
      forgetUnsaved()
      // Where the company's provider signed in, its own session ends next; it leads back to the sign-in page.
      go(continueAt ?? '/signin/?signedOut=1')
      return false
    },
    // The app has loaded the current user before any page is drawn (spec §2); each call is checked by the server.
    checkAuth: async () => {},
    checkError: async (error: unknown) => {
      guard(error)
    },
    /**
     * A right is what the contract asks for the operation (x-permission). react-admin's create and edit pages ask here;
     * lists and their acts need not, as whoever may see one may do all of it (docs/decisions/0016-one-frame.md).
     */
    canAccess: async ({ resource, action }) => {
      const needed = permissionOf(resource, action)
      return session !== undefined && needed !== undefined && RANKS[session.user.role] >= RANKS[needed]
    },
    getIdentity: async () => ({
      id: session?.user.employeeId ?? 0,
      fullName: session?.user.displayName,
      avatar: session?.user.avatar,
    }),
  }
}
