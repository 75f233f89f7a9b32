import type { ShopConfig } from '../../site-properties/index.ts'
import type { OrderRow } from '../read/order-view.ts'
import type { InvoiceRow } from './store.ts'

export type InvoiceConfig = Pick<
  ShopConfig,
  'storeName' | 'business' | 'storeUrl' | 'locale' | 'timeZone'
> & {
  /** Number under which the merchant is registered for tax where the goods go. */
  readonly taxId?: string | undefined
}

/** One invoice on A4. The libraries are read when the first is asked for, a font when its script is met. */
export async function invoicePdf(
  config: InvoiceConfig,
  order: OrderRow,
  invoice: InvoiceRow,
): Promise<Buffer> {
  const { drawInvoice } = await import('./pdf/draw.ts')
  return drawInvoice(config, order, invoice)
}
