import type { Asking } from '../../asking.ts'
import { type Caller, callerOf, isToken, type SessionRow } from '../../caller.ts'
import { askHot, type Db, hotQuery } from '../../database.ts'
import { kept } from '../../kept.ts'
import type { Sight } from '../../kept-answers.ts'
import { Recent } from '../../recent.ts'
import { hashSecret } from '../../secrets.ts'
import type { Services } from '../../services.ts'
import { padded, Together } from '../../together.ts'
import { type AccountRow, accountColumns } from '../view.ts'

interface OwnSight extends Sight {
  /** None where the member has none. */
  readonly account?: AccountRow | undefined
}

type Seen = OwnSight | undefined

interface Row {
  readonly place: number
  readonly mark: string | null
}

interface SessionOfToken extends Row, SessionRow {
  readonly expiresAt: Date
}

/**
 * From each token to its session, member and account. Of the account all that it is, as one text: half the cost of its
 * columns, and no writer can forget to count something up.
 */
const ofToken = `select f.id as "familyId", f.visitor_id as "visitorId", f.member_id as "memberId", f.app_id as "appId",
  m.contact_id as "contactId", m.status, a.expires_at as "expiresAt", l::text as mark
from access_tokens a
join token_families f on f.id = a.family_id and f.revoked_at is null
left join members m on m.id = f.member_id
left join loyalty_accounts l on l.member_id = f.member_id
where a.hash = asked.hash and a.expires_at > $2 and a.user_id is null limit 1`

/** The same for a session whose token is known: no token, and no member who may not use the site. */
const ofSession = `select l::text as mark
from token_families f
join members m on m.id = f.member_id and m.status = 'APPROVED'
left join loyalty_accounts l on l.member_id = f.member_id
where f.id = asked.id and f.revoked_at is null limit 1`

/** Each for itself, by unique keys: joined as lists, the planner reads whole tables where they are small. */
const each = (asked: string, sought: string) =>
  `select asked.place::int as place, seen.* from ${asked} cross join lateral (${sought}) as seen`

const look = {
  alone: hotQuery<SessionOfToken>(each('(select $1::bytea as hash, 1 as place) as asked', ofToken)),
  all: hotQuery<SessionOfToken>(each('unnest($1::bytea[]) with ordinality as asked (hash, place)', ofToken)),
}

const glance = {
  alone: hotQuery<Row>(each('(select $1::uuid as id, 1 as place) as asked', ofSession)),
  all: hotQuery<Row>(each('unnest($1::uuid[]) with ordinality as asked (id, place)', ofSession)),
}

type Member = Extract<Caller, { type: 'MEMBER' }>

/** Whose an access token is, which never changes, and until when. */
interface Known {
  readonly caller: Member
  readonly until: Date
}

type Site = Pick<Services, 'db' | 'clock' | 'kept' | 'config'>

const MOST = 10_000
const memoryOf = (site: Site) =>
  kept(site, 'own accounts', () => ({
    tokens: new Recent<Known>(MOST),
    looks: new Together((asked: readonly string[]) => lookAt(site, asked)),
    glances: new Together((asked: readonly Member[]) => glanceAt(site, asked)),
  }))

/** Who asks, and the mark of their account. Nobody for a token that the usual look has to judge. */
export async function ownAccountSight(site: Site, request: Asking): Promise<Seen> {
  const token = request.headers.get('authorization')
  if (!token || !isToken(token)) return undefined
  const { tokens, glances, looks } = memoryOf(site)
  // In development tables are changed by hand, tokens too.
  const known = site.config.development ? undefined : tokens.get(token)
  const seen = known && known.until > site.clock.now() ? await glances.ask(known.caller) : undefined
  return seen ?? looks.ask(token)
}

async function glanceAt({ db }: Site, asked: readonly Member[]): Promise<Seen[]> {
  // Parts of a page ask at the same moment with the same token.
  const ids = [...new Set(asked.map(({ familyId }) => familyId))]
  const rows = await askHot(db, ids.length > 1 ? glance.all([padded(ids)]) : glance.alone(ids))
  const marks = new Map(rows.map(({ place, mark }) => [ids[place - 1], mark]))
  return asked.map((caller) => {
    const mark = marks.get(caller.familyId)
    return mark === undefined ? undefined : seenOf(db, caller, mark)
  })
}

async function lookAt(site: Site, asked: readonly string[]): Promise<Seen[]> {
  const tokens = [...new Set(asked)]
  const now = site.clock.now()
  const hashes = tokens.map(hashSecret)
  const query = hashes.length > 1 ? look.all([padded(hashes), now]) : look.alone([...hashes, now])
  const found = new Map<string, OwnSight>()
  for (const { place, mark, expiresAt, ...session } of await askHot(site.db, query)) {
    const token = tokens[place - 1]
    const caller = callerOf(session)
    if (!token || !caller) continue
    if (caller.type === 'MEMBER') memoryOf(site).tokens.set(token, { caller, until: expiresAt })
    found.set(token, seenOf(site.db, caller, mark))
  }
  return asked.map((token) => found.get(token))
}

function seenOf(db: Db, caller: Caller, mark: string | null): OwnSight {
  if (!mark || caller.type !== 'MEMBER') return { caller, mark: null }
  const again = async () => ({ caller, ...(await read(db, caller.memberId)) })
  return { caller, mark, again }
}

/** Its mark beside it, since it may have changed after it was looked at. */
const ofMember = hotQuery<AccountRow & { readonly mark: string }>(
  `select ${accountColumns}, l::text as mark from loyalty_accounts l where member_id = $1`,
)

async function read(db: Db, memberId: string): Promise<Pick<OwnSight, 'mark' | 'account'>> {
  const [row] = (await db.executeQuery(ofMember([memberId]))).rows
  if (!row) return { mark: null, account: undefined }
  const { mark, ...account } = row
  return { mark, account }
}

/** What was read after the look; asked for where whoever asks was only known at the second look. */
export async function ownAccount(
  db: Db,
  sight: Sight | undefined,
  memberId: string,
): Promise<AccountRow | undefined> {
  return sight ? (sight as OwnSight).account : (await read(db, memberId)).account
}
