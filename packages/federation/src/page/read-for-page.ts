import { isPlatformError } from '@galleria/platform-client'
import { data } from '@galleria/router'

/** Reads for a page. A refusal of the platform becomes the page's status, which survives the way from server to browser. */
export async function readForPage<Answer>(answer: Promise<Answer>, missing = 'Not found'): Promise<Answer> {
  try {
    return await answer
  } catch (error) {
    if (!isPlatformError(error)) throw error
    if (error.status === 404) throw notFound(missing)
    throw data("The platform couldn't be reached", { status: 503 })
  }
}

export const notFound = (missing = 'Not found') => data(missing, { status: 404 })
