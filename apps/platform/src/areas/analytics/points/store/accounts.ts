import { sql } from 'kysely'
import type { Db } from '../../../../data/database.ts'
import type { MemberContact } from '../../../identity/index.ts'
import { entriesOf, entrySums, type PointMeasures } from './entries.ts'
import { isOf, type Scope } from './report.ts'

export type AccountRow = PointMeasures & {
  readonly accountId: string
  readonly contactId: string
  readonly nickname: string | null
  readonly email: string | null
  readonly contact: MemberContact | null
  readonly balance: number
  readonly found: number
}

interface Page {
  /** Measure by which the accounts are ordered, or what they have now. */
  readonly by: keyof PointMeasures | 'balance'
  readonly descending: boolean
  readonly limit: number
  readonly offset: number
}

/** Accounts whose points moved in a range, with what moved theirs. */
export async function readAccounts(
  db: Db,
  { range, timeZone, filter }: Scope,
  { by, descending, limit, offset }: Page,
): Promise<AccountRow[]> {
  const order = descending ? sql`${sql.ref(by)} desc` : sql`${sql.ref(by)} asc`
  const { rows } = await sql<AccountRow>`
    with moved as (
      select account_id, ${entrySums} from ${entriesOf(range, timeZone)} as e
      where ${isOf(filter)} group by account_id
    ),
    page as (
      select moved.*, a.contact_id, a.balance, count(*) over () as found
      from moved join loyalty_accounts a on a.id = moved.account_id
      order by ${order}, account_id limit ${limit} offset ${offset}
    )
    select page.*, m.nickname, m.login_email as email, m.contact
    from page left join members m on m.contact_id = page.contact_id
    order by ${order}, account_id`.execute(db)
  return rows
}
