/** As much of oidc-provider, which brings no types, as identityProvider.ts uses. */
declare module 'oidc-provider' {
  import type { RequestListener } from 'node:http'

  export interface Context {
    oidc: {
      provider: Provider
      client: { clientId: string }
      session: { accountId: string }
    }
  }

  export class Provider {
    constructor(issuer: string, configuration: object)
    callback(): RequestListener
    Grant: new (of: {
      clientId: string
      accountId: string
    }) => {
      addOIDCScope(scope: string): void
      save(): Promise<string>
    }
  }

  export default Provider
}
