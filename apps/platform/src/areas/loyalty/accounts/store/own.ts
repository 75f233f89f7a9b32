import { hotQuery } from '../../../../data/database.ts'
import type { SessionRow } from '../../../../http/caller.ts'
import { type AccountRow, accountColumns } from '../../view.ts'

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

export const accountOfToken = each('(select $1::bytea as hash, 1 as place) as asked')

export const accountsOfTokens = each('unnest($1::bytea[]) with ordinality as asked (hash, place)')

/** The account with its ETag beside it, since it may have changed after the probe. */
export const accountOfMember = hotQuery<AccountRow & { readonly mark: string }>(
  `select ${accountColumns}, l::text as mark from loyalty_accounts l where member_id = $1`,
)
