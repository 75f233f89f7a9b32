import { ApiError, violationsOf } from '../../../base/errors.ts'
import { refusalOf } from '../../../base/network/public-address.ts'
import { fileIdOf, mediaFileOf, type StoredMedia, uploadedMedia } from '../../media/index.ts'
import { namedAs } from '../customizations/named-as.ts'
import { differences } from '../edits/cells.ts'
import type { Edit } from '../edits/edit.ts'
import { sectionResolver } from '../info-sections/resolve.ts'
import { createCollection } from '../writes/collections/collections.ts'
import { priced } from '../writes/products/prices.ts'
import { blankProduct } from '../writes/products/products.ts'
import { saveProducts } from '../writes/products/save.ts'
import { slugOf } from '../writes/products/slugs.ts'
import type { ProductChange, ProductState } from '../writes/products/state.ts'
import { lockProducts } from '../writes/products/store/lock.ts'
import { nextNumbers, takeTurns } from '../writes/products/store/slugs.ts'
import { namesOf } from '../writes/shared/named.ts'
import { build } from './build.ts'
import { type Draft, draftOf, type Group, type PictureIn } from './draft.ts'
import { isElsewhere } from './fetch-pictures.ts'
import type { Format } from './format.ts'
import { findCollectionsByName, findProductsBySlug } from './store/products.ts'
import type { Mapping } from './tables.ts'

export interface ImportError {
  readonly rowNumber: number
  readonly handle: string
  readonly field: string
  readonly reason: string
  readonly warning: boolean
}

export interface Outcome {
  readonly created: number
  readonly updated: number
  readonly unchanged: number
  readonly failed: number
  readonly errors: readonly ImportError[]
}

interface How {
  readonly format: Format
  readonly mapping: Mapping
  /** Runs everything but the writing of products. */
  readonly dry: boolean
}

/** Makes and changes the products of a batch, each for itself: what is wrong with one stops no other. */
export async function applyBatch(edit: Edit, groups: readonly Group[], how: How): Promise<Outcome> {
  const { trx, date, context } = edit
  const errors: ImportError[] = []
  const drafts: Draft[] = []
  for (const group of groups)
    attempt(errors, group, () => {
      if (!group.handle) throw new NoHandle()
      drafts.push(draftOf(group, how.format, how.mapping))
    })
  await takeTurns(trx)
  const known = await existing(
    edit,
    drafts.map(({ handle }) => slugOf(handle)),
  )
  const fresh = drafts.filter(({ handle }) => !known.has(slugOf(handle))).length
  let number = fresh ? await nextNumbers(trx, fresh) : 0
  const names = await namesOfAll(edit, drafts)
  const collectionLookup = await CollectionLookup.open(edit, drafts)
  const shared = await sharedOf(edit, drafts, [...known.values()])
  const pictures = await picturesOf(edit, drafts)
  const changes: ProductChange[] = []
  const taken = new Set<string>()
  for (const draft of drafts)
    attempt(errors, { handle: draft.handle, rows: [draft], variants: draft.variants }, () => {
      const slug = slugOf(draft.handle)
      // Two handles may come down to one slug.
      if (taken.has(slug)) throw new SameSlug(slug)
      taken.add(slug)
      const before = known.get(slug)
      const state = before ?? { ...blankProduct(UNNAMED, number++, date), slug }
      const { media, lost } = pictures(draft, state)
      const after = build(state, draft, !before, {
        ...{ currency: context.config.currency, ...names(draft), ...shared },
        ...{ media, lacksMedia: lost.length > 0 },
        collections: collectionLookup.places(draft, state),
      })
      changes.push({ before, after })
      errors.push(...warningsOf(draft, lost))
    })
  const { currency } = context.config
  const same = changes.filter(
    ({ before, after }) =>
      before && after && Object.keys(differences(before, priced(after, currency))).length === 0,
  ).length
  if (!how.dry) await saveProducts(edit, changes)
  const created = changes.filter(({ before }) => !before).length
  const failed = groups.length - changes.length
  return { created, updated: changes.length - created - same, unchanged: same, failed, errors }
}

/** Its rows say more. */
const UNNAMED = { name: '', productType: 'physical' } as const

class NoHandle extends Error {}
class SameSlug extends Error {}

interface RowGroup {
  readonly handle: string
  readonly rows: readonly { readonly row: number }[]
  readonly variants?: readonly { readonly row: number }[]
}

/** Writes down what refuses a group, with row and column. */
function attempt(errors: ImportError[], { handle, rows, variants = [] }: RowGroup, work: () => void): void {
  const wrong = (field: string, reason: string, rowNumber = rows[0]?.row ?? 0) =>
    errors.push({
      rowNumber,
      handle: handle.slice(0, 200),
      field,
      reason: reason.slice(0, 1000),
      warning: false,
    })
  try {
    work()
  } catch (error) {
    if (error instanceof NoHandle)
      wrong('handle', 'must not be empty. Use the same value for all rows of a product')
    else if (error instanceof SameSlug)
      wrong('handle', `leads to the same slug as another product: ${error.message}`)
    else if (!(error instanceof ApiError) || error.status >= 500) throw error
    else {
      const list = violationsOf(error)
      for (const { field, description } of list) {
        const [, index, ofVariant] = /^variants\[(\d+)\]\.(.+)$/.exec(field) ?? []
        wrong(ofVariant ?? columnOf(field), description, variants[Number(index ?? -1)]?.row)
      }
      if (list.length === 0) wrong('', error.message)
    }
  }
}

