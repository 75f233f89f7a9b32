import { violations } from '../../base/errors.ts'
import type { PlatformConfig } from '../../data/config.ts'
import type { OAuthClient } from '../../data/oauth-client.ts'

export function findClient(config: PlatformConfig, id: string | undefined): OAuthClient | undefined {
  return config.clients.find((client) => client.id === id)
}

/**
 * A page of a registered client: the text itself must begin with its origin, so that no parser is asked to agree. An
 * allowed domain is compared as a whole, and reached by https alone (Cart V2 reference, OAuth app settings).
 */
function isRegistered(config: PlatformConfig, url: string, clientId?: string): boolean {
  const clients = clientId === undefined ? config.clients : config.clients.filter(({ id }) => id === clientId)
  if (/[\s\\\p{Cc}]/u.test(url) || !URL.canParse(url)) return false
  return clients.some(({ origins, redirectDomains = [] }) =>
    [...origins, ...redirectDomains.map((domain) => `https://${domain}`)].some((origin) => {
      const rest = url.slice(origin.length)
      return url.startsWith(origin) && (rest === '' || /^[/?#]/.test(rest)) && new URL(url).origin === origin
    }),
  )
}

/** The address, unless it leads out of the store: what was kept before it was checked is not handed out either. */
export function ifRegistered(config: PlatformConfig, url: string | null | undefined): string | undefined {
  return url && isRegistered(config, url) ? url : undefined
}

export function requireRegistered(
  config: PlatformConfig,
  field: string,
  url: string,
  clientId?: string,
): void {
  if (isRegistered(config, url, clientId)) return
  throw violations([
    {
      field,
      description: 'must lead to a registered origin',
      violatedRule: 'FORMAT',
      data: { type: 'WEB_URL' },
    },
  ])
}
