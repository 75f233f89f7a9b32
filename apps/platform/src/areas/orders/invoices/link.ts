import type { Clock } from '../../../base/clock.ts'
import { later } from '../../../base/later.ts'
import type { PlatformConfig } from '../../../data/config.ts'
import { signedLink } from '../../../data/signed-link.ts'
import type { InvoiceRow } from './store.ts'

const LINK_SECONDS = 3600
export const invoicePath = (id: string) => `/_hosted/invoices/${id}`

export interface LinkContext {
  readonly config: PlatformConfig
  readonly clock: Clock
}

/** Address of the PDF, good for some seconds. */
export function invoiceLink(
  { config, clock }: LinkContext,
  { id }: Pick<InvoiceRow, 'id'>,
  seconds = LINK_SECONDS,
): string {
  return signedLink(config, invoicePath(id), later(clock.now(), seconds))
}
