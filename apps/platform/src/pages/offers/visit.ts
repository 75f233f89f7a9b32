import type { MemberRow } from '../../areas/identity/index.ts'
import {
  callbackAddress,
  findRedirectSession,
  type Intent,
  type RedirectSessionRow,
  readRedirectSession,
  settleRedirectSession,
} from '../../areas/redirects/index.ts'
import { readSession } from '../hosted/session.ts'
import { expiredPage } from '../hosted/sign-in/step.ts'
import { type Ctx, type View, viewOf } from '../hosted/view.ts'
import type { Receipt } from './kind.ts'
import type { Visit } from './visitor.ts'

export async function withVisit(
  c: Ctx,
  intents: readonly Intent[],
  secret: string | null | undefined,
  show: (visit: Visit) => Promise<Response>,
): Promise<Response> {
  const row = await readRedirectSession(c.var.services, secret ?? undefined, ...intents)
  const { pathname, origin } = new URL(c.req.url)
  const isIts = row && new URL(String(row.details.path), origin).pathname === pathname
  if (!isIts || !secret) return expired(c, intents, secret)
  const view = await viewOf(c, row.details)
  const member = (await readSession(c))?.member ?? (await memberOf(c, row.memberId))
  return show({ c, view, row, secret, member, back: leaving(row, view) })
}

/** The page that asked learns that nothing was bought, unless something was. */
async function expired(c: Ctx, intents: readonly Intent[], secret: string | null | undefined) {
  const { db } = c.var.services
  const row = await findRedirectSession(db, secret, ...intents)
  if (!row || row.outcome === 'SUCCESS') return expiredPage(c)
  await settleRedirectSession(db, row.id, 'ERROR')
  return expiredPage(c, leaving(row, await viewOf(c, row.details)))
}

/** Recognizes the member who made the address while signed in. */
async function memberOf(c: Ctx, id: string | null): Promise<MemberRow | undefined> {
  if (!id) return undefined
  return c.var.services.db
    .selectFrom('members')
    .selectAll()
    .where('id', '=', id)
    .where('status', '=', 'APPROVED')
    .executeTakeFirst()
}

/** A list of plans learns which was looked at (wire §2.3). */
function leaving({ callbacks, details }: RedirectSessionRow, view: View): string {
  const { postFlowUrl, planListUrl, bookingsServiceListUrl } = callbacks
  if (typeof details.planId === 'string' && planListUrl) {
    const { planId, checkoutData } = details
    return callbackAddress(planListUrl, 'CHECKOUT', 'ERROR', {
      planIds: planId,
      ...(typeof checkoutData === 'string' ? { checkoutData } : {}),
    })
  }
  const list = bookingsServiceListUrl ?? postFlowUrl
  return list ? callbackAddress(list, 'CHECKOUT', 'ERROR') : view.store('/')
}

/** The registered page that asked, with what was bought; undefined where none was told. */
export function thanksFor({ row }: Visit, receipt: Receipt): string | undefined {
  const { thankYouPageUrl, postFlowUrl } = row.callbacks
  const target = thankYouPageUrl ?? postFlowUrl
  return target && callbackAddress(target, 'CHECKOUT', 'SUCCESS', receipt)
}
