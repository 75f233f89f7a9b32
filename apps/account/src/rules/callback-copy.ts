import { key } from '../messages/index.ts'

export const callbackCopy = {
  left: key('callback.left'),
  missing: key('callback.missing'),
  state: key('callback.state'),
  failed: key('callback.failed'),
}
export type CallbackProblem = keyof typeof callbackCopy

/** Why a visit to the hosted sign-in ended without a session (specification §8, wire §2.4). */
export function callbackProblem(error: unknown, url: string): CallbackProblem {
  const cause = error instanceof Error ? error.cause : undefined
  if (cause === 'access_denied' || answer(url).get('error') === 'access_denied') return 'left'
  const message = error instanceof Error ? error.message : ''
  if (message.includes('Missing code')) return 'missing'
  return message.includes('Invalid _state') ? 'state' : 'failed'
}

/** Reads from the URL why an earlier attempt failed. */
export function problemMessage(url: string): CallbackProblem | undefined {
  const problem = new URL(url).searchParams.get('problem') ?? ''
  return Object.hasOwn(callbackCopy, problem) ? (problem as CallbackProblem) : undefined
}

/** The answer comes in the fragment, or in the query. */
function answer(url: string): URLSearchParams {
  const { hash, search } = new URL(url)
  return new URLSearchParams(hash.length > 1 ? hash.slice(1) : search)
}
