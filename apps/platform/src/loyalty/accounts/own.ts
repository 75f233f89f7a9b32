import { callerOf, isToken, type SessionRow } from '../../caller.ts'
import { askHot, type Db, hotQuery } from '../../database.ts'
import type { Asking } from '../../exchange.ts'
import { kept } from '../../kept.ts'
import type { Sight } from '../../kept-answers.ts'
import { hashSecret } from '../../secrets.ts'
import type { Services } from '../../services.ts'
import { padded, Together } from '../../together.ts'
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
 * From each token to its session, member and account, all by unique keys. Of the account all that it is, as one text: half
 * the cost of its columns, and no writer can forget to count something up.
 */
const look = (
  tokens: string,
) => `select asked.place::int as place, f.id as "familyId", f.visitor_id as "visitorId",
  f.member_id as "memberId", f.app_id as "appId", m.contact_id as "contactId", m.status, l::text as mark
from ${tokens}
join access_tokens a on a.hash = asked.hash and a.expires_at > $2 and a.user_id is null
join token_families f on f.id = a.family_id and f.revoked_at is null
left join members m on m.id = f.member_id
left join loyalty_accounts l on l.member_id = f.member_id`

const lookAtOne = hotQuery<Row>(look('(select $1::bytea as hash, 1 as place) as asked'))
const lookAtMany = hotQuery<Row>(look('unnest($1::bytea[]) with ordinality as asked (hash, place)'))

type Site = Pick<Services, 'db' | 'clock' | 'kept'>

/** Who asks, and the mark of their account. Nobody for a token that the usual look has to judge. */
export async function ownAccountSight(site: Site, request: Asking): Promise<Seen> {
  const token = request.headers.get('authorization')
  if (!token || !isToken(token)) return undefined
  const eyes = kept(
    site,
    'own accounts',
    () => new Together((asked: readonly string[]) => lookAt(site, asked)),
  )
  return eyes.ask(token)
}

async function lookAt(site: Site, asked: readonly string[]): Promise<Seen[]> {
  // Parts of a page ask at the same moment with the same token.
  const tokens = [...new Set(asked)]
  const now = site.clock.now()
  const [only = '', ...others] = tokens
  const query =
    others.length === 0
      ? lookAtOne([hashSecret(only), now])
      : lookAtMany([padded(tokens.map(hashSecret)), now])
  const found = new Map<string | undefined, OwnSight>()
  for (const row of await askHot(site.db, query)) {
    const caller = callerOf(row)
    if (caller) found.set(tokens[row.place - 1], seenOf(site.db, caller, row.mark))
  }
  return asked.map((token) => found.get(token))
}

function seenOf(db: Db, caller: Sight['caller'], mark: string | null): OwnSight {
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
