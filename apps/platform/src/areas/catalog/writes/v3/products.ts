import { isDeepStrictEqual } from 'node:util'
import { checkRevision } from '../../../../base/input/revision.ts'
import { namedAs } from '../../customizations/named-as.ts'
import { fileCalled } from '../../digital-file.ts'
import type { Edit, EditContext } from '../../edits/edit.ts'
import { sectionResolver } from '../../info-sections/resolve.ts'
import { published } from '../../publication.ts'
import type { ProductRow } from '../../store/products.ts'
import type { ProductChanges } from '../input.ts'
import { type ChoiceMedia, findMedia, withChoiceMedia, withoutMedia, withPictures } from '../media/media.ts'
import { changeProduct } from '../products/change-product.ts'
import { changeOne, emptyProduct } from '../products/products.ts'
import { relatedOf } from '../products/related.ts'
import { saveProducts } from '../products/save.ts'
import type { ProductState } from '../products/state.ts'
import { checkSlug, freeSlug } from '../products/store/slugs.ts'
import { arranged } from './arranged.ts'
import { choiceMediaOf } from './choice-media.ts'
import { eligibilityOf } from './eligibility.ts'
import { withFacts } from './facts.ts'
import type { ChangedProductV3, NewProductV3, ProductV3Changes } from './input.ts'
import { namedOf } from './named-of.ts'
import { customizationsFor, optionsOf, sectionsOf, textsOf } from './shared.ts'
import { withSubscriptions } from './subscriptions.ts'
import { withPricePerUnit } from './unit-quantities.ts'
import { unknown } from './unknown.ts'
import { withVariantsV3 } from './variants.ts'

/** The same product as catalog V1 makes, from what catalog V3 says of it (wire §3.10). */
export async function createProductV3(edit: Edit, input: NewProductV3): Promise<ProductRow> {
  const { name, productType } = input
  const empty = await emptyProduct(edit, {
    name,
    productType: productType === 'DIGITAL' ? 'digital' : 'physical',
  })
  const change = await changing(edit, { ...input, options: input.options ?? [] })
  const slug = input.slug ?? (await freeSlug(edit.trx, 'products', name))
  if (input.slug) await checkSlug(edit.trx, 'products', slug, empty.id)
  const made = { ...change(empty), ...(await relatedOf(edit, empty, input.relatedProducts)) }
  const whole = published(made, input.publication, edit.date)
  const rows = await saveProducts(edit, [{ after: { ...whole, slug } }])
  return rows.get(empty.id) as ProductRow
}

/** @throws ApiError 404, and 409 where it was changed meanwhile */
export function updateProductV3(edit: Edit, input: ChangedProductV3): Promise<ProductRow> {
  return changeOne(edit, input.id, async (before) => {
    checkRevision(before.revision, input.revision)
    if (input.slug && input.slug !== before.slug) await checkSlug(edit.trx, 'products', input.slug, before.id)
    const related = await relatedOf(edit, before, input.relatedProducts)
    const after = { ...(await changing(edit, input, before))(before), ...related }
    return published(after, input.publication, edit.date, before)
  })
}

/** Changes of a product, for one or for many: `there` is what the one has already. */
export async function changing(
  edit: Edit,
  input: ProductV3Changes,
  there: Pick<ProductState, 'infoSections' | 'digitalFile'> = { infoSections: [], digitalFile: null },
): Promise<(product: ProductState) => ProductState> {
  const { trx, context } = edit
  const { currency } = context.config
  const { name, slug, visible, seoData, variantsInfo } = input
  const known = await customizationsFor(edit, input)
  const productOptions = optionsOf(input.options, known)
  const customTextFields = textsOf(input.modifiers, known)
  const additionalInfoSections = await sectionsOf(edit, input.infoSections)
  const brandId = await namedOf(edit, 'brands', input.brand)
  const ribbonId = await namedOf(edit, 'ribbons', input.ribbon)
  const shownBy = await choiceMediaOf(edit, input.options, productOptions)
  const outcome = await eligibilityOf(edit, input)
  const items = input.media?.itemsInfo?.items
  const found =
    items &&
    (await findMedia(
      edit,
      items.map(({ id, url }) => (id ? { mediaId: id } : { url })),
      { at: 'product.media.itemsInfo.items', idName: 'id' },
    ))
  const changes: ProductChanges = {
    ...(name !== undefined && { name }),
    ...(slug !== undefined && { slug }),
    ...(visible !== undefined && { visible }),
    ...(seoData !== undefined && { seoData }),
    ...(productOptions && { productOptions }),
    ...(additionalInfoSections && { additionalInfoSections }),
  }
  const around = {
    currency,
    ...(brandId !== undefined && { brandId }),
    ...(ribbonId !== undefined && { ribbonId }),
    ...(productOptions && {
      named: await namedAs(
        trx,
        productOptions.map((option) => option.name),
      ),
    }),
    ...(additionalInfoSections && {
      sections: await sectionResolver(trx, additionalInfoSections, there.infoSections),
    }),
    ...(await fileOf(edit, variantsInfo, there.digitalFile)),
  }
  return (product) => {
    if (around.digitalFile && product.productType !== 'digital')
      throw unknown('product.variantsInfo', 'must not have a digital file because this product is physical')
    const next = changeProduct(product, changes, around)
    const shown = {
      ...showing(next, found && arranged(product.media, found, items), shownBy),
      ...outcome,
      ...(customTextFields && { customTextFields }),
      manageVariants: next.options.length > 0 && next.manageVariants,
    }
    const facts = withFacts(shown, input, context.config.storeUrl)
    const whole = withSubscriptions(facts, input.subscriptionDetails)
    const perUnit = input.physicalProperties === null ? null : input.physicalProperties?.pricePerUnit
    if (!variantsInfo) return withPricePerUnit(whole, perUnit, new Map())
    const { product: varied, unitQuantities } = withVariantsV3(whole, variantsInfo.variants, currency)
    return managed(withPricePerUnit(varied, perUnit, unitQuantities), product)
  }
}

