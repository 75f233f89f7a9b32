import type { Db } from '../../../data/database.ts'
import { type MembershipRow, readMemberships, type SelectedMembership } from '../../terms/index.ts'
import type { Item } from '../lines/items.ts'
import type { QuoteRequest } from './request.ts'

interface Plans {
  readonly rows: readonly MembershipRow[]
  readonly wanted: readonly SelectedMembership[]
}

/** A member's plans, where they are asked for or a line is paid for by one; the call's choice comes before the lines' own. */
export async function readPlans(
  db: Db,
  { memberId, memberships }: QuoteRequest,
  items: readonly Item[],
): Promise<Plans> {
  const ofLines = items.flatMap(({ id, details }) =>
    details?.selectedMembership ? [{ ...details.selectedMembership, lineItemIds: [id] }] : [],
  )
  const wanted = memberships?.length ? memberships : ofLines
  if (!memberId) return { rows: [], wanted }
  if (!memberships && wanted.length === 0) return { rows: [], wanted }
  return { rows: await readMemberships(db, memberId), wanted }
}
