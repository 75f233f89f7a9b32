import type { Row, Settings } from './store.ts'
/** Settings by the names that calls use. */
export const settingsOf = (row: Settings) => ({
  inventoryUpdateTrigger: row.inventoryUpdateTrigger,
  createInvoice: row.createInvoice,
  autoGenerateInvoiceOnPaidOrder: row.autoGenerateInvoice,
})

/** Orders settings (wire §4.3). */
export function settingsView(row: Settings & Partial<Row>) {
  return {
    ...settingsOf(row),
    createdDate: row.createdAt?.toISOString() ?? null,
    updatedDate: row.updatedAt?.toISOString() ?? null,
  }
}
