import type { Say } from '../messages/index.ts'

/** Why a visit to the hosted sign-in ended without a session, in words (specification §8, wire §2.4). */
export function callbackWords(error: unknown, url: string, t: Say): string {
  const cause = error instanceof Error ? error.cause : undefined
  if (cause === 'access_denied' || answer(url).get('error') === 'access_denied') return t('callback.left')
  const message = error instanceof Error ? error.message : ''
  if (message.includes('Missing code')) return t('callback.missing')
  if (message.includes('Invalid _state')) {
    return t('callback.state')
  }
  return t('callback.failed')
}

/** The answer comes in the fragment, or in the query. */
function answer(url: string): URLSearchParams {
  const { hash, search } = new URL(url)
  return new URLSearchParams(hash.length > 1 ? hash.slice(1) : search)
}
