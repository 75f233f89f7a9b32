import { errors, type JWTPayload, type JWTVerifyOptions, jwtVerify } from 'jose'
import { type PublicKey, readPublicKey } from './public-key.ts'
import { WebhookError, type WebhookProblem } from './webhook-error.ts'

/** How old a delivery may be. */
export interface VerifyOptions {
  /** Seconds since `iat` after which a delivery is refused; one without `iat` is refused too. Unbounded by default. */
  readonly maxAge?: number
  /** Seconds since `iat` after which a delivery is a replay; one without `iat` has no age and passes. */
  readonly replayWindow?: number
  /** Seconds that clocks may differ by; 60 by default. */
  readonly clockTolerance?: number
  /** The time, for tests. */
  readonly now?: Date
}

/** RS256 alone: a token must not choose how it is checked (RFC 8725 §3.1). Any one of the keys may fit. */
export async function verify(
  jwt: string,
  keys: readonly PublicKey[],
  { maxAge, replayWindow, clockTolerance = 60, now = new Date() }: VerifyOptions,
): Promise<JWTPayload> {
  const rules: JWTVerifyOptions = { algorithms: ['RS256'], clockTolerance, currentDate: now }
  if (maxAge !== undefined) rules.maxTokenAge = maxAge
  let failure: unknown = new WebhookError(
    'BAD_KEY',
    'There is no public key to verify with. Pass one to parse the webhook.',
  )
  for (const key of keys) {
    const read = await readPublicKey(key)
    try {
      const { payload } = await jwtVerify(jwt, read, rules)
      const age = payload.iat === undefined ? 0 : now.getTime() / 1000 - payload.iat
      if (age > (replayWindow ?? Infinity) + clockTolerance) failure = tooOld(age)
      else return payload
      break
    } catch (error) {
      failure = toWebhookError(error)
      // Only another signature may be another key's: everything else is wrong under each of them.
      if (!(error instanceof errors.JWSSignatureVerificationFailed)) break
    }
  }
  throw failure
}

function tooOld(age: number): WebhookError {
  return new WebhookError('EXPIRED', `The token is too old: ${Math.round(age)} seconds.`)
}

function toWebhookError(error: unknown): WebhookError {
  const [problem, message] = describe(error)
  return new WebhookError(problem, message, error)
}

function describe(error: unknown): [WebhookProblem, string] {
  if (error instanceof errors.JWSSignatureVerificationFailed)
    return ['BAD_SIGNATURE', 'The signature fits none of the public keys']
  if (error instanceof errors.JOSEAlgNotAllowed)
    return ['WRONG_ALGORITHM', 'The token must be signed with RS256']
  if (error instanceof errors.JWTExpired) return ['EXPIRED', `The token is too old: ${error.message}`]
  if (error instanceof errors.JWTClaimValidationFailed)
    return error.claim === 'nbf'
      ? ['NOT_YET_VALID', 'The token is not valid yet']
      : ['MALFORMED_TOKEN', `The claim ${error.claim} is missing or wrong`]
  if (error instanceof TypeError) return ['BAD_KEY', 'The public key is no key for RS256']
  return ['MALFORMED_TOKEN', 'The body is no signed JWT']
}
