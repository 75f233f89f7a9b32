import { endAnonymousSession, endFamily, seeOther } from '../../areas/identity/index.ts'
import {
  callbackAddress,
  readRedirectSession,
  settleRedirectSession,
  useRedirectSession,
} from '../../areas/redirects/index.ts'
import type { App } from '../../http/route.ts'
import { noticePage } from './page.ts'
import { endSession } from './session.ts'
import { viewOf } from './view.ts'

/** Ends the session for which the address was made, then goes back to the registered page that asked. */
export function signOutPage(app: App): void {
  app.get('/_hosted/logout', async (c) => {
    const { services } = c.var
    const { db, clock } = services
    const row = await readRedirectSession(services, c.req.query('session'), 'logout')
    const view = await viewOf(c, row?.details)
    const { t } = view
    if (!row) {
      return noticePage(view, { title: t('expired.title'), text: t('sign-out.expired'), status: 400 })
    }
    const first = await useRedirectSession(db, row.id, clock.now())
    const { familyId, memberId, visitorId } = row
    if (first && familyId) {
      if (memberId || !visitorId) await endFamily(db, familyId, clock.now())
      else await endAnonymousSession(db, services, { familyId, visitorId })
    }
    await settleRedirectSession(db, row.id, 'SUCCESS')
    const cookies = [await endSession(c)]
    const { postFlowUrl } = row.callbacks
    if (postFlowUrl) return seeOther(callbackAddress(postFlowUrl, 'LOGOUT', 'SUCCESS'), cookies)
    return noticePage(view, { title: t('sign-out.done'), text: t('sign-out.soon'), cookies })
  })
}
