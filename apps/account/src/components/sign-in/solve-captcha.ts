import { type Challenge, solveChallenge } from 'altcha-lib'
import { deriveKey } from 'altcha-lib/algorithms/web/pbkdf2'

/** Does the work that the platform asks for, and packs the proof as its token: base64 of JSON. */
export async function solve(challenge: object, controller: AbortController): Promise<string> {
  const parsed = challenge as Challenge
  const solution = await solveChallenge({ challenge: parsed, deriveKey, controller })
  if (!solution) throw new Error('The captcha has no solution')
  return btoa(JSON.stringify({ challenge: parsed, solution }))
}
