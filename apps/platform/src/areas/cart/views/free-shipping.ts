import type { DisplayConfig } from '../../../data/display-config.ts'
import { moneyView } from '../../../domain/money/money-view.ts'
import type { Load } from '../../../domain/pricing/shipping/rate.ts'
import type { Quote } from '../quote/quote.ts'

/** How far a cart is from a free delivery; beyond the wire reference (docs/decisions/0188). */
export function freeShippingView(config: DisplayConfig, { freeShipping }: Quote) {
  if (!freeShipping) return {}
  const { source, title, progress, missing, threshold, destination, assumed } = freeShipping
  const applies = Object.keys(missing).length === 0
  const { country, subdivision } = destination
  return {
    freeShipping: {
      applies,
      source,
      title,
      progress: Math.round(progress * 10_000) / 10_000,
      ...(applies ? {} : { remaining: loadView(config, missing), threshold: loadView(config, threshold) }),
      destination: { country, ...(subdivision ? { subdivision } : {}) },
      destinationAssumed: assumed,
    },
  }
}

function loadView(config: DisplayConfig, { price, quantity, weight }: Partial<Load>) {
  return {
    ...(price === undefined ? {} : { price: moneyView(config, price) }),
    ...(quantity === undefined ? {} : { quantity }),
    ...(weight === undefined ? {} : { weight: Number(weight) }),
  }
}
