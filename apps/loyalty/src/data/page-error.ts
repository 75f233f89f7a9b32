import { readForPage } from '@galleria/federation/read-for-page'
import { isPlatformError } from '@galleria/platform-client'

/** A site without the program answers so. */
export const isAbsent = (error: unknown): boolean => isPlatformError(error) && error.status === 404

/** Reads for a page of the program; a site without it answers 404. */
export const read = <Answer>(answer: Promise<Answer>): Promise<Answer> =>
  readForPage(answer, 'There is no program')

/** For what a program may lack, or keep from visitors. */
export async function readIfPresent<Answer>(answer: Promise<Answer>, otherwise: Answer): Promise<Answer> {
  return read(
    answer.catch((error: unknown) => {
      if (isAbsent(error) || (isPlatformError(error) && error.status === 403)) return otherwise
      throw error
    }),
  )
}
