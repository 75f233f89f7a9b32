import type { MembershipProgram } from '@galleria/platform-client/memberships'
import type { Fault } from './check.ts'
import { wholeOrNull } from './draft.ts'

/** A membership plan as typed. */
export interface PlanDraft {
  readonly name: string
  readonly credits: string
  readonly validDays: string
  readonly scopes: readonly string[]
}

export const newPlan: PlanDraft = { name: '', credits: '', validDays: '', scopes: [] }

export const planDraftOf = ({ name, credits, validDays, scopes }: MembershipProgram): PlanDraft => ({
  ...{ name, scopes },
  credits: credits === undefined ? '' : String(credits),
  validDays: validDays === undefined ? '' : String(validDays),
})

const WHOLE = /^[1-9]\d{0,5}$/

/** Faults that the wire's format could not carry, by the field's path. */
export function planFaults({ name, credits, validDays, scopes }: PlanDraft): Record<string, Fault> {
  const faults: Record<string, Fault> = {}
  if (!name.trim()) faults['membershipProgram.name'] = 'REQUIRED'
  if (credits.trim() && !WHOLE.test(credits.trim())) faults['membershipProgram.credits'] = 'WHOLE'
  if (validDays.trim() && !WHOLE.test(validDays.trim())) faults['membershipProgram.validDays'] = 'WHOLE'
  if (scopes.length === 0) faults['membershipProgram.scopes'] = 'REQUIRED'
  return faults
}

/** Plan in the platform's format. */
export const planOf = ({ name, credits, validDays, scopes }: PlanDraft) => ({
  name: name.trim(),
  credits: wholeOrNull(credits),
  validDays: wholeOrNull(validDays),
  scopes: [...scopes],
})
