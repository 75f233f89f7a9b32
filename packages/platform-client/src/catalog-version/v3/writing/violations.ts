import { type FieldViolation, isValidationError, PlatformError } from '../../../errors.ts'

/** Fields of catalog V3 by what they are called in catalog V1. */
const names: readonly (readonly [RegExp, string])[] = [
  [/^category\./, 'collection.'],
  [/^product\.plainDescription/, 'product.description'],
  [/^product\.media\.itemsInfo\.items/, 'product.mediaItems'],
  [
    /^product\.options\[(\d+)\]\.choicesSettings\.choices\[(\d+)\]\.name/,
    'product.productOptions[$1].choices[$2].description',
  ],
  [
    /^product\.options\[(\d+)\]\.choicesSettings\.choices\[(\d+)\]\.colorCode/,
    'product.productOptions[$1].choices[$2].value',
  ],
  [/^product\.options/, 'product.productOptions'],
  [/^product\.infoSections/, 'product.additionalInfoSections'],
  [/^product\.physicalProperties\.pricePerUnit/, 'product.pricePerUnitData'],
]

/** Fields of a variant by what the product calls them, and by what its variants do. */
const values: readonly (readonly [RegExp, string, string])[] = [
  [/^price\./, 'priceData.price', 'price'],
  [/^revenueDetails\./, 'costAndProfitData.itemCost', 'cost'],
  [/^physicalProperties\.pricePerUnit/, 'pricePerUnitData', 'pricePerUnit'],
  [/^physicalProperties\.(?=\w)/, '', ''],
  [/^digitalProperties\.digitalFile/, 'digitalFile', 'digitalFile'],
]

/** Place of a variant in the list that was sent; undefined where the product itself was changed. */
type Place = (index: number) => number | undefined

function renamed(field: string, place?: Place): string {
  const [, index, rest = ''] = /^product\.variantsInfo\.variants\[(\d+)\]\.?(.*)$/.exec(field) ?? []
  if (index === undefined) {
    const known = names.find(([pattern]) => pattern.test(field))
    return known ? field.replace(...(known as [RegExp, string])) : field
  }
  const at = place?.(Number(index))
  const known = values.find(([pattern]) => pattern.test(rest))
  const [pattern, ofProduct, ofVariant] = known ?? []
  const own = at === undefined ? ofProduct : ofVariant
  const name = pattern ? (own === '' ? rest.replace(pattern, '') : (own ?? rest)) : rest
  return `${at === undefined ? 'product' : `variants[${at}]`}.${name}`
}

/** Makes a call whose refused fields are told by the names of catalog V1. @throws PlatformError as the platform does */
export async function inWordsOfV1<Value>(call: Promise<Value>, place?: Place): Promise<Value> {
  try {
    return await call
  } catch (error) {
    if (!isValidationError(error)) throw error
    const fieldViolations = error.violations.map(
      (violation): FieldViolation => ({ ...violation, field: renamed(violation.field, place) }),
    )
    throw new PlatformError(error.message, {
      status: error.status,
      details: { validationError: { fieldViolations } },
      requestId: error.requestId,
      cause: error,
    })
  }
}
