import type { Session } from '@galleria/auth'
import { isApplicationError, type PlatformClient } from '@galleria/platform-client'
import { addWishes, type MyList, readLists } from './calls.ts'
import { wishedIds, wishedOf, writeWished } from './wished.ts'

/**
 * Takes a guest's wishes of this device along into the account that signed in, and keeps a copy of the account's here.
 * Signed out, the copy goes. @returns the member's lists
 */
export async function syncWishes(
  client: PlatformClient,
  session: Pick<Session, 'isMember'>,
  signal?: AbortSignal,
): Promise<readonly MyList[]> {
  if (!session.isMember) {
    if (wishedOf() === 'account') writeWished('device', [])
    return []
  }
  const waiting = wishedOf() === 'device' ? wishedIds() : []
  if (waiting.length > 0)
    await addWishes(client, waiting).catch((error) => {
      // Leave out wishes without room; try again at the next page whatever else fails.
      if (!isApplicationError(error)) throw error
    })
  const lists = await readLists(client, signal)
  const ids = lists.flatMap(({ items }) => items.map((item) => item.catalogReference.catalogItemId))
  writeWished('account', [...new Set(ids)])
  return lists
}
