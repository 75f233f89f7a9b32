import { isPlatformError } from '@galleria/platform-client'
import { data } from '@galleria/router'

/** Reads for a page that everybody may see: what the platform refuses becomes the page's status on both sides. */
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
