/** A plan that pays for things instead of money (spec §3 "membershipOptions"). */
export interface MembershipTerms {
  readonly id: string
  /** Uses left; null without a limit. */
  readonly remaining: number | null
  readonly startsAt: Date
  readonly expiresAt: Date | null
  /** Scopes that it pays for. */
  readonly scopes: readonly string[]
}

export interface Coverable {
  readonly id: string
  readonly quantity: number
  readonly scopes: readonly string[]
}

export type MembershipProblem =
  | 'NOT_APPLICABLE'
  | 'NOT_STARTED'
  | 'EXPIRED'
  | 'NO_CREDITS'
  | 'NOT_ENOUGH_CREDITS'

export interface MembershipFit {
  readonly lineIds: readonly string[]
  readonly problem: MembershipProblem | undefined
}

/** Whether a membership can pay for at least one of the lines whole, and for which. One piece is one use. */
export function fitOf(terms: MembershipTerms, lines: readonly Coverable[], now: Date): MembershipFit {
  const covered = lines.filter(({ scopes }) => terms.scopes.some((scope) => scopes.includes(scope)))
  const lineIds = covered.map(({ id }) => id)
  return { lineIds, problem: problemOf(terms, covered, now) }
}

function problemOf(
  { remaining, startsAt, expiresAt }: MembershipTerms,
  covered: readonly Coverable[],
  now: Date,
): MembershipProblem | undefined {
  if (covered.length === 0) return 'NOT_APPLICABLE'
  if (now < startsAt) return 'NOT_STARTED'
  if (expiresAt && now >= expiresAt) return 'EXPIRED'
  if (remaining === null) return undefined
  if (remaining === 0) return 'NO_CREDITS'
  return covered.some(({ quantity }) => quantity <= remaining) ? undefined : 'NOT_ENOUGH_CREDITS'
}

/** Uses that a choice of lines costs; undefined where the membership does not allow it. */
export function usesOf(terms: MembershipTerms, lines: readonly Coverable[], now: Date): number | undefined {
  const fit = fitOf(terms, lines, now)
  if (fit.problem || fit.lineIds.length < lines.length) return undefined
  const uses = lines.reduce((all, { quantity }) => all + quantity, 0)
  return terms.remaining === null || uses <= terms.remaining ? uses : undefined
}
