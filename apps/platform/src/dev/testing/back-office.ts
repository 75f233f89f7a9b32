import { randomUUID } from 'node:crypto'
import type { StaffRole } from '../../base/staff-user.ts'
import type { TestPlatform } from '../testing.ts'
import { submit } from './post.ts'

const signIn = '/_hosted/back-office/sign-in'

export interface TestStaff {
  readonly email: string
  readonly password: string
  readonly memberId: string
  readonly userId: string
}

/** A member who works for the shop. */
export async function hire(site: TestPlatform, role: StaffRole = 'OWNER'): Promise<TestStaff> {
  const { email, password, memberId } = await site.signUp()
  const { db, clock } = site.platform.services
  const id = randomUUID()
  await db.insertInto('staffUsers').values({ id, memberId, role, createdAt: clock.now() }).execute()
  return { email, password, memberId, userId: id }
}

const cookieOf = (answer: Response, name: string) =>
  answer.headers
    .getSetCookie()
    .find((cookie) => cookie.startsWith(`${name}=`))
    ?.split(';')[0] ?? ''

/** Signs in as a browser does; `entered` is the answer that opens the back office, or refuses it. */
export async function enterBackOffice(
  site: TestPlatform,
  { email, password }: Pick<TestStaff, 'email' | 'password'>,
  to = '/_hosted/back-office/orders',
): Promise<{ signedIn: Response; entered: Response; cookie: string }> {
  const signedIn = await submit(site, signIn, { email, password, to })
  const headers = { cookie: cookieOf(signedIn, 'galleria-account') }
  const next = new URL(signedIn.headers.get('location') ?? signIn, site.url)
  const entered = await site.fetch(next, { headers, redirect: 'manual' })
  return { signedIn, entered, cookie: cookieOf(entered, 'galleria-staff') }
}

/** The cookie of somebody of the staff, who is hired for it unless named. */
export async function openBackOffice(site: TestPlatform, staff?: TestStaff): Promise<string> {
  return (await enterBackOffice(site, staff ?? (await hire(site)))).cookie
}
