import type { z } from 'zod'
import type { BulkAdjust, BulkSet } from '../input.ts'
import type { fieldMask, StockValues } from '../inventory/input.ts'
import type { StockReason } from '../products/state.ts'
import type { SeoChange } from '../v3/change-seo.ts'
import type { TagsChange } from '../v3/change-tags.ts'
import type { ProductSet, VariantSet } from '../v3/input.ts'

/** Info sections by their ids, put behind those that a product has, or taken from it. */
export type SectionsChange = { readonly adds: readonly string[] } | { readonly removes: readonly string[] }

/** Change of each product as a whole, in the words of catalog V3. */
export type WholeChange =
  | { readonly deletes: true }
  | { readonly product: ProductSet }
  | { readonly variant: VariantSet }
  | { readonly sections: SectionsChange }
  | { readonly tags: TagsChange }
  | { readonly seo: SeoChange }
  | { readonly joins: readonly string[] }
  | { readonly leaves: readonly string[] }

/** Change of the item of each variant. */
export type StockJob = { readonly reason: StockReason } & (
  | { readonly sets: StockValues; readonly mask?: z.output<typeof fieldMask> }
  | { readonly adjusts: number }
  | { readonly makes: StockValues }
  | { readonly deletes: true }
)

/** Change of each product: values set or adjusted, a whole change, or the undo of an edit. */
export type BulkChange =
  | { readonly set: z.output<typeof BulkSet> }
  | { readonly adjust: BulkAdjust }
  | WholeChange
  | { readonly stock: StockJob }
  | { readonly undoes: string }
  | { readonly imports: string }
