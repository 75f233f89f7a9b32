import type { Line, Membership, MembershipOptions } from '../model/index.ts'

/** Uses of a membership for a line of the cart. */
export interface MembershipUse {
  readonly line: Line
  /** `short`: the line has more pieces than the membership has uses left. */
  readonly state: 'offered' | 'chosen' | 'short'
}

/** The lines that a membership covers, each with what can be done about it. A line is paid for by one of them. */
export function membershipUses(
  { id, lineItemIds = [], credits }: Membership,
  lines: readonly Line[],
  { selectedMemberships }: Pick<MembershipOptions, 'selectedMemberships'>,
): readonly MembershipUse[] {
  const chosenFor = (lineId: string) =>
    selectedMemberships.find(({ lineItemIds: ids = [] }) => ids.includes(lineId))?.id
  const mine = lines.filter((line) => chosenFor(line.id) === id)
  const left = (credits?.remaining ?? Number.POSITIVE_INFINITY) - pieces(mine)
  return lines
    .filter((line) => lineItemIds.includes(line.id))
    .flatMap((line): MembershipUse[] => {
      const chosen = chosenFor(line.id)
      if (chosen === id) return [{ line, state: 'chosen' }]
      if (chosen !== undefined) return []
      return [{ line, state: line.quantity <= left ? 'offered' : 'short' }]
    })
}

const pieces = (lines: readonly Line[]) => lines.reduce((sum, { quantity }) => sum + quantity, 0)
