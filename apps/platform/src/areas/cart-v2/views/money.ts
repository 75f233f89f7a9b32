import type { DisplayConfig } from '../../../data/display-config.ts'
import type { Minor } from '../../../domain/money/money.ts'
import { moneyView } from '../../../domain/money/money-view.ts'

export type MoneyOf = (minor: Minor) => { readonly amount: string; readonly convertedAmount: string }

/** CMoney (Cart V2 §2.1): without the formatted texts of V1. */
export function moneyOf(config: DisplayConfig): MoneyOf {
  return (minor) => {
    const { amount, convertedAmount } = moneyView(config, minor)
    return { amount, convertedAmount }
  }
}
