import { z } from 'zod'
import { applicationError, violations } from '../../../base/errors.ts'
import { checkRevision, Revision } from '../../../base/input/revision.ts'
import type { Act } from './acts.ts'
import { writeContract } from './contracts.ts'
import { nextCycle } from './next-cycle.ts'
import { type ContractRow, hasMore } from './view.ts'

/** Terms of a contract that staff change; absent fields stay. */
export const ContractChanges = z.object({
  revision: Revision.optional(),
  /** Address of the contract's letters and orders. */
  email: z.email().max(254).optional(),
  /** When the next cycle is bought. */
  nextBillingDate: z.iso.datetime().optional(),
  subscriptionSettings: z
    .object({
      frequency: z.enum(['DAY', 'WEEK', 'MONTH', 'YEAR']).optional(),
      interval: z.int().min(1).max(365).optional(),
      /** Number of cycles, those already bought too; `null` goes on until it is canceled. */
      billingCycles: z.int().min(1).max(1000).nullish(),
    })
    .optional(),
})
export type ContractChanges = z.output<typeof ContractChanges>

/**
 * The terms of the next cycles. What a cycle costs stays as it was agreed.
 *
 * @throws ApiError 409 SUBSCRIPTION_HAS_ENDED, REVISION_MISMATCH; 400 at the field of a date or a count that cannot be
 */
export function changeContract(
  { trx, config, caller, now, contract }: Act,
  { revision, email, nextBillingDate, subscriptionSettings }: ContractChanges,
): Promise<ContractRow> {
  if (contract.status === 'CANCELLED' || contract.status === 'TRANSFERRED')
    throw applicationError(409, 'SUBSCRIPTION_HAS_ENDED', 'This subscription has ended.')
  checkRevision(contract.revision, revision)
  const given = Object.entries(subscriptionSettings ?? {}).filter(([, value]) => value !== undefined)
  const settings = { ...contract.document.settings, ...Object.fromEntries(given) }
  if (settings.billingCycles && settings.billingCycles < contract.cycle)
    throw refused('subscriptionSettings.billingCycles', `must be at least ${contract.cycle}`)
  const document = { ...contract.document, settings }
  const nextAt = nextOf(contract, document, nextBillingDate, now)
  return writeContract(
    trx,
    config,
    contract,
    {
      document,
      ...(email ? { email } : {}),
      ...(nextAt === contract.nextAt ? {} : { nextAt }),
      ...(nextAt && nextBillingDate ? { paidUntil: nextAt } : {}),
      event: { type: 'CHANGED' },
    },
    now,
    caller,
  )
}

function nextOf(
  contract: ContractRow,
  document: ContractRow['document'],
  nextBillingDate: string | undefined,
  now: Date,
): Date | null {
  const { status, cancelsAt, failure, paidUntil, cycle } = contract
  const renews = status === 'AUTO_RENEW_ON' && !cancelsAt && !failure
  if (!nextBillingDate) {
    if (!renews) return contract.nextAt
    return hasMore({ document, cycle }) ? (contract.nextAt ?? paidUntil) : null
  }
  const date = new Date(nextBillingDate)
  if (!renews || cycle === 0) throw refused('nextBillingDate', 'can only change while auto-renew is on')
  if (!hasMore({ document, cycle })) throw refused('nextBillingDate', 'has no cycle left to bill')
  if (date <= now || date > nextCycle(now, 'YEAR', 2))
    throw refused('nextBillingDate', 'must be in the future, at most two years from now')
  return date
}

function refused(field: string, description: string) {
  return violations([{ field: `subscriptionContract.${field}`, description, violatedRule: 'VALIDATION' }])
}