const columns: Readonly<Record<string, string>> = {
  'priceData.price': 'price',
  'product.priceData.price': 'price',
  'costAndProfitData.itemCost': 'cost',
  'product.costAndProfitData.itemCost': 'cost',
  'product.discount.value': 'discountValue',
}
const columnOf = (field: string) => columns[field] ?? field.replace(/^product\./, '')

function warningsOf({ row, handle, warnings }: Draft, lost: readonly LostPicture[]): ImportError[] {
  const outcome = [
    ...warnings.map((warning) => ({ ...warning, rowNumber: row })),
    ...lost.map(({ url, row: rowNumber, why }) => ({
      ...{ rowNumber, field: 'images', reason: `${JSON.stringify(url.slice(0, 500))} ${why}` },
    })),
  ]
  return outcome.map((warning) => ({ ...warning, handle, warning: true }))
}

async function existing({ trx }: Edit, slugs: readonly string[]): Promise<Map<string, ProductState>> {
  const states = await lockProducts(trx, await findProductsBySlug(trx, slugs))
  return new Map([...states.values()].map((state) => [state.slug, state]))
}

/** Options and sections that products share: of all of them at once. */
async function sharedOf({ trx }: Edit, drafts: readonly Draft[], there: readonly ProductState[]) {
  const options = drafts.flatMap(({ product }) => product.productOptions ?? [])
  const names = [...new Set(options.map(({ name }) => name))]
  const sections = there.flatMap(({ infoSections }) => infoSections)
  return { named: await namedAs(trx, names), sections: await sectionResolver(trx, [], sections) }
}

/** Brands and ribbons by name, made where there are none. */
async function namesOfAll(edit: Edit, drafts: readonly Draft[]) {
  const brands = new Map<string, string | null>()
  const ribbons = new Map<string, string | null>()
  for (const { product } of drafts) {
    const { brand, ribbon } = product
    if (brand && !brands.has(brand)) brands.set(brand, (await namesOf(edit, { brand })).brandId ?? null)
    if (ribbon && !ribbons.has(ribbon))
      ribbons.set(ribbon, (await namesOf(edit, { ribbon })).ribbonId ?? null)
  }
  return ({ product: { brand, ribbon } }: Draft) => ({
    ...(brand !== undefined && { brandId: brand ? (brands.get(brand) ?? null) : null }),
    ...(ribbon !== undefined && { ribbonId: ribbon ? (ribbons.get(ribbon) ?? null) : null }),
  })
}

/** Collections by name, made where there are none, and the next place in each. */
class CollectionLookup {
  readonly #ids: ReadonlyMap<string, string>
  readonly #next: Map<string, number>

  private constructor(ids: ReadonlyMap<string, string>, next: Map<string, number>) {
    this.#ids = ids
    this.#next = next
  }

  static async open(edit: Edit, drafts: readonly Draft[]): Promise<CollectionLookup> {
    const wanted = new Map(
      drafts.flatMap(({ collections = [] }) =>
        collections.map((name) => [name.toLowerCase(), name.slice(0, 50)] as const),
      ),
    )
    if (wanted.size === 0) return new CollectionLookup(new Map(), new Map())
    const rows = await findCollectionsByName(edit.trx, [...wanted.keys()])
    const ids = new Map(rows.map(({ key, id }) => [key, id]))
    const next = new Map(rows.map((row) => [row.id, Number(row.next)]))
    for (const [key, name] of wanted)
      if (!ids.has(key)) ids.set(key, (await createCollection(edit, { name })).id)
    return new CollectionLookup(ids, next)
  }

  /** Position of the product in each collection of its rows; undefined where they name none. */
  places({ collections }: Draft, state: ProductState): Readonly<Record<string, number>> | undefined {
    if (!collections) return undefined
    const places: Record<string, number> = {}
    for (const name of collections) {
      const id = this.#ids.get(name.toLowerCase())
      if (!id || places[id] !== undefined) continue
      const next = this.#next.get(id) ?? 0
      places[id] = state.collections[id] ?? next
      if (places[id] === next) this.#next.set(id, next + 1)
    }
    return places
  }
}

interface LostPicture extends PictureIn {
  readonly why: string
}

/**
 * The pictures that a draft names: files of the library, what the product shows already, and copies of what lies elsewhere;
 * and those that are none of these. A dry run fetches nothing: there an address elsewhere is lost only where it may not be
 * asked.
 */
async function picturesOf({ trx, context }: Edit, drafts: readonly Draft[]) {
  const { config, fetched } = context
  const fileOf = (url: string) => {
    const copy = fetched?.get(url)
    return copy && 'id' in copy ? copy.id : fileIdOf(mediaFileOf(config, url) ?? url)
  }
  const urls = drafts.flatMap(({ images = [] }) => images.map(({ url }) => url))
  const uploaded = await uploadedMedia(
    trx,
    urls.flatMap((url) => fileOf(url) ?? []),
  )
  const why = (url: string) => {
    const copy = fetched?.get(url)
    if (copy) return 'refused' in copy ? copy.refused : 'is not an image'
    if (!isElsewhere(config, url)) return 'is not an image of this store. Upload it first'
    return refusalOf(url, { allowPrivate: config.webhooks.allowPrivateTargets })
  }
  return ({ images = [] }: Draft, { media: shown }: ProductState) => {
    const media: StoredMedia[] = []
    const lost: LostPicture[] = []
    for (const { url, row } of images) {
      const name = mediaFileOf(config, url)
      const found = shown.find(({ file }) => file === name) ?? uploaded.get(fileOf(url) ?? '')
      const reason = found ? undefined : why(url)
      if (found?.mediaType === 'image') {
        if (!media.includes(found)) media.push(found)
      } else if (found || reason) lost.push({ url, row, why: reason ?? 'is not an image' })
    }
    return { media, lost }
  }
}
