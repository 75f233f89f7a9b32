import { randomBytes } from 'node:crypto'
import type { PlatformConfig } from '../../../data/config.ts'
import { callbackParameters, findClient } from '../../redirects/index.ts'
import type { AuthorizationRequest } from './authorization.ts'

export type Outcome =
  | { readonly code: string }
  | {
      readonly error: 'login_required' | 'consent_required' | 'access_denied'
      readonly error_description: string
    }

/** Brings code or error to the client, in the way it asked for; always with the issuer (RFC 9207). */
export function respond(config: PlatformConfig, request: AuthorizationRequest, outcome: Outcome): Response {
  const answer = { ...outcome, state: request.state, iss: config.publicUrl }
  if (request.responseMode === 'web_message') return message(origins(config, request), answer)
  if (!request.redirectUri) throw new Error('A redirect needs its address')
  const url = new URL(request.redirectUri)
  const parameters = new URLSearchParams({
    ...answer,
    ...callbackParameters('AUTHORIZE', 'code' in outcome ? 'SUCCESS' : 'ERROR'),
  })
  if (request.responseMode === 'query') {
    for (const [name, value] of parameters) url.searchParams.set(name, value)
  } else {
    url.hash = parameters.toString()
  }
  return seeOther(url.href)
}

/** On to another page; neither end tells the other where it is. */
export function seeOther(location: string, cookies: readonly string[] = []): Response {
  const headers = new Headers({
    Location: location,
    'Cache-Control': 'no-store',
    'Referrer-Policy': 'no-referrer',
  })
  for (const cookie of cookies) headers.append('Set-Cookie', cookie)
  return new Response(null, { status: 303, headers })
}

/** The page that asked, if it is one of the client's; otherwise each of the client's, of which the browser serves the true one. */
function origins(config: PlatformConfig, request: AuthorizationRequest): readonly string[] {
  const known = findClient(config, request.clientId)?.origins ?? []
  const allowed = known.filter((origin) => origin === request.openerOrigin)
  return allowed.length > 0 ? allowed : known
}

/** For the hidden frame: posts to exactly the registered origin, and can be framed by nobody else. */
function message(targets: readonly string[], answer: object): Response {
  const nonce = randomBytes(16).toString('base64')
  const script = targets
    .map((origin) => `parent.postMessage(${asScript(answer)},${asScript(origin)})`)
    .join(';')
  const page = `<!doctype html><meta charset="utf-8"><title>Signing in</title><script nonce="${nonce}">if(parent!==window){${script}}</script>`
  return new Response(page, {
    headers: {
      'Content-Type': 'text/html; charset=utf-8',
      'Content-Security-Policy': `default-src 'none'; script-src 'nonce-${nonce}'; frame-ancestors ${targets.join(' ')}; base-uri 'none'; form-action 'none'`,
      'Cache-Control': 'no-store',
      'Referrer-Policy': 'no-referrer',
    },
  })
}

/** JSON that neither ends the script nor the line. */
function asScript(value: unknown): string {
  return JSON.stringify(value).replace(
    /[<\u2028\u2029]/g,
    (character) => `\\u${character.charCodeAt(0).toString(16).padStart(4, '0')}`,
  )
}
