import { applicationError } from '../../../base/errors.ts'
import { hashSecret } from '../../../base/secrets.ts'
import type { Services } from '../../../data/services.ts'
import { findByOauthState, readRedirectSession } from '../../redirects/index.ts'
import { grantCode, requestOf } from './authorization.ts'
import { respond } from './respond.ts'
import { isSession } from './store/session-tokens.ts'

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
  const session = hashSecret(sessionToken)
  const row =
    (await readRedirectSession(services, state, 'auth')) ??
    // Found by no index, so only for whoever could go on with it.
    ((await isSession(services, session)) ? await findByOauthState(services, state) : undefined)
  const code = row && (await grantCode(services, row, session))
  if (!code) {
    throw applicationError(
      400,
      'INVALID_STATE',
      'The request or session token was already used or has expired. Sign in again.',
    )
  }
  return toRaw(respond(services.config, requestOf(row), { code }))
}

async function toRaw(response: Response): Promise<RawHttp> {
  return {
    body: Buffer.from(await response.text()).toString('base64'),
    statusCode: response.status,
    headers: Array.from(response.headers, ([key, value]) => ({ key, value })),
  }
}
