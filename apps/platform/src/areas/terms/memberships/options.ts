import {
  type Coverable,
  fitOf,
  type MembershipProblem,
  type MembershipTerms,
  usesOf,
} from '../../../domain/pricing/membership.ts'
import type { MembershipRow } from './store/memberships.ts'
import type { SelectedMembership } from './tables.ts'

export interface MembershipChoices {
  readonly eligible: readonly { readonly row: MembershipRow; readonly lineIds: readonly string[] }[]
  readonly invalid: readonly { readonly row: MembershipRow; readonly reason: MembershipProblem }[]
  readonly selected: readonly (SelectedMembership & { readonly uses: number })[]
  /** A choice that cannot be: somebody else's, used up, not for these lines. */
  readonly refused: readonly SelectedMembership[]
}

export const noMemberships: MembershipChoices = { eligible: [], invalid: [], selected: [], refused: [] }

/** Plans of a member that can pay in this cart, and their choices. A line is paid for by one of them. */
export function membershipChoices(
  rows: readonly MembershipRow[],
  wanted: readonly SelectedMembership[],
  lines: readonly Coverable[],
  now: Date,
): MembershipChoices {
  const fits = rows.map((row) => ({ row, ...fitOf(termsOf(row), lines, now) }))
  const taken = new Set<string>()
  const left = new Map(rows.map(({ id, remaining }) => [id, remaining]))
  const selected: (SelectedMembership & { uses: number })[] = []
  const refused: SelectedMembership[] = []
  for (const choice of wanted) {
    const row = rows.find(({ id, appId }) => id === choice.id && appId === choice.appId)
    const chosen = lines.filter(({ id }) => choice.lineItemIds.includes(id))
    const free = chosen.length > 0 && chosen.every(({ id }) => !taken.has(id))
    const terms = row && { ...termsOf(row), remaining: left.get(row.id) ?? null }
    const uses = free && terms ? usesOf(terms, chosen, now) : undefined
    if (uses === undefined) {
      refused.push(choice)
      continue
    }
    for (const { id } of chosen) taken.add(id)
    if (terms?.remaining !== null) left.set(choice.id, (terms?.remaining ?? 0) - uses)
    selected.push({ ...choice, uses })
  }
  return {
    eligible: fits.flatMap(({ row, lineIds, problem }) => (problem ? [] : [{ row, lineIds }])),
    invalid: fits.flatMap(({ row, problem }) => (problem ? [{ row, reason: problem }] : [])),
    selected,
    refused,
  }
}

function termsOf({ id, remaining, startsAt, expiresAt, scopes }: MembershipRow): MembershipTerms {
  return { id, remaining, startsAt, expiresAt, scopes }
}
