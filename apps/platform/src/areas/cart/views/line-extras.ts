import type { DisplayConfig } from '../../../data/display-config.ts'
import { fromDecimal } from '../../../domain/money/money.ts'
import { moneyView } from '../../../domain/money/money-view.ts'
import type { Item } from '../lines/items.ts'

/** How often it comes again (wire §4.2 `subscriptionOptionInfo`). */
export function subscriptionInfo({ subscription, details }: Item) {
  const own = details?.custom?.subscriptionOptionInfo
  if (own) return { subscriptionOptionInfo: own }
  if (!subscription) return {}
  const { title, description, trialFrequency, trialCount } = subscription
  return {
    subscriptionOptionInfo: {
      subscriptionSettings: {
        frequency: subscription.frequency,
        interval: subscription.everyCount,
        autoRenewal: subscription.autoRenewal,
        ...(subscription.billingCycles === null ? {} : { billingCycles: subscription.billingCycles }),
        enableCustomerCancellation: subscription.cancellable,
        ...(trialFrequency && trialCount
          ? { freeTrialPeriod: { frequency: trialFrequency, interval: trialCount } }
          : {}),
      },
      title: { original: title, translated: title },
      ...(description ? { description: { original: description, translated: description } } : {}),
    },
  }
}

/** Modifiers of a piece, with their prices. */
export function modifierGroups(config: DisplayConfig, { details }: Item) {
  const groups = details?.custom?.modifierGroups ?? []
  if (groups.length === 0) return {}
  const money = (text: string | null | undefined) =>
    moneyView(config, fromDecimal(text ?? '0', config.currency) ?? 0)
  return {
    modifierGroups: groups.map((group) => ({
      ...group,
      modifiers: group.modifiers.map(({ price, ...modifier }) => ({ ...modifier, price: money(price) })),
    })),
    modifiersTotalPrice: moneyView(config, details?.minor?.modifiers ?? 0),
  }
}
