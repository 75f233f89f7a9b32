import { endFamily } from '../../../areas/identity/index.ts'
import { noticePage } from '../page.ts'
import { endSession } from '../session.ts'
import type { Member } from './layout.ts'

/** Ends this sign-in, in the store's tabs too. */
export async function signOutHere({ c, view, familyId }: Member): Promise<Response> {
  const { db, clock } = c.var.services
  await endFamily(db, familyId, clock.now())
  const { t } = view
  return noticePage(view, {
    title: t('sign-out.done'),
    text: t('sign-out.soon'),
    cookies: [await endSession(c)],
  })
}
