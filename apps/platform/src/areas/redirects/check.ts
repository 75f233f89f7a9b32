import { type Violation, violations } from '../../base/errors.ts'
import type { PlatformConfig } from '../../data/config.ts'
import { findClient, requireRegistered } from './registered.ts'
import type { AuthRequest, RedirectRequest } from './request.ts'
import type { Callbacks } from './tables.ts'

/** Refuses everything that could send a code astray, before any page opens (RFC 9700 §4.1.3, §4.8). */
export function checkAuthRequest(config: PlatformConfig, request: AuthRequest): AuthRequest {
  const client = findClient(config, request.clientId)
  if (!client) throw violations([unknownClient('auth.authRequest.clientId')])
  const { redirectUri, responseMode } = request
  const known = redirectUri && client.redirectUris.includes(redirectUri)
  if (redirectUri ? !known : responseMode !== 'web_message') {
    throw violations([
      {
        field: 'auth.authRequest.redirectUri',
        description: redirectUri ? 'is not registered for this client' : 'must not be empty',
        violatedRule: redirectUri ? 'VALIDATION' : 'REQUIRED_FIELD',
      },
    ])
  }
  return request
}

export function checkCallbacks(config: PlatformConfig, input: RedirectRequest): Callbacks {
  const clientId = input.logout?.clientId ?? input.auth?.authRequest.clientId
  const given = Object.entries(input.callbacks ?? {}).filter(([, url]) => url)
  for (const [name, url] of given) requireRegistered(config, `callbacks.${name}`, url as string, clientId)
  return Object.fromEntries(given) as Callbacks
}

export function unknownClient(field: string): Violation {
  return { field, description: 'is not a registered client', violatedRule: 'VALIDATION' }
}
