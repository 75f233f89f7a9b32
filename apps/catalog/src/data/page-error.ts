import { isPlatformError } from '@galleria/platform-client'
import { data } from '@galleria/router'

/** Reads for a page. What the platform refuses becomes a page's status, which survives the way from server to browser. */
export async function read<Answer>(answer: Promise<Answer>): Promise<Answer> {
  try {
    return await answer
  } catch (error) {
    if (!isPlatformError(error)) throw error
    if (error.status === 404) throw notFound()
    throw data('The platform did not answer', { status: 503 })
  }
}

export const notFound = () => data('Not found', { status: 404 })
