import type { MembershipChoices } from './options.ts'
import type { MembershipRow } from './store/memberships.ts'

/** MembershipOptions (wire §4.2). */
export function membershipOptions({ eligible, invalid, selected }: MembershipChoices) {
  return {
    eligibleMemberships: eligible.map(({ row, lineIds }) => membership(row, lineIds)),
    invalidMemberships: invalid.map(({ row, reason }) => ({ membership: membership(row, []), reason })),
    selectedMemberships: selected.map(({ id, appId, lineItemIds }) => ({
      id,
      appId,
      lineItemIds: [...lineItemIds],
    })),
  }
}

function membership(row: MembershipRow, lineItemIds: readonly string[]) {
  const { id, appId, name, total, remaining, expiresAt } = row
  return {
    id,
    appId,
    name: { original: name, translated: name },
    lineItemIds: [...lineItemIds],
    ...(total !== null && remaining !== null ? { credits: { total, remaining } } : {}),
    expirationDate: expiresAt?.toISOString() ?? null,
  }
}
