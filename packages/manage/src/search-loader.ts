import { isPlatformError } from '@galleria/platform-client'
import type { LoaderFunctionArgs } from '@galleria/router'
import { type Staff, staffOf } from './staff/staff.ts'

/** Most characters of a search; what is longer is cut before any work on it. */
const LONGEST = 100
const SHORTEST = 2

interface Asked extends Pick<Staff, 'client'> {
  readonly words: string
  readonly signal: AbortSignal
}

/**
 * Loader of a team's results in the admin's search, for `?q=`. It finds nothing where the role may not, or where nothing
 * answers: a fetcher's error would take the page under the search with it.
 */
export function searchLoader<Result>(find: (asked: Asked) => Promise<readonly Result[]>) {
  return async (args: LoaderFunctionArgs): Promise<readonly Result[]> => {
    const { request } = args
    const words = new URL(request.url).searchParams.get('q')?.slice(0, LONGEST).trim() ?? ''
    if (words.length < SHORTEST) return []
    try {
      const { client } = await staffOf(args)
      return await find({ client, words, signal: request.signal })
    } catch (error) {
      if (isPlatformError(error) || isNoEntry(error)) return []
      throw error
    }
  }
}

/** A redirect to the sign-in, or 403 of somebody who is not of the staff. */
function isNoEntry(error: unknown): boolean {
  return error instanceof Response || (typeof error === 'object' && error !== null && 'init' in error)
}
