import { getCookie } from 'hono/cookie'
import type { Caller } from '../caller.ts'
import { clientOf } from '../client.ts'
import { after } from '../clock.ts'
import { AppExchange } from '../exchange.ts'
import { clearedCookie, makeCookie } from '../hosted/cookie.ts'
import { readForm } from '../hosted/form.ts'
import { seeOther } from '../hosted/respond.ts'
import { type Ctx, englishView, type View } from '../hosted/view.ts'
import { giveBack, takeAttempt } from '../identity/attempts.ts'
import { hashSecret, newSecret, sameSecret } from '../secrets.ts'

const COOKIE = 'galleria-staff'
const LIFE_SECONDS = 8 * 60 * 60

/** Somebody of the shop's staff, at a page. */
export interface Staff {
  readonly c: Ctx
  readonly view: View
  readonly caller: Caller
}

/** The cookie of a new session, for whoever has the owner's key; undefined for anybody else, who may try so often from one network. */
export async function openSession(c: Ctx, key: string): Promise<string | undefined> {
  const { db, clock, config } = c.var.services
  const of = `staff from:${clientOf(new AppExchange(c)).address}`
  await takeAttempt(db, clock, { of, allowed: config.failuresPerAddress })
  if (!sameSecret(key, config.ownerKey)) return undefined
  await giveBack(db, of)
  const secret = newSecret()
  const createdAt = clock.now()
  await db.deleteFrom('staffSessions').where('expiresAt', '<=', createdAt).execute()
  await db
    .insertInto('staffSessions')
    .values({ hash: hashSecret(secret), createdAt, expiresAt: after(clock, LIFE_SECONDS) })
    .execute()
  return makeCookie(config, COOKIE, secret, LIFE_SECONDS)
}

export async function closeSession(c: Ctx): Promise<string> {
  const { db, config } = c.var.services
  const secret = getCookie(c, COOKIE)
  if (secret) await db.deleteFrom('staffSessions').where('hash', '=', hashSecret(secret)).execute()
  return clearedCookie(config, COOKIE)
}

export async function withStaff(c: Ctx, show: (staff: Staff) => Promise<Response>): Promise<Response> {
  const { db, clock, config } = c.var.services
  const secret = getCookie(c, COOKIE)
  const session = secret
    ? await db
        .selectFrom('staffSessions')
        .select('hash')
        .where('hash', '=', hashSecret(secret))
        .where('expiresAt', '>', clock.now())
        .executeTakeFirst()
    : undefined
  if (!session) return seeOther(signIn(c))
  return show({
    c,
    view: englishView(config),
    caller: { type: 'USER', userId: config.accountId, role: 'OWNER' },
  })
}

/** Asks for the key, and then goes on; a form that was sent too late is not sent again. */
function signIn(c: Ctx): string {
  const { pathname, search } = new URL(c.req.url)
  return `/_hosted/back-office/sign-in?${new URLSearchParams({ to: c.req.method === 'GET' ? pathname + search : pathname })}`
}

/** The same for a form of such a page, which no other site can send. */
export async function withStaffForm(
  c: Ctx,
  work: (staff: Staff, form: URLSearchParams) => Promise<Response>,
): Promise<Response> {
  const form = await readForm(c.req.raw, c.var.services.config)
  return withStaff(c, (staff) => work(staff, form))
}
