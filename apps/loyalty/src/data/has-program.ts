import { platform } from '@galleria/federation'
import { getLoyaltyProgram } from '@galleria/platform-client/loyalty'
import type { RouterContextProvider } from '@galleria/router'
import { isAbsent } from './page-error.ts'

/** A link to a page that says there is nothing here, or not yet, helps nobody. */
export async function hasProgram(context: RouterContextProvider): Promise<boolean> {
  try {
    const { loyaltyProgram } = await getLoyaltyProgram(context.get(platform))
    return loyaltyProgram.status === 'ACTIVE' || loyaltyProgram.status === 'PAUSED'
  } catch (error) {
    if (isAbsent(error)) return false
    throw error
  }
}
