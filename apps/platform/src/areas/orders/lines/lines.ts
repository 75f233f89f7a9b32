import type { OrderLineItem } from '@galleria/platform-client/entities/orders'
import { STORES_APP_ID } from '@galleria/platform-client/schemas'
import { isUuid } from '../../../data/query-language/values.ts'
import { fromDecimal, type Minor } from '../../../domain/money/money.ts'
import type { OrderRow } from '../read/order-view.ts'
import type { Goods } from '../stock/store.ts'

/** A price that this platform wrote, in minor units. */
export function minorOf(price: { readonly amount: string } | null | undefined, currency: string): Minor {
  return fromDecimal(price?.amount ?? '0', currency) ?? 0
}

/** Goods that an order takes from the catalog's stock. */
export function goodsOf({ document }: Pick<OrderRow, 'document'>): Goods[] {
  return document.lineItems.flatMap(({ id, quantity, catalogReference }) => {
    const variantId = catalogReference?.options?.variantId
    // Other shops' goods lie on other shelves.
    const ours = catalogReference?.appId === STORES_APP_ID && isUuid(catalogReference.catalogItemId)
    return ours && typeof variantId === 'string' && isUuid(variantId)
      ? [{ lineId: id, productId: catalogReference.catalogItemId, variantId, quantity }]
      : []
  })
}

/** Goods after discounts, before tax and delivery. */
export function spentOn(row: Pick<OrderRow, 'document' | 'currency'>): Minor {
  return spentByLine(row).reduce((sum, { spent }) => sum + spent, 0)
}

/** The same by line, with the product where it is of the catalog. */
export function spentByLine({ document, currency }: Pick<OrderRow, 'document' | 'currency'>) {
  return document.lineItems.map(({ catalogReference, totalPriceBeforeTax }) => {
    const { appId, catalogItemId = '' } = catalogReference ?? {}
    const isOurs = appId === STORES_APP_ID && isUuid(catalogItemId)
    return { productId: isOurs ? catalogItemId : null, spent: minorOf(totalPriceBeforeTax, currency) }
  })
}

/** Amount of a line beside a subtotal: all its pieces, before discounts and tax. */
export function amountOf(line: Pick<OrderLineItem, 'lineItemPrice' | 'totalPriceBeforeTax' | 'price'>) {
  return line.lineItemPrice ?? line.totalPriceBeforeTax ?? line.price
}

export function nameOf({ productName }: Pick<OrderLineItem, 'productName'>): string {
  return productName.translated || productName.original || ''
}

/** Options that the buyer chose, in the buyer's words where they are translated. */
export function choicesOf({ descriptionLines = [] }: Pick<OrderLineItem, 'descriptionLines'>) {
  return descriptionLines.flatMap(({ name, plainText, colorInfo }) => {
    const value = textOf(plainText ?? colorInfo)
    return value ? [{ name: textOf(name), value }] : []
  })
}

const textOf = (text?: { readonly original: string; readonly translated?: string | null | undefined }) =>
  text?.translated || text?.original || ''
