import { randomUUID } from 'node:crypto'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import Provider from 'oidc-provider'

export interface ReferenceServer {
  readonly clientId: string
  readonly redirectUri: string
  /** A code as after a sign-in, for the challenge. */
  code(codeChallenge: string): Promise<string>
  token(form: URLSearchParams): Promise<Response>
  /** Whether the access token is good. */
  accepts(accessToken: string): Promise<boolean>
  close(): Promise<void>
}

/** A certified authorization server (oidc-provider) with one public client, to hold ours against. */
export async function referenceServer({ rotate }: { rotate: boolean }): Promise<ReferenceServer> {
  const server = createServer()
  await new Promise<void>((ready) => server.listen(0, '127.0.0.1', ready))
  const issuer = `http://127.0.0.1:${(server.address() as AddressInfo).port}`
  const [clientId, otherId] = [randomUUID(), 'another-client']
  const redirectUri = 'http://127.0.0.1:3000/account/callback'
  const client = {
    token_endpoint_auth_method: 'none' as const,
    application_type: 'native' as const,
    redirect_uris: [redirectUri],
    grant_types: ['authorization_code', 'refresh_token'],
    response_types: ['code' as const],
  }
  const provider = new Provider(issuer, {
    clients: [
      { client_id: clientId, ...client },
      { client_id: otherId, ...client },
    ],
    pkce: { required: () => true },
    scopes: ['openid', 'offline_access'],
    features: { devInteractions: { enabled: false } },
    findAccount: (_, accountId) => ({ accountId, claims: () => ({ sub: accountId }) }),
    issueRefreshToken: () => true,
    rotateRefreshToken: rotate,
    ttl: { AccessToken: 900, AuthorizationCode: 60, RefreshToken: 86_400, Grant: 86_400, IdToken: 900 },
  })
  // The library warns of each development setting; a test needs no others.
  const handle = provider.callback()
  server.on('request', (request, response) => void handle(request, response))
  const scope = 'openid offline_access'
  return {
    clientId,
    redirectUri,
    async code(codeChallenge) {
      const accountId = randomUUID()
      const grant = new provider.Grant({ accountId, clientId })
      grant.addOIDCScope(scope)
      const grantId = await grant.save()
      const found = await provider.Client.find(clientId)
      if (!found) throw new Error('The client is not there')
      const code = new provider.AuthorizationCode({
        accountId,
        client: found,
        codeChallenge,
        codeChallengeMethod: 'S256',
        grantId,
        gty: 'authorization_code',
        redirectUri,
        scope,
      })
      return code.save()
    },
    token: (body) => fetch(`${issuer}/token`, { method: 'POST', body }),
    async accepts(accessToken) {
      const answer = await fetch(`${issuer}/me`, { headers: { authorization: `Bearer ${accessToken}` } })
      return answer.ok
    },
    close: () => new Promise((closed) => server.close(() => closed())),
  }
}
