import { hotQuery } from '../../../../data/database.ts'
import {
  isShopperTokenOf,
  type SessionRow,
  sessionColumns,
  sessionTables,
} from '../../../../http/caller-store.ts'
import { type AccountRow, accountColumns } from '../../view.ts'

interface Row extends SessionRow {
  readonly place: number
  readonly etag: string | null
}

/**
 * From each token to its session, member and account. All of the account as one text is its ETag: half the cost of its
 * columns, and no writer can forget to count something up.
 */
const ofToken = `select ${sessionColumns}, l::text as etag from ${sessionTables}
left join loyalty_accounts l on l.member_id = f.member_id
where ${isShopperTokenOf('asked.hash', '$2')} limit 1`

/** Each for itself, by unique keys: joined as lists, the planner reads whole tables where they are small. */
const each = (asked: string) =>
  hotQuery<Row>(
    `select asked.place::int as place, seen.* from ${asked} cross join lateral (${ofToken}) as seen`,
  )

export const accountOfToken = each('(select $1::bytea as hash, 1 as place) as asked')

export const accountsOfTokens = each('unnest($1::bytea[]) with ordinality as asked (hash, place)')

/** The account with its ETag beside it, since it may have changed after the probe. */
export const accountOfMember = hotQuery<AccountRow & { readonly etag: string }>(
  `select ${accountColumns}, l::text as etag from loyalty_accounts l where member_id = $1`,
)
