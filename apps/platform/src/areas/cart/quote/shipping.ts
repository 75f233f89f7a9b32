import type { PlatformConfig } from '../../../data/config.ts'
import type { Db } from '../../../data/database.ts'
import type { Terms } from '../../../data/terms-revision/terms.ts'
import type { Minor } from '../../../domain/money/money.ts'
import { type Load, weightOf } from '../../../domain/pricing/shipping/rate.ts'
import {
  failedCarriers,
  readDeliveries,
  regionOfAddress,
  type ShippingOffer,
  shippingOffers,
} from '../../terms/index.ts'
import { weightOfPiece } from '../lines/item-facts.ts'
import { type Item, isShipped } from '../lines/items.ts'
import type { QuoteRequest } from './request.ts'

interface QuotedShipping {
  readonly needsShipping: boolean
  readonly options: readonly ShippingOffer[]
  readonly selected: ShippingOffer | undefined
  readonly shippingMissing: boolean
  readonly region: { readonly id: string; readonly name: string } | undefined
  /** Ids of carriers that go there and did not answer. */
  readonly failedCarriers: readonly string[]
}

/** Deliverable items of the cart, the offers for them, and the chosen one. */
export async function findOffers(
  db: Db,
  context: {
    readonly terms: Terms
    readonly config: Pick<PlatformConfig, 'currency' | 'locale'>
    readonly items: readonly Item[]
    readonly request: QuoteRequest
    /** After discounts. */
    readonly goods: Minor
  },
): Promise<QuotedShipping> {
  const { request, items, goods } = context
  const shipped = items.filter(isShipped)
  const needsShipping = shipped.length > 0
  const { destination, shippingCode, carrierId } = request
  if (!request.withShipping || !destination?.country || !needsShipping) {
    const shippingMissing = request.withShipping && needsShipping && Boolean(shippingCode)
    const none = { options: [], selected: undefined, region: undefined, failedCarriers: [] }
    return { needsShipping, shippingMissing, ...none }
  }
  const deliveries = await readDeliveries(db, context.terms)
  const options = shippingOffers(context.config, deliveries, {
    destination,
    goods,
    weight: weighed(shipped),
    unweighed: piecesOf(shipped.filter((item) => weightOfPiece(item) === undefined)),
    pieces: piecesOf(shipped),
    now: request.now,
  })
  const selected = options.find(
    (option) => option.code === shippingCode && (!carrierId || option.carrierId === carrierId),
  )
  const region = regionOfAddress(deliveries.regions, destination)
  return {
    needsShipping,
    options,
    selected,
    shippingMissing: Boolean(shippingCode) && !selected,
    region: region && { id: region.id, name: region.name },
    failedCarriers: deliveries.failing.length ? failedCarriers(deliveries, destination, options) : [],
  }
}

/** Load for which rates are requested. */
export function loadOf(items: readonly Item[], goods: Minor): Load {
  const shipped = items.filter(isShipped)
  return { weight: weighed(shipped), price: goods, quantity: piecesOf(shipped) }
}

function weighed(shipped: readonly Item[]): string {
  return weightOf(shipped.map((item) => ({ weight: weightOfPiece(item) ?? 0, quantity: item.quantity })))
}

function piecesOf(items: readonly Item[]): number {
  return items.reduce((all, { quantity }) => all + quantity, 0)
}
