import type { PlatformConfig } from '../../../../data/config.ts'
import { fractionDigits } from '../../../../domain/money/money.ts'
import { type SearchFields, type SlotField, searchFields } from '../fields.ts'
import type { ProductIndex } from '../product-index.ts'

/** Fields by which merchants find and sort: those of shoppers, and those that shoppers may not see. */
export function rowFields(config: Pick<PlatformConfig, 'currency'>, index: ProductIndex): SearchFields {
  const unit = 10 ** fractionDigits(config.currency)
  const amount = (name: 'price' | 'cost'): SlotField => {
    const column = index.column(name)
    const read = (slot: number) => {
      const value = column.at(slot)
      return value === undefined ? undefined : value / unit
    }
    return { kind: 'decimal', read, sortable: true }
  }
  const number = (name: 'weight' | 'stock'): SlotField => {
    const column = index.column(name)
    return { kind: 'number', read: (slot) => column.at(slot), sortable: true }
  }
  const [sale, cost] = [index.column('minPrice'), index.column('cost')]
  const text = (read: (slot: number) => string | undefined): SlotField => ({
    ...{ kind: 'text', read, sortable: true },
  })
  return {
    ...searchFields(config, index, { merchant: true }),
    price: amount('price'),
    cost: amount('cost'),
    weight: number('weight'),
    stock: number('stock'),
    /** Margin of the price that a shopper pays, in percent. */
    margin: {
      kind: 'number',
      sortable: true,
      read(slot) {
        const [price, spent] = [sale.at(slot), cost.at(slot)]
        return price && spent !== undefined ? ((price - spent) / price) * 100 : undefined
      },
    },
    sku: text((slot) => index.at(slot).sku),
    brand: text((slot) => index.at(slot).brandName?.toLowerCase()),
    ribbon: text((slot) => index.at(slot).ribbonName?.toLowerCase()),
    publication: { kind: 'text', read: (slot) => index.at(slot).publication },
    status: {
      ...{ kind: 'boolean', sortable: true },
      read: (slot) => index.isVisible(slot),
    },
  }
}
