import { TokenResponse } from '@galleria/platform-client/entities/identity'
import * as operations from '@galleria/platform-client/operations/identity/tokens'
import { ApiError, oauthError } from '../../../base/errors.ts'
import { parseObject } from '../../../base/json.ts'
import { boundsOf } from '../../../base/texts/bounds.ts'
import { checkTexts } from '../../../base/texts/check.ts'
import { clientOf } from '../../../http/client.ts'
import type { Exchange } from '../../../http/exchange-type.ts'
import { type App, plainOperation } from '../../../http/route.ts'
import { grants } from './grants.ts'
import { type TokenRequest, TokenRequestBody } from './token-request.ts'

/** `POST /oauth2/token`, JSON or form, camelCase or snake_case; errors as RFC 6749 §5.2 has them. */
export function tokenEndpoint(app: App): void {
  const serving = {
    input: TokenRequestBody,
    answer: TokenResponse,
    partly: 'The grant type strip_bound_session is not supported.',
  } as const
  plainOperation(app, operations.token, serving, async (exchange) => {
    const { services, headers } = exchange
    const request = await readRequest(exchange)
    if (!request.grant_type) throw oauthError(400, 'invalid_request', 'grant_type is missing.')
    const grant = Object.hasOwn(grants, request.grant_type) ? grants[request.grant_type] : undefined
    if (!grant) throw oauthError(400, 'unsupported_grant_type', 'grant_type is not supported.')
    headers['Cache-Control'] = 'no-store'
    const authorization = exchange.request.headers.get('authorization')
    return grant(services, request, { client: clientOf(exchange), authorization })
  })
}

async function readRequest(exchange: Exchange): Promise<TokenRequest> {
  const text = await exchange.text()
  const isForm = exchange.request.headers.get('content-type')?.startsWith('application/x-www-form-urlencoded')
  const given = isForm ? [...new URLSearchParams(text)] : Object.entries(asOAuth(() => parseObject(text)))
  asOAuth(() => checkTexts(Object.fromEntries(given), boundsOf(TokenRequestBody)))
  const fields: Record<string, string> = {}
  for (const [key, value] of given) {
    if (value === undefined || value === null) continue
    const name = key.replace(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`)
    if (typeof value !== 'string') throw oauthError(400, 'invalid_request', `${name} must be a string.`)
    if (Object.hasOwn(fields, name))
      throw oauthError(400, 'invalid_request', `${name} appears twice. Send it once.`)
    fields[name] = value
  }
  return fields
}

/** Translates the platform's refusals into the token endpoint's errors (RFC 6749 §5.2). */
function asOAuth<Result>(work: () => Result): Result {
  try {
    return work()
  } catch (error) {
    throw error instanceof ApiError ? oauthError(error.status, 'invalid_request', error.message) : error
  }
}
