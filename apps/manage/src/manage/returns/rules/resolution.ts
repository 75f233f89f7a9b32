import type { Entity } from '@galleria/manage'
import type { ReturnData } from '../data/read.ts'
import type { Say } from '../messages/index.ts'
import { namesOf } from './lines.ts'

export function resolutionName(resolution: string, t: Say): string {
  switch (resolution) {
    case 'EXCHANGE':
      return t('outcome.exchange')
    case 'STORE_CREDIT':
      return t('outcome.credit')
    default:
      return t('outcome.refund')
  }
}

interface Variant {
  readonly id: string
  readonly name: string
}

/** Variants that the product of each line comes in, where the return policy offers exchanges. */
export function variantsOf({ returnTerms, order }: ReturnData): ReadonlyMap<string, readonly Variant[]> {
  const names = namesOf(order)
  return new Map(
    (returnTerms?.lines ?? []).flatMap(({ id, variants }) =>
      variants
        ? [[id, variants.map((variant) => ({ ...variant, name: variant.name || names.get(id) || '' }))]]
        : [],
    ),
  )
}

type Wanted = Entity & { readonly quantity: number }

/** Items that the customer wants instead, as the form of an exchange has them: one for each unit that arrived. */
export function wantedItems(data: ReturnData): readonly Wanted[] {
  const { order, return: found } = data
  const variants = variantsOf(data)
  const wanted = new Map<string, Wanted>()
  for (const { id, exchangeVariantId, quantity, received = quantity } of found.lines) {
    const line = order.lineItems.find((each) => each.id === id)
    if (!line || !exchangeVariantId || received === 0) continue
    const { productName, catalogReference } = line
    wanted.set(exchangeVariantId, {
      id: exchangeVariantId,
      name: productName.translated || productName.original || '',
      detail: variants.get(id)?.find((each) => each.id === exchangeVariantId)?.name,
      productId: catalogReference?.catalogItemId,
      quantity: received + (wanted.get(exchangeVariantId)?.quantity ?? 0),
    })
  }
  return [...wanted.values()]
}
