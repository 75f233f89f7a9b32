import { callerOf, isToken, type SessionRow } from '../../caller.ts'
import { type Db, hotQuery } from '../../database.ts'
import type { Asking } from '../../exchange.ts'
import { kept } from '../../kept.ts'
import type { Sight } from '../../kept-answers.ts'
import { hashSecret } from '../../secrets.ts'
import type { Services } from '../../services.ts'
import { padded, Together } from '../../together.ts'
import { type AccountRow, accountColumns } from '../view.ts'

interface OwnSight extends Sight {
  /** None where the member has none. */
  readonly account: AccountRow | undefined
}

type Seen = OwnSight | undefined

interface Asker extends Omit<SessionRow, 'memberId' | 'contactId'> {
  readonly place: number
  readonly askerId: string | null
  readonly askerContactId: string | null
}
type Row = Asker & AccountRow

/** From each token to its session, member and account, all by unique keys: one question in the place of two. */
const look = (tokens: string) => `select asked.place::int as place, f.id as family_id, f.visitor_id,
  f.member_id as asker_id, f.app_id, m.contact_id as asker_contact_id, m.status,
  ${accountColumns.replace(/\w+/g, (name) => `l.${name}`)}
from ${tokens}
join access_tokens a on a.hash = asked.hash and a.expires_at > $2 and a.user_id is null
join token_families f on f.id = a.family_id and f.revoked_at is null
left join members m on m.id = f.member_id
left join loyalty_accounts l on l.member_id = f.member_id`

const lookAtOne = hotQuery<Row>(look('(select $1::bytea as hash, 1 as place) as asked'))
const lookAtMany = hotQuery<Row>(look('unnest($1::bytea[]) with ordinality as asked (hash, place)'))

type Site = Pick<Services, 'db' | 'clock' | 'kept'>

/** Who asks, with their account. Nobody for a token that the usual look has to judge. */
export async function ownAccountSight(site: Site, request: Asking): Promise<Seen> {
  const token = request.headers.get('authorization')
  if (!token || !isToken(token)) return undefined
  const eyes = kept(
    site,
    'own accounts',
    () => new Together((asked: readonly Buffer[]) => lookAt(site, asked)),
  )
  return eyes.ask(hashSecret(token))
}

async function lookAt({ db, clock }: Site, hashes: readonly Buffer[]): Promise<Seen[]> {
  const query =
    hashes.length === 1 ? lookAtOne([hashes[0], clock.now()]) : lookAtMany([padded(hashes), clock.now()])
  const { rows } = await db.executeQuery(query)
  const seen: Seen[] = hashes.map(() => undefined)
  for (const { place, askerId, askerContactId, familyId, visitorId, appId, status, ...account } of rows) {
    const session = { familyId, visitorId, appId, status, memberId: askerId, contactId: askerContactId }
    const caller = callerOf(session)
    // A look may find nothing of an account: its columns are empty then.
    const own = account.id ? account : undefined
    if (caller) seen[place - 1] = { caller, mark: null, account: own }
  }
  return seen
}

const ofMember = hotQuery<AccountRow>(`select ${accountColumns} from loyalty_accounts where member_id = $1`)

/** What the look found; asked for where whoever asks was only known at the second look. */
export async function ownAccount(
  db: Db,
  sight: Sight | undefined,
  memberId: string,
): Promise<AccountRow | undefined> {
  if (sight) return (sight as OwnSight).account
  return (await db.executeQuery(ofMember([memberId]))).rows[0]
}
