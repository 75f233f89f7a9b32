import type { Credentials } from './credentials.ts'
import { clientCredentialsGrant } from './grants.ts'

/** Seconds before expiry at which a token is renewed, so that it does not expire on its way. */
const LEEWAY = 30

/** An app, its secret, and its installation on one site (wire §2.1). */
export interface AppCredentials {
  readonly appId: string
  readonly appSecret: string
  readonly instanceId: string
  /** Milliseconds since the epoch; the system's clock unless told. */
  readonly now?: () => number
}

/** An app on one site: trades its secret for an access token and keeps that until it expires (wire §2.2). */
export function appCredentials(options: AppCredentials): Credentials {
  const { appId, appSecret, instanceId, now = Date.now } = options
  return (client) => {
    let kept = { value: '', expiresAt: 0 }
    let renewal: Promise<string> | undefined

    async function renew(): Promise<string> {
      const { access_token, expires_in } = await clientCredentialsGrant(client, {
        grant_type: 'client_credentials',
        client_id: appId,
        client_secret: appSecret,
        instance_id: instanceId,
      })
      kept = { value: access_token, expiresAt: now() / 1000 + expires_in }
      return access_token
    }

    return async ({ rejected } = {}) => {
      const fresh = kept.expiresAt - LEEWAY > now() / 1000 && kept.value !== rejected?.authorization
      if (fresh) return { authorization: kept.value }
      // Calls that find it expired together ask once.
      renewal ??= renew().finally(() => {
        renewal = undefined
      })
      return { authorization: await renewal }
    }
  }
}
