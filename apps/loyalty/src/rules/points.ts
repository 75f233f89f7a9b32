import type { LoyaltyEarningRule } from '@galleria/platform-client/loyalty'

/**
 * Points a purchase earns, counted as the platform does: for each whole step of money, in integers only.
 * `amount` is a decimal string. A tier's own rate goes before everybody's.
 */
export function pointsFor(amount: string, rules: readonly LoyaltyEarningRule[], tierId?: string): number {
  const spent = toMillis(amount)
  if (spent === undefined || spent <= 0n) return 0
  return rules.filter(isActive).reduce((sum, rule) => sum + ruleEarns(rule, spent, tierId), 0)
}

function ruleEarns(rule: LoyaltyEarningRule, spent: bigint, tierId?: string): number {
  const rate = forTier(rule.conversionRate?.configs, tierId)
  if (rate) {
    const step = toMillis(String(rate.moneyAmount))
    return step && step > 0n ? Number(spent / step) * rate.points : 0
  }
  const fixed = isPurchase(rule) ? forTier(rule.fixedAmount?.configs, tierId) : undefined
  return fixed?.points ?? 0
}

/** Whether some tier earns at a rate of its own. */
export const goByTier = (rules: readonly LoyaltyEarningRule[]): boolean =>
  rules.some(({ conversionRate, fixedAmount }) =>
    [...(conversionRate?.configs ?? []), ...(fixedAmount?.configs ?? [])].some(({ tierId }) => tierId),
  )

export const isActive = (rule: LoyaltyEarningRule): boolean => rule.status === 'ACTIVE'

const isPurchase = (rule: LoyaltyEarningRule): boolean => rule.triggerActivityType === 'PURCHASE'

/** The config of the tier, else the one for members of none. */
export function forTier<Config extends { readonly tierId?: string | null | undefined }>(
  configs: readonly Config[] | undefined,
  tierId?: string,
): Config | undefined {
  return (
    configs?.find((config) => tierId && config.tierId === tierId) ?? configs?.find((config) => !config.tierId)
  )
}

const decimal = /^(\d{1,15})(?:\.(\d{1,3})0*)?$/

/** Thousandths: no currency has a smaller unit. */
function toMillis(amount: string): bigint | undefined {
  const match = decimal.exec(amount)
  if (!match) return undefined
  const [, whole = '', fraction = ''] = match
  return BigInt(whole + fraction.padEnd(3, '0'))
}