/** Catalog V3 knows of variants with values of their own alone: they have some once they are told otherwise. */
function managed(product: ProductState, before: ProductState): ProductState {
  const { manageVariants, options, variants } = product
  if (manageVariants || options.length === 0 || isDeepStrictEqual(variants, before.variants)) return product
  return { ...product, manageVariants: true }
}

/** Choices show media of the product alone: what it shows no longer goes from them too. */
function showing(
  product: ProductState,
  media: ProductState['media'] | undefined,
  shownBy: readonly ChoiceMedia[],
): ProductState {
  const stays = new Set(media?.map(({ id }) => id))
  const gone = media ? product.media.flatMap(({ id }) => (stays.has(id) ? [] : [id])) : []
  const kept = gone.length ? withoutMedia(product, gone) : product
  return withChoiceMedia({ ...kept, ...(media && { media }) }, shownBy, (_, given) => given)
}

/** Value of the product: all its variants have the same. Who read it without an id has its name to send back. */
async function fileOf(
  { trx }: Edit,
  variantsInfo: ProductV3Changes['variantsInfo'],
  before: ProductState['digitalFile'],
) {
  const variants = variantsInfo?.variants ?? []
  const nameless = variants.findIndex(
    ({ digitalProperties }) =>
      digitalProperties?.digitalFile &&
      !digitalProperties.digitalFile.id &&
      digitalProperties.digitalFile.fileName !== before?.fileName,
  )
  if (nameless >= 0)
    throw unknown(
      `product.variantsInfo.variants[${nameless}].digitalProperties.digitalFile.id`,
      'must be the ID of a private file of the media library',
    )
  const files = variants.flatMap(({ digitalProperties }) => digitalProperties ?? [])
  if (files.length > 0 && files.every(({ digitalFile }) => !digitalFile)) return { digitalFile: null }
  const ids = new Set(files.flatMap(({ digitalFile }) => digitalFile?.id ?? []))
  const [id] = ids
  if (!id) return {}
  if (ids.size > 1) throw unknown('product.variantsInfo', 'must all have the same digital file')
  return { digitalFile: await fileCalled(trx, id, before) }
}

/** Pictures of these products that lie elsewhere are fetched first. */
export const withPicturesOf = <Call extends EditContext>(call: Call, products: readonly ProductV3Changes[]) =>
  withPictures(
    call,
    products.flatMap(({ media, options = [] }) => [
      ...(media?.itemsInfo?.items ?? []).filter(({ id }) => !id),
      ...options
        .flatMap(({ choicesSettings }) => choicesSettings.choices)
        .flatMap((choice) => choice.media?.items ?? [])
        .filter(({ mediaId }) => !mediaId),
    ]),
  )

/**
 * Changes that a job sets of many. The job fetches nothing: pictures of elsewhere are copied now and named by their ids.
 *
 * @throws ApiError 400 at the `url` of what could not be had
 */
export async function withStoredPictures<Set extends ProductV3Changes>(
  call: EditContext,
  set: Set,
): Promise<Set> {
  const { fetched } = await withPicturesOf(call, [set])
  const info = set.media?.itemsInfo
  if (!fetched || !info?.items) return set
  const items = info.items.map((item, index) => {
    const picture = item.id || !item.url ? undefined : fetched.get(item.url)
    if (!picture) return item
    if ('refused' in picture) throw unknown(`product.media.itemsInfo.items[${index}].url`, picture.refused)
    const { url: _, ...said } = item
    return { ...said, id: picture.id }
  })
  return { ...set, media: { ...set.media, itemsInfo: { ...info, items } } }
}
