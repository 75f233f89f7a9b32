import { platform } from '@galleria/federation'
import { getLoyaltyProgram } from '@galleria/platform-client/loyalty'
import type { RouterContextProvider } from '@galleria/router'
import { isAbsent } from './page-error.ts'

/** A link to a page that says there is nothing here helps nobody. */
export async function hasProgramme(context: RouterContextProvider): Promise<boolean> {
  try {
    await getLoyaltyProgram(context.get(platform))
    return true
  } catch (error) {
    if (isAbsent(error)) return false
    throw error
  }
}
