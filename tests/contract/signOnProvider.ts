import { startIdentityProvider } from '../server/identityProvider.ts'
import { REDIRECT_URI, sentBack, setProvider } from '../server/signOnWorld.ts'
import { ADMINISTRATOR, type TestApp } from '../server/testApp.ts'

/** What a walk at the real server needs of the company's own sign-in, at which its administrator logs in. */
export async function startWalkProvider(testApp: TestApp) {
  const provider = await startIdentityProvider({ redirectUri: REDIRECT_URI })
  provider.people.set('administrator', { email: ADMINISTRATOR.email, email_verified: true })
  return {
    stage: {
      setProvider: (uid: string) => setProvider(testApp, uid, provider.issuer),
      visitProvider: async (address: string) => sentBack(await provider.visit(address, 'administrator')),
    },
    /** The enterprise has none afterwards. */
    async close() {
      await testApp.database.write((db) => db.deleteFrom('signOnProvider').execute())
      await provider.close()
    },
  }
}
