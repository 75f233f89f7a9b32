/** Why a visit to the hosted sign-in ended without a session, in words (specification §8, wire §2.4). */
export function callbackWords(error: unknown, url: string): string {
  const cause = error instanceof Error ? error.cause : undefined
  if (cause === 'access_denied' || answer(url).get('error') === 'access_denied')
    return 'You left the sign-in page before signing in.'
  const message = error instanceof Error ? error.message : ''
  if (message.includes('Missing code'))
    return 'The sign-in page sent no answer along. Please sign in once more.'
  if (message.includes('Invalid _state')) {
    return 'This answer belongs to another sign-in: one already used, or begun in another tab. Please sign in once more.'
  }
  return 'The sign-in could not be completed right now. Please try again.'
}

/** The answer comes in the fragment, or in the query. */
function answer(url: string): URLSearchParams {
  const { hash, search } = new URL(url)
  return new URLSearchParams(hash.length > 1 ? hash.slice(1) : search)
}
