import type { ProductDraft } from './draft.ts'
import { amountOf, countOf } from './numbers.ts'
import { quantityIn } from './quantity.ts'
import { isLength, sizeIn } from './sizes.ts'
import { unitsLike } from './units.ts'
import { combinationsIn, MOST_VARIANTS, rowsOf } from './variants.ts'

export type Problem =
  | 'required'
  | 'no-amount'
  | 'no-count'
  | 'too-many-variants'
  | 'percent'
  | 'twice'
  | 'slug'
  | 'too-long'
  | 'units-differ'
  | 'no-quantity'
  | 'no-length'
  | 'no-size'

/** Problems by the field's path on the wire, found before sending, so that the form shows them at once. */
export function problemsIn(draft: ProductDraft): Readonly<Record<string, Problem>> {
  const found: Record<string, Problem> = {}
  const amount = (path: string, text: string) => {
    if (Number.isNaN(amountOf(text))) found[path] = 'no-amount'
  }
  if (!draft.name.trim()) found['product.name'] = 'required'
  if (draft.slug.trim() && !/^[\p{Ll}\p{Lo}\p{N}]+(-[\p{Ll}\p{Lo}\p{N}]+)*$/u.test(draft.slug.trim()))
    found['product.slug'] = 'slug'
  if (!draft.price.trim()) found['product.priceData.price'] = 'required'
  amount('product.priceData.price', draft.price)
  amount('product.costAndProfitData.itemCost', draft.cost)
  amount('product.weight', draft.weight)
  if (draft.publication === 'SCHEDULED' && !draft.publishDate) found['product.publication.date'] = 'required'
  if (draft.description.length > 8000) found['product.description'] = 'too-long'
  if (draft.discountType !== 'NONE') {
    amount('product.discount.value', draft.discountValue)
    if (draft.discountType === 'PERCENT' && (amountOf(draft.discountValue) ?? 0) > 100)
      found['product.discount.value'] = 'percent'
  }
  if (draft.perUnit) {
    for (const [path, text] of [
      ['totalQuantity', draft.perUnit.total],
      ['baseQuantity', draft.perUnit.base],
    ] as const)
      if (!((amountOf(text) ?? 0) > 0)) found[`product.pricePerUnitData.${path}`] = 'no-amount'
    if (!(draft.perUnit.baseUnit in unitsLike(draft.perUnit.totalUnit)))
      found['product.pricePerUnitData.baseMeasurementUnit'] = 'units-differ'
  }
  for (const path of ['size', 'packageSize'] as const)
    for (const side of ['length', 'width', 'height'] as const)
      if (!isLength(draft[path][side])) found[`product.${path}.${side}`] = 'no-length'
  draft.sections.forEach(({ title }, index) => {
    if (!title.trim()) found[`product.additionalInfoSections[${index}].title`] = 'required'
  })
  checkOptions(draft, found)
  for (const { key, variant } of rowsOf(draft.options, draft.variants)) {
    amount(`variants${key}.price`, variant.price)
    amount(`variants${key}.cost`, variant.cost)
    amount(`variants${key}.weight`, variant.weight)
    if (draft.perUnit && quantityIn(variant.amount, draft.perUnit.totalUnit) === 'wrong')
      found[`variants${key}.amount`] = 'no-quantity'
    for (const path of ['size', 'packageSize'] as const)
      if (sizeIn(variant[path], draft[path].unit) === 'wrong') found[`variants${key}.${path}`] = 'no-size'
    if (Number.isNaN(countOf(variant.quantity))) found[`variants${key}.quantity`] = 'no-count'
  }
  if (draft.preorder.limit.trim() && !((countOf(draft.preorder.limit) ?? 0) > 0))
    found['preorderInfo.limit'] = 'no-count'
  return found
}

function checkOptions({ options }: ProductDraft, found: Record<string, Problem>): void {
  const names = options.map(({ name }) => name.trim().toLowerCase())
  options.forEach(({ name, choices }, index) => {
    const at = `product.productOptions[${index}]`
    if (!name.trim()) found[`${at}.name`] = 'required'
    else if (names.indexOf(name.trim().toLowerCase()) !== index) found[`${at}.name`] = 'twice'
    if (choices.length === 0) found[`${at}.choices`] = 'required'
    const called = choices.map(({ description }) => description.trim().toLowerCase())
    called.forEach((description, place) => {
      if (!description) found[`${at}.choices[${place}].description`] = 'required'
      else if (called.indexOf(description) !== place) found[`${at}.choices[${place}].description`] = 'twice'
    })
  })
  if (combinationsIn(options) > MOST_VARIANTS) found['product.productOptions'] = 'too-many-variants'
}
