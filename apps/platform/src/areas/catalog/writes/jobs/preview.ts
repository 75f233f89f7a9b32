import { randomUUID } from 'node:crypto'
import * as operations from '@galleria/platform-client/operations/catalog/catalog-bulk'
import { z } from 'zod'
import { exactlyOneOf } from '../../../../base/input/one-of.ts'
import type { Db } from '../../../../data/database.ts'
import { SearchDetails } from '../../../../data/query-language/search.ts'
import { type App, operation } from '../../../../http/route.ts'
import { adjusting, setting } from '../bulk/bulk.ts'
import { BulkAdjust, BulkSet } from '../input.ts'
import { restockedBy } from '../inventory/inventory.ts'
import { priced } from '../products/prices.ts'
import { readValues } from '../products/store/values.ts'
import { findNamedId, type NamedTable } from '../shared/store.ts'
import { fieldMask } from '../v3/masked.ts'
import { withStoredPictures } from '../v3/products.ts'
import { findProductIds } from './create.ts'
import {
  findSelectedItems,
  ItemSelection,
  stockChangeFields,
  stockJobOf,
  wholeChangeFields,
  wholeChangeOf,
} from './input.ts'
import { CHECKED, Preview, previewOf, previewWhole } from './preview-of.ts'
import { stockChange } from './stock.ts'
import { changingBy } from './whole.ts'

const changeKinds = [
  'set',
  'adjust',
  ...(Object.keys(wholeChangeFields) as (keyof typeof wholeChangeFields)[]),
] as const
const stockWays = ['set', 'adjust', 'create', 'delete'] as const

/** Previews a change of all products that are found, and changes nothing. Extension: the wire has no such call. */
export function previewRoutes(app: App): void {
  operation(
    app,
    operations.previewBulkChange,
    {
      body: z
        .object({
          filter: z.record(z.string(), z.unknown()),
          search: SearchDetails.optional(),
          ...{ set: BulkSet.optional(), adjust: BulkAdjust.optional() },
          ...{ ...wholeChangeFields, fieldMask },
        })
        .superRefine(exactlyOneOf(...changeKinds)),
      answer: Preview,
    },
    async (call) => {
      const { db, config, input } = call
      const ids = await findProductIds(call, input)
      const wholeChange = wholeChangeOf(input)
      // As the job would: a picture of elsewhere is copied, and what cannot be had is refused now.
      const whole =
        wholeChange && 'product' in wholeChange
          ? { product: await withStoredPictures(call, wholeChange.product) }
          : wholeChange
      if (whole) return previewWhole(call, ids, (edit) => changingBy(edit, whole))
      const known = await readValues(db, ids.slice(0, CHECKED))
      const change = input.adjust
        ? adjusting(input.adjust, config.currency)
        : setting(input.set ?? {}, await aroundOf(db, config.currency, input.set ?? {}))
      return previewOf(ids, known, (before) => priced(change(before), config.currency))
    },
  )

  operation(
    app,
    operations.previewInventoryChange,
    {
      body: ItemSelection.extend(stockChangeFields).superRefine(exactlyOneOf(...stockWays)),
      answer: Preview,
    },
    async (call) => {
      const job = stockJobOf(call.input)
      const variants = await findSelectedItems(call.db, call.input, job)
      const byProduct = Map.groupBy(variants, ({ productId }) => productId)
      return previewWhole(
        call,
        [...byProduct.keys()].toSorted(),
        async () => (product) =>
          (byProduct.get(product.id) ?? []).reduce(
            (after, { id }) => restockedBy(after, stockChange(id, job)),
            product,
          ),
      )
    },
  )
}

/** A brand or a ribbon that is not there yet would be made: here it is one that nobody has. */
async function aroundOf(db: Db, currency: string, { brand, ribbon }: z.output<typeof BulkSet>) {
  return {
    currency,
    ...(brand !== undefined && { brandId: await idOf(db, 'brands', brand) }),
    ...(ribbon !== undefined && { ribbonId: await idOf(db, 'ribbons', ribbon) }),
  }
}

async function idOf(db: Db, table: NamedTable, name: string | null): Promise<string | null> {
  if (!name) return null
  return (await findNamedId(db, table, name)) ?? randomUUID()
}
