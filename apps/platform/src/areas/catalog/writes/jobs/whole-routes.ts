import { bulkUpdateSeoByFilter } from '@galleria/platform-client/operations/catalog/catalog-bulk'
import * as operations from '@galleria/platform-client/operations/catalog/catalog-products-v3-many'
import type { z } from 'zod'
import { violations } from '../../../../base/errors.ts'
import { type App, operation } from '../../../../http/route.ts'
import { sectionsChanging } from '../v3/change-sections.ts'
import { SeoChange } from '../v3/change-seo.ts'
import { tagsChange } from '../v3/change-tags.ts'
import { VariantSet } from '../v3/input.ts'
import { type fieldMask, maskedSet } from '../v3/masked.ts'
import { infoSectionIds } from '../v3/part-routes.ts'
import { withStoredPictures } from '../v3/products.ts'
import { begin, type Call, type Selected } from './begin.ts'
import { categoryIds } from './input.ts'
import { Begun, ProductSelection } from './selection.ts'
import { checkCollections } from './whole.ts'

/** Changes of whole products, of all that are found, by a job (wire §3.10): in the words of catalog V3. */
export function wholeJobRoutes(app: App): void {
  operation(app, operations.bulkDeleteProductsByFilter, { answer: Begun, body: ProductSelection }, (call) =>
    begin(call, 'BulkDeleteProductsByFilter', call.input, { deletes: true }),
  )

  operation(
    app,
    operations.bulkUpdateProductVariantsByFilter,
    { answer: Begun, body: ProductSelection.extend({ variant: VariantSet }) },
    (call) => {
      const { variant, ...found } = call.input
      if (Object.values(variant).every((value) => value === undefined)) throw nothing('variant')
      return begin(call, 'BulkUpdateProductVariantsByFilter', found, { variant })
    },
  )

  for (const [served, kind] of [
    [operations.bulkAddProductInfoSectionsByFilter, 'adds'],
    [operations.bulkRemoveProductInfoSectionsByFilter, 'removes'],
  ] as const)
    operation(
      app,
      served,
      {
        answer: Begun,
        body: ProductSelection.extend({ infoSectionIds }),
      },
      (call) => {
        const { infoSectionIds: ids, ...found } = call.input
        const sections = kind === 'adds' ? { adds: ids } : { removes: ids }
        return begin(call, served.name, found, { sections }, (edit) => sectionsChanging(edit.trx, sections))
      },
    )

  for (const [served, kind] of [
    [operations.bulkAddProductsToCategoriesByFilter, 'joins'],
    [operations.bulkRemoveProductsFromCategoriesByFilter, 'leaves'],
  ] as const)
    operation(
      app,
      served,
      {
        answer: Begun,
        body: ProductSelection.extend({ categoryIds }),
      },
      (call) => {
        const { categoryIds: ids, ...found } = call.input
        const change = kind === 'joins' ? { joins: ids } : { leaves: ids }
        return begin(call, served.name, found, change, (edit) => checkCollections(edit, ids))
      },
    )

  operation(
    app,
    operations.bulkUpdateProductTagsByFilter,
    { answer: Begun, body: ProductSelection.extend(tagsChange) },
    (call) => {
      const { assignTags, unassignTags, ...found } = call.input
      return begin(call, 'BulkUpdateProductTagsByFilter', found, { tags: { assignTags, unassignTags } })
    },
  )

  // Extension: the wire sets one whole SEO object for all, which leaves none a title of its own.
  operation(
    app,
    bulkUpdateSeoByFilter,
    { answer: Begun, body: ProductSelection.extend({ seo: SeoChange }) },
    (call) => {
      const { seo, ...found } = call.input
      return begin(call, bulkUpdateSeoByFilter.name, found, { seo })
    },
  )
}

/** Values that are set of all products that are found, as the mask names them. */
export async function beginSetting(
  call: Call,
  found: Selected,
  product: Parameters<typeof maskedSet>[0],
  mask: z.output<typeof fieldMask>,
) {
  const set = maskedSet(product, mask)
  if (Object.values(set).every((value) => value === undefined)) throw nothing('product')
  const kept = await withStoredPictures(call, set)
  return begin(call, 'BulkUpdateProductsByFilter', found, { product: kept })
}

function nothing(field: string) {
  return violations([
    { field, description: 'must include at least one change', violatedRule: 'REQUIRED_FIELD' as const },
  ])
}
