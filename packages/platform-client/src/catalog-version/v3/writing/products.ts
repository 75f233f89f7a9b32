import { deleteProductV3 } from '../../../calls/catalog/catalog-products-v3.ts'
import type {
  ChoiceMedia,
  NewProduct,
  ProductChanges,
  VariantChanges,
} from '../../../calls/catalog/catalog-writes.ts'
import type { ProductV3 } from '../../../entities/catalog-v3/product.ts'
import type { PlatformClient } from '../../../transport/client.ts'
import type { CallOptions } from '../../../transport/options.ts'
import { findProducts } from '../calls.ts'
import { createProductWithInventory } from './calls.ts'
import { changing, type Patch, readOwn, wholeOwn } from './changing.ts'
import { digitsOf } from './discount.ts'
import { isSame } from './mostly.ts'
import { optionsOf, type Shown, shownBy, wantedOf } from './options.ts'
import { ownFields } from './own-product.ts'
import { ownOf, type Piece, piecesOf } from './pieces.ts'
import { referencesOf } from './references.ts'
import { afterChanges, piecesOfNew, variantsFor, withVariantChanges } from './variants.ts'
import { inWordsOfV1 } from './violations.ts'

/** `GetProduct` of V1 for who runs the shop. */
export async function getOwnProduct(
  client: PlatformClient,
  { id }: { readonly id: string },
  options?: CallOptions,
) {
  return { product: await wholeOwn(client, await readOwn(client, id, options), options) }
}

/** Fields that are called and written alike in both versions, or nearly so. */
function plainOf(changes: ProductChanges, before?: ProductV3): Patch {
  const { name, slug, visible, description, seoData, tags, visibleInPos, publication } = changes
  const { mainCategoryId, taxGroupId, relatedProducts: related, mediaItems } = changes
  const isWaiting = publication?.status === 'DRAFT' || publication?.status === 'SCHEDULED'
  const isChosen = related && (related.productIds.length > 0 || related.automatic === false)
  return {
    ...(name !== undefined && { name }),
    ...(slug !== undefined && { slug }),
    ...(visible !== undefined && { visible }),
    ...(description !== undefined && { plainDescription: description }),
    ...(seoData !== undefined && { seoData }),
    ...(tags !== undefined && { tags }),
    ...(visibleInPos !== undefined && { visibleInPos }),
    ...(mainCategoryId !== undefined && { mainCategoryId }),
    ...(taxGroupId !== undefined && { taxGroupId }),
    // Extensions are sent to a platform that tells of them, and of a new product where they say something.
    ...(publication && (before ? before.publication : isWaiting) && { publication }),
    ...(related !== undefined &&
      (before ? before.relatedProducts : isChosen) && { relatedProducts: related }),
    ...(mediaItems && { media: { itemsInfo: { items: mediaItems.map(mediaOf) } } }),
  }
}

const mediaOf = ({ mediaId, altText, ...rest }: NonNullable<ProductChanges['mediaItems']>[number]) => ({
  id: mediaId,
  ...(altText !== undefined && { altText: altText || null }),
  ...rest,
})

/** Fields that variants have in catalog V3. */
const ofVariants = [
  ...([
    'priceData',
    'discount',
    'costAndProfitData',
    'weight',
    'pricePerUnitData',
    'productOptions',
  ] as const),
  ...(['productDimensions', 'packageDimensions', 'digitalFile', 'sku', 'barcode'] as const),
]

/** Options and variants, which catalog V3 takes together. */
function variedPatch(
  product: ProductV3,
  pieces: readonly Piece[],
  { wanted = wantedOf(product), shown = shownBy(product) } = {},
): Patch {
  const variants = variantsFor(pieces, {
    isDigital: product.productType === 'DIGITAL',
    hadFile: piecesOf(product).some(({ file }) => file),
    digits: digitsOf(product.currency ?? 'USD'),
  })
  return { options: optionsOf(product, wanted, shown), variantsInfo: { variants } }
}

const baseOf = (perUnit: NonNullable<ProductChanges['pricePerUnitData']>) => ({
  quantity: perUnit.baseQuantity,
  measurementUnit: perUnit.baseMeasurementUnit,
})

async function patchOf(
  client: PlatformClient,
  before: ProductV3,
  changes: ProductChanges,
  options?: CallOptions,
): Promise<Patch> {
  const { mediaItems, pricePerUnitData: perUnit, productOptions } = changes
  const there = mediaItems && new Set(mediaItems.map(({ mediaId }) => mediaId))
  const had = shownBy(before)
  // A choice shows media of the product alone.
  const shown: Shown = (option, choice) =>
    there ? had(option, choice).filter((id) => there.has(id)) : had(option, choice)
  const wanted = wantedOf(before)
  const loses = wanted.some(({ name, choices }) =>
    choices.some(({ description }) => shown(name, description).length < had(name, description).length),
  )
  const pieces = piecesOf(before)
  const next = ofVariants.some((name) => changes[name] !== undefined)
    ? afterChanges(pieces, ownOf(pieces, before.currency ?? 'USD'), changes)
    : pieces
  const isVaried = productOptions || loses || !isSame(next, pieces)
  return {
    ...plainOf(changes, before),
    ...(await referencesOf(client, changes, options)),
    ...(isVaried && variedPatch(before, next, { wanted: productOptions ?? wanted, shown })),
    ...(perUnit !== undefined && { physicalProperties: { pricePerUnit: perUnit && baseOf(perUnit) } }),
  }
}

