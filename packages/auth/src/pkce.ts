import {
  DEFAULT_CODE_VERIFIER_LENGTH,
  MAX_CODE_VERIFIER_LENGTH,
  MIN_CODE_VERIFIER_LENGTH,
} from '@galleria/platform-client/constants'

/** RFC 7636 §4.1: the 66 unreserved characters. */
const alphabet = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-._~'
/** Bytes from here on would favor the first characters. */
const unbiased = 256 - (256 % alphabet.length)

/** A code verifier of 43 to 128 characters, each equally likely. */
export function createCodeVerifier(length = DEFAULT_CODE_VERIFIER_LENGTH): string {
  if (!Number.isInteger(length) || length < MIN_CODE_VERIFIER_LENGTH || length > MAX_CODE_VERIFIER_LENGTH)
    throw new RangeError(`A code verifier must have 43 to 128 characters. Got ${length}.`)
  let verifier = ''
  while (verifier.length < length)
    for (const byte of crypto.getRandomValues(new Uint8Array(length)))
      if (byte < unbiased && verifier.length < length) verifier += alphabet[byte % alphabet.length]
  return verifier
}

/** `S256` (RFC 7636 §4.2): base64url of the SHA-256 digest, without padding. */
export async function createCodeChallenge(verifier: string): Promise<string> {
  const digest = await crypto.subtle.digest('SHA-256', new TextEncoder().encode(verifier))
  return btoa(String.fromCharCode(...new Uint8Array(digest)))
    .replaceAll('+', '-')
    .replaceAll('/', '_')
    .replace('=', '')
}
