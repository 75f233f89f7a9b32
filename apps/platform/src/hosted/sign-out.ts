import { endFamily } from '../identity/families.ts'
import { readRedirectSession, useRedirectSession } from '../redirects/sessions.ts'
import type { App } from '../route.ts'
import { errorPage } from './page.ts'

/** Ends the session for which the address was made, then goes back to the registered page that asked. */
export function signOutPage(app: App): void {
  app.get('/_hosted/logout', async (c) => {
    const { services } = c.var
    const { db, clock, config } = services
    const row = await readRedirectSession(services, c.req.query('session'), 'logout')
    if (!row) {
      return errorPage(config, 'This page has expired', 'Go back to the store to sign out.')
    }
    const first = await useRedirectSession(db, row.id, clock.now())
    if (first && row.familyId) await endFamily(db, row.familyId, clock.now())
    const { postFlowUrl } = row.callbacks
    if (!postFlowUrl) return errorPage(config, 'You are signed out', 'See you soon.', 200)
    return c.redirect(postFlowUrl, 303)
  })
}
