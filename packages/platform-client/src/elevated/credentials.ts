import type { PlatformClient, PlatformClientOptions } from '@galleria/platform-client'

/** Credentials of a privileged client. `client` reaches the token endpoint without credentials of its own. */
export type Credentials = (client: PlatformClient) => NonNullable<PlatformClientOptions['getAuthHeaders']>

/** The key as it is, with the site and account it is for (wire §1.3). */
export function apiKey(options: {
  readonly key: string
  readonly siteId?: string
  readonly accountId?: string
}): Credentials {
  const headers = {
    authorization: usable(options.key, 'API key'),
    ...(options.siteId && { 'wix-site-id': options.siteId }),
    ...(options.accountId && { 'wix-account-id': options.accountId }),
  }
  return () => async () => headers
}

/** Two tokens joined by a comma: an access token, and the key of who vouches for its bearer (wire §1.3, §2.1). */
export function withSecondToken(options: {
  readonly getAccessToken: () => Promise<string>
  readonly secondToken: string
}): Credentials {
  const second = usable(options.secondToken, 'second token')
  return () => async () => ({
    authorization: `${usable(await options.getAccessToken(), 'access token')},${second}`,
  })
}

/** Never shown in what it throws: messages end up in logs. */
function usable(token: string, what: string): string {
  if (!/^[\x21-\x2b\x2d-\x7e]+$/.test(token))
    throw new TypeError(`The ${what} must not be empty or contain commas or spaces.`)
  return token
}
