import { isPlatformError } from '@galleria/platform-client'
import { data } from '@galleria/router'

/** A site without the program answers so. */
export const isAbsent = (error: unknown): boolean => isPlatformError(error) && error.status === 404

/** Reads for a page. What the platform refuses becomes a page's status, which survives the way from server to browser. */
export async function read<Answer>(answer: Promise<Answer>): Promise<Answer> {
  try {
    return await answer
  } catch (error) {
    if (isAbsent(error)) throw data('There is no program', { status: 404 })
    throw isPlatformError(error) ? data('The platform did not answer', { status: 503 }) : error
  }
}

/** For what a program may lack, or keep from visitors. */
export async function readIfPresent<Answer>(answer: Promise<Answer>, otherwise: Answer): Promise<Answer> {
  return read(
    answer.catch((error: unknown) => {
      if (isAbsent(error) || (isPlatformError(error) && error.status === 403)) return otherwise
      throw error
    }),
  )
}
