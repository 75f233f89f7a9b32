import type { ColumnType } from 'kysely'
import type { CheckoutSettings } from './input.ts'

export interface CheckoutSettingsTables {
  /** One row, `id` 1; none until it is first changed. */
  checkoutSettings: {
    id: number
    document: ColumnType<CheckoutSettings>
    revision: number
    createdAt: Date
    updatedAt: Date
  }
}
