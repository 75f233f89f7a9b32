import { kept } from '../../../base/kept.ts'
import { hashSecret } from '../../../base/secrets.ts'
import { padded, Together } from '../../../base/together.ts'
import { askHot, type Db, hotQuery } from '../../../data/database.ts'
import type { Services } from '../../../data/services.ts'
import type { Asking } from '../../../http/asking.ts'
import { type Caller, callerOf, isToken, type SessionRow } from '../../../http/caller.ts'
import type { Sight } from '../../../http/kept-answers.ts'
import { type AccountRow, accountColumns } from '../view.ts'

interface OwnSight extends Sight {
  /** None where the member has none. */
  readonly account?: AccountRow | undefined
}

type Seen = OwnSight | undefined

interface Row extends SessionRow {
  readonly place: number
  readonly mark: string | null
}

/**
 * From each token to its session, member and account. Of the account all that it is, as one text: half the cost of its
 * columns, and no writer can forget to count something up.
 */
const ofToken = `select f.id as "familyId", f.visitor_id as "visitorId", f.member_id as "memberId", f.app_id as "appId",
  m.contact_id as "contactId", m.status, l::text as mark
from access_tokens a
join token_families f on f.id = a.family_id and f.revoked_at is null
left join members m on m.id = f.member_id
left join loyalty_accounts l on l.member_id = f.member_id
where a.hash = asked.hash and a.expires_at > $2 and a.user_id is null limit 1`

/** Each for itself, by unique keys: joined as lists, the planner reads whole tables where they are small. */
const each = (asked: string) =>
  hotQuery<Row>(
    `select asked.place::int as place, seen.* from ${asked} cross join lateral (${ofToken}) as seen`,
  )

const alone = each('(select $1::bytea as hash, 1 as place) as asked')
const all = each('unnest($1::bytea[]) with ordinality as asked (hash, place)')

type Site = Pick<Services, 'db' | 'clock' | 'kept'>

/** Who asks, and the mark of their account. Nobody for a token that the usual look has to judge. */
export async function ownAccountSight(site: Site, request: Asking): Promise<Seen> {
  const token = request.headers.get('authorization')
  if (!token || !isToken(token)) return undefined
  const looks = kept(
    site,
    'own accounts',
    () => new Together((asked: readonly string[]) => lookAt(site, asked)),
  )
  return looks.ask(token)
}

async function lookAt({ db, clock }: Site, asked: readonly string[]): Promise<Seen[]> {
  // Parts of a page ask at the same moment with the same token.
  const tokens = [...new Set(asked)]
  const hashes = tokens.map(hashSecret)
  const now = clock.now()
  const rows = await askHot(db, hashes.length > 1 ? all([padded(hashes), now]) : alone([...hashes, now]))
  const found = new Map<string, OwnSight>()
  for (const { place, mark, ...session } of rows) {
    const token = tokens[place - 1]
    const caller = callerOf(session)
    if (token && caller) found.set(token, seenOf(db, caller, mark))
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
