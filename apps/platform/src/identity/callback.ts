import { applicationError } from '../errors.ts'
import { grantCode, requestOf } from '../hosted/authorization.ts'
import { respond } from '../hosted/respond.ts'
import { readRedirectSession } from '../redirects/sessions.ts'
import { hashSecret } from '../secrets.ts'
import type { Services } from '../services.ts'

/** An answer of HTTP as the wire has it inside JSON: the body in base64 (§2.6). */
export interface RawHttp {
  readonly body: string
  readonly statusCode: number
  readonly headers: readonly { readonly key: string; readonly value: string }[]
}

/** Ends an authorization request with a session token: what the hosted page does, for a client that drives it itself. */
export async function loginCallback(
  services: Services,
  state: string,
  sessionToken: string,
): Promise<RawHttp> {
  const row = await readRedirectSession(services, state, 'auth')
  const code = row && (await grantCode(services, row, hashSecret(sessionToken)))
  if (!code) {
    throw applicationError(400, 'INVALID_STATE', 'The request or the session token is used or too old')
  }
  return toRaw(respond(services.config, requestOf(row), { code }))
}

export async function toRaw(response: Response): Promise<RawHttp> {
  return {
    body: Buffer.from(await response.text()).toString('base64'),
    statusCode: response.status,
    headers: Array.from(response.headers, ([key, value]) => ({ key, value })),
  }
}
