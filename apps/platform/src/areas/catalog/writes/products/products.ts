import { randomUUID } from 'node:crypto'
import { applicationError, violations } from '../../../../base/errors.ts'
import { checkRevision } from '../../../../base/input/revision.ts'
import { namedAs } from '../../customizations/named-as.ts'
import { fileCalled } from '../../digital-file.ts'
import type { Edit } from '../../edits/edit.ts'
import { sectionResolver } from '../../info-sections/resolve.ts'
import { published } from '../../publication.ts'
import type { ProductRow } from '../../store/products.ts'
import type { NewProduct, ProductChanges } from '../input.ts'
import { arrangedMedia } from '../media/media.ts'
import { namesOf } from '../shared/named.ts'
import { changeProduct, nameKeyOf } from './change-product.ts'
import { toMinor } from './prices.ts'
import { relatedOf } from './related.ts'
import { saveProducts } from './save.ts'
import type { ProductState } from './state.ts'
import { lockProducts } from './store/lock.ts'
import { checkSlug, freeSlug, nextNumber } from './store/slugs.ts'
import { taxGroupOf } from './tax-group.ts'

export async function createProduct(edit: Edit, input: NewProduct): Promise<ProductRow> {
  const { trx } = edit
  const { currency } = edit.context.config
  const priceMinor = toMinor(input.priceData.price, currency, 'product.priceData.price')
  const blank = await emptyProduct(edit, input)
  const related = await relatedOf(edit, blank, input.relatedProducts)
  const empty = { ...blank, ...related, priceMinor, ...(await taxGroupOf(edit, input)) }
  const { id } = empty
  const shared = await sharedOf(edit, input, [])
  const around = {
    currency,
    ...(await namesOf(edit, input)),
    ...(await fileOf(edit, input, null)),
    ...shared,
  }
  mustBeDigital(empty, input)
  const made = changeProduct(empty, { ...input, productOptions: input.productOptions ?? [] }, around)
  const whole = published(made, input.publication, edit.date)
  const slug = input.slug ?? (await freeSlug(trx, 'products', input.name))
  if (input.slug) await checkSlug(trx, 'products', slug, id)
  const shown = input.mediaItems ? await arrangedMedia(edit, whole, input.mediaItems) : whole
  const rows = await saveProducts(edit, [{ after: { ...shown, slug } }])
  return rows.get(id) as ProductRow
}

/** New product without any values. */
export async function emptyProduct(
  { trx, date }: Edit,
  given: Pick<ProductState, 'name' | 'productType'>,
): Promise<ProductState> {
  return blankProduct(given, await nextNumber(trx), date)
}

/** The same, under a number that was taken before. */
export function blankProduct(
  { name, productType }: Pick<ProductState, 'name' | 'productType'>,
  numericId: number,
  date: Date,
): ProductState {
  return {
    ...{ id: randomUUID(), numericId, revision: 1, createdAt: date, updatedAt: date },
    ...{ name, nameKey: nameKeyOf(name), slug: '', visible: true, description: '', productType },
    ...{ sku: null, weight: null, priceMinor: 0, costMinor: null, saleMinor: 0 },
    ...{ discountType: 'NONE', discountValue: 0, brandId: null, ribbonId: null, pricePerUnit: null },
    ...{ options: [], media: [], infoSections: [], customTextFields: [], digitalFile: null, giftCard: false },
    ...{ manageVariants: false, seoData: null, collections: {}, variants: [] },
    ...{ richDescription: null, tags: null, visibleInPos: null, mainCategoryId: null, extendedFields: null },
    ...{ fulfillerId: null, deliveryProfileId: null, additionalRibbonIds: null, membersOnly: null },
    ...{ taxGroupId: null, subscriptions: null, publication: null, related: null },
  }
}

export async function updateProduct(
  edit: Edit,
  id: string,
  input: ProductChanges & { readonly revision?: number | undefined },
): Promise<ProductRow> {
  const { currency } = edit.context.config
  const names = await namesOf(edit, input)
  return changeOne(edit, id, async (before) => {
    checkRevision(before.revision, input.revision)
    mustBeDigital(before, input)
    if (input.slug && input.slug !== before.slug) await checkSlug(edit.trx, 'products', input.slug, before.id)
    const shared = await sharedOf(edit, input, before.infoSections)
    const file = await fileOf(edit, input, before.digitalFile)
    const related = await relatedOf(edit, before, input.relatedProducts)
    const grouped = { ...before, ...related, ...(await taxGroupOf(edit, input)) }
    const changed = changeProduct(grouped, input, { currency, ...names, ...file, ...shared })
    const after = published(changed, input.publication, edit.date, before)
    return input.mediaItems ? arrangedMedia(edit, after, input.mediaItems) : after
  })
}

/** Options and sections that products share, as far as the changes tell of them. */
async function sharedOf(
  { trx }: Edit,
  { productOptions, additionalInfoSections }: ProductChanges,
  there: ProductState['infoSections'],
) {
  return {
    ...(productOptions && {
      named: await namedAs(
        trx,
        productOptions.map(({ name }) => name),
      ),
    }),
    ...(additionalInfoSections && { sections: await sectionResolver(trx, additionalInfoSections, there) }),
  }
}

/** One product, as the change wants it. @throws ApiError 404 where there is none */
export async function changeOne(
  edit: Edit,
  id: string,
  change: (before: ProductState) => Promise<ProductState> | ProductState,
): Promise<ProductRow> {
  const before = await lockOne(edit, id)
  const rows = await saveProducts(edit, [{ before, after: await change(before) }])
  return rows.get(before.id) as ProductRow
}

/** Orders and carts keep what they know of it. */
export async function deleteProduct(edit: Edit, id: string): Promise<void> {
  await saveProducts(edit, [{ before: await lockOne(edit, id) }])
}

/** Its id is told to who runs the shop alone: whoever read it without one has its name to send back. */
async function fileOf(
  { trx }: Edit,
  { digitalFile }: ProductChanges,
  before: ProductState['digitalFile'],
): Promise<Partial<Pick<ProductState, 'digitalFile'>>> {
  if (!digitalFile) return digitalFile === null ? { digitalFile } : {}
  const { id, fileName } = digitalFile
  if (id) return { digitalFile: await fileCalled(trx, id, before) }
  if (before && fileName === before.fileName) return {}
  const description = 'must be the ID of a private file of the media library'
  throw violations([{ field: 'product.digitalFile.id', description, violatedRule: 'REQUIRED_FIELD' }])
}

function mustBeDigital({ productType }: ProductState, { digitalFile }: ProductChanges): void {
  if (!digitalFile || productType === 'digital') return
  const description = 'is only for digital products. This product is physical'
  throw violations([{ field: 'product.digitalFile', description, violatedRule: 'VALIDATION' }])
}

async function lockOne({ trx }: Edit, id: string): Promise<ProductState> {
  const before = (await lockProducts(trx, [id])).get(id.toLowerCase())
  if (before) return before
  throw productNotFound(id)
}

export function productNotFound(id: string) {
  return applicationError(404, 'PRODUCT_NOT_FOUND', `Product ${JSON.stringify(id)} not found.`)
}