/** `UpdateProduct` of V1. */
export async function updateProduct(
  client: PlatformClient,
  {
    product: { id, revision, ...changes },
  }: { readonly product: ProductChanges & { id: string; revision?: string } },
  options?: CallOptions,
) {
  const product = await inWordsOfV1(
    changing(client, { id, revision }, (before) => patchOf(client, before, changes, options), options),
  )
  return { product: await wholeOwn(client, product, options) }
}

/** Most places that amounts of catalog V3 have. */
const MOST_DIGITS = 3

/** Decimal places of a new product's prices. A percentage is rounded in the currency of the shop, which its products tell. */
async function digitsFor(client: PlatformClient, { discount }: NewProduct, options?: CallOptions) {
  if (discount?.type !== 'PERCENT') return MOST_DIGITS
  const search = { cursorPaging: { limit: 1 } }
  const { products } = await findProducts(client, { search, fields: ['CURRENCY'] }, options)
  return digitsOf(products[0]?.currency ?? 'USD')
}

/** `CreateProduct` of V1, with an item of its stock for each variant, which the hosted platform makes for none. */
export async function createProduct(
  client: PlatformClient,
  { product, idempotencyKey }: { readonly product: NewProduct; readonly idempotencyKey?: string },
  options?: CallOptions,
) {
  const { name, productType, pricePerUnitData: perUnit, productOptions = [] } = product
  const isDigital = productType === 'digital'
  const digits = await digitsFor(client, product, options)
  const pieces = piecesOfNew(product, digits)
  const blank: ProductV3 = { id: '', productType: isDigital ? 'DIGITAL' : 'PHYSICAL' }
  const made = await inWordsOfV1(
    referencesOf(client, product, options).then((references) =>
      createProductWithInventory(
        client,
        {
          product: {
            ...plainOf(product),
            ...references,
            name,
            productType: isDigital ? 'DIGITAL' : 'PHYSICAL',
            ...(productOptions.length > 0 && { options: optionsOf(blank, productOptions, () => []) }),
            ...(!isDigital && { physicalProperties: perUnit ? { pricePerUnit: baseOf(perUnit) } : {} }),
            variantsInfo: {
              variants: variantsFor(pieces, { isDigital, hadFile: false, digits }),
            },
          } as Parameters<typeof createProductWithInventory>[1]['product'],
          ...(idempotencyKey && { idempotencyKey }),
          fields: ownFields,
        },
        options,
      ),
    ),
  )
  return { product: await wholeOwn(client, made.product, options) }
}

/** `DeleteProduct` of V1. */
export function deleteProduct(
  client: PlatformClient,
  { id }: { readonly id: string },
  options?: CallOptions,
) {
  return deleteProductV3(client, { productId: id }, options)
}

/** Place in the list of changes of each variant as it was sent. */
const placeIn = (list: readonly VariantChanges[], pieces: readonly Piece[]) => (index: number) => {
  const id = pieces[index]?.id
  const at = list.findIndex(({ variantIds }) => id && variantIds?.includes(id))
  return at === -1 ? 0 : at
}

/** `UpdateVariants` of V1. */
export async function updateVariants(
  client: PlatformClient,
  { id, variants: list }: { readonly id: string; readonly variants: readonly VariantChanges[] },
  options?: CallOptions,
) {
  let pieces: readonly Piece[] = []
  const product = await inWordsOfV1(
    changing(
      client,
      { id },
      (before) => {
        pieces = piecesOf(before)
        const next = withVariantChanges(pieces, ownOf(pieces, before.currency ?? 'USD'), list)
        return isSame(next, pieces) ? {} : variedPatch(before, next)
      },
      options,
    ),
    (index) => placeIn(list, pieces)(index),
  )
  return { variants: (await wholeOwn(client, product, options)).variants }
}

/** Changes the media that choices show: `change` makes them of the old and the given ids. */
async function changeChoices(
  client: PlatformClient,
  { id, media }: { readonly id: string; readonly media: readonly ChoiceMedia[] },
  change: (had: readonly string[], given: readonly string[]) => readonly string[],
  options?: CallOptions,
) {
  await inWordsOfV1(
    changing(
      client,
      { id },
      (before) => {
        const had = shownBy(before)
        const shown: Shown = (option, choice) => {
          const given = media.find((each) => each.option === option && each.choice === choice)
          return given ? change(had(option, choice), given.mediaIds) : had(option, choice)
        }
        return variedPatch(before, piecesOf(before), { shown })
      },
      options,
    ),
  )
  return {}
}

type Choices = { readonly id: string; readonly media: readonly ChoiceMedia[] }

/** `AddProductMediaToChoices` of V1. */
export const addProductMediaToChoices = (client: PlatformClient, input: Choices, options?: CallOptions) =>
  changeChoices(client, input, (_, given) => given, options)

/** `RemoveProductMediaFromChoices` of V1; none named are all. */
export const removeProductMediaFromChoices = (
  client: PlatformClient,
  input: Choices,
  options?: CallOptions,
) =>
  changeChoices(
    client,
    input,
    (had, given) => (given.length ? had.filter((id) => !given.includes(id)) : []),
    options,
  )
