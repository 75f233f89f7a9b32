import { getCookie } from 'hono/cookie'
import { seeOther } from '../../areas/identity/index.ts'
import { after } from '../../base/clock.ts'
import { hashSecret, newSecret } from '../../base/secrets.ts'
import type { StaffUser } from '../../base/staff-user.ts'
import { staffUser } from '../../http/staff-user.ts'
import { clearedCookie, makeCookie } from '../hosted/cookie.ts'
import { readForm } from '../hosted/form.ts'
import { endSession, type HostedSession } from '../hosted/session.ts'
import { type Ctx, englishView, type View } from '../hosted/view.ts'

const COOKIE = 'galleria-staff'
const LIFE_SECONDS = 8 * 60 * 60

/** Staff member at a page. */
export interface Staff {
  readonly c: Ctx
  readonly view: View
  readonly caller: StaffUser
}

/** The cookie of a new session for a member who works for the shop; undefined for any other member. */
export async function openSession(
  c: Ctx,
  { member, familyId }: Pick<HostedSession, 'member' | 'familyId'>,
): Promise<string | undefined> {
  const { db, clock, config } = c.var.services
  if (!(await staffUser(db, { memberId: member.id }))) return undefined
  const secret = newSecret()
  const createdAt = clock.now()
  await db.deleteFrom('staffSessions').where('expiresAt', '<=', createdAt).execute()
  await db
    .insertInto('staffSessions')
    .values({
      hash: hashSecret(secret),
      memberId: member.id,
      familyId,
      createdAt,
      expiresAt: after(clock, LIFE_SECONDS),
    })
    .execute()
  return makeCookie(config, COOKIE, secret, LIFE_SECONDS)
}

/** Ends it together with the hosted session that began it, which would open the next one. */
export async function closeSession(c: Ctx): Promise<string[]> {
  const { db, config } = c.var.services
  const secret = getCookie(c, COOKIE)
  if (secret) await db.deleteFrom('staffSessions').where('hash', '=', hashSecret(secret)).execute()
  return [clearedCookie(config, COOKIE), await endSession(c)]
}

/** Undefined once the sign-in was ended elsewhere, the member was blocked, or works for the shop no more. */
async function readStaff(c: Ctx): Promise<StaffUser | undefined> {
  const secret = getCookie(c, COOKIE)
  if (!secret) return undefined
  const { db, clock } = c.var.services
  const now = clock.now()
  const session = await db
    .selectFrom('staffSessions')
    .innerJoin('tokenFamilies', 'tokenFamilies.id', 'staffSessions.familyId')
    .innerJoin('members', 'members.id', 'staffSessions.memberId')
    .select('members.id')
    .where('staffSessions.hash', '=', hashSecret(secret))
    .where('staffSessions.expiresAt', '>', now)
    .where('tokenFamilies.revokedAt', 'is', null)
    .where('tokenFamilies.expiresAt', '>', now)
    .where('members.status', '=', 'APPROVED')
    .executeTakeFirst()
  return session && staffUser(db, { memberId: session.id })
}

export async function withStaff(c: Ctx, show: (staff: Staff) => Promise<Response>): Promise<Response> {
  const caller = await readStaff(c)
  if (!caller) return seeOther(signIn(c))
  return show({ c, view: await englishView(c), caller })
}

/** Asks to sign in, and then goes on; a form that was sent too late is not sent again. */
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
