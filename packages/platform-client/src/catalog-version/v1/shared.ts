import { removeBrand, removeRibbon, updateProduct } from '../../calls/catalog/catalog-writes.ts'
import type { Product } from '../../schemas/product.ts'
import type { PlatformClient } from '../../transport/client.ts'
import type { CallOptions } from '../../transport/options.ts'
import { allProducts } from './all-products.ts'

/** Stand-in for a revision: catalog V1 counts none of names. */
const REVISION = '1'

type Field = 'brand' | 'ribbon'

/** Names in use, by which catalog V1 knows brands and ribbons; the name is the id. */
async function namesOf(client: PlatformClient, field: Field, options?: CallOptions) {
  const named = (await allProducts(client, options)).flatMap((product) => product[field] || [])
  return [...Map.groupBy(named, (name) => name)]
    .map(([name, { length: count }]) => ({
      ...{ id: name, name, revision: REVISION },
      // Each kind has a field of its own for how many have it.
      ...(field === 'brand' ? { assignedProductsCount: count } : { assignedProductCount: count }),
    }))
    .toSorted((a, b) => (a.name < b.name ? -1 : 1))
}

/** Changes each product that a name is of. What is done stays done where one is refused: the next try goes on from there. */
async function eachWith(
  client: PlatformClient,
  of: (product: Product) => boolean,
  change: (product: Product) => Promise<unknown>,
  options?: CallOptions,
): Promise<void> {
  for (const product of await allProducts(client, options)) if (of(product)) await change(product)
}

async function rename(
  client: PlatformClient,
  field: Field,
  { id, name = id }: { readonly id: string; readonly name?: string },
  options?: CallOptions,
) {
  const change = ({ id: productId }: Product) =>
    updateProduct(client, { product: { id: productId, [field]: name } }, options)
  await eachWith(client, (product) => product[field] === id, change, options)
  return { id: name, name, revision: REVISION }
}

type Changed = { readonly id: string; readonly name?: string }

/** `QueryBrands` of V3: brands that products have. */
export const queryBrands = async (client: PlatformClient, _: unknown, options?: CallOptions) => ({
  brands: await namesOf(client, 'brand', options),
})

/** `QueryRibbons` of V3: ribbons that products have. */
export const queryRibbons = async (client: PlatformClient, _: unknown, options?: CallOptions) => ({
  ribbons: await namesOf(client, 'ribbon', options),
})

/** `UpdateBrand` of V3: every product of it gets the new name. */
export const updateBrand = async (
  client: PlatformClient,
  { brand }: { readonly brand: Changed },
  options?: CallOptions,
) => ({ brand: await rename(client, 'brand', brand, options) })

/** `UpdateRibbon` of V3: every product with it gets the new one. */
export const updateRibbon = async (
  client: PlatformClient,
  { ribbon }: { readonly ribbon: Changed },
  options?: CallOptions,
) => ({ ribbon: await rename(client, 'ribbon', ribbon, options) })

/** `DeleteBrand` of V3: its products have none then. */
export async function deleteBrand(
  client: PlatformClient,
  { brandId }: { readonly brandId: string },
  options?: CallOptions,
) {
  const change = ({ id }: Product) => removeBrand(client, { id }, options)
  await eachWith(client, ({ brand }) => brand === brandId, change, options)
  return {}
}

/** `DeleteRibbon` of V3: its products have none then. */
export async function deleteRibbon(
  client: PlatformClient,
  { ribbonId }: { readonly ribbonId: string },
  options?: CallOptions,
) {
  const change = ({ id }: Product) => removeRibbon(client, { id }, options)
  await eachWith(client, ({ ribbon }) => ribbon === ribbonId, change, options)
  return {}
}

type Section = Product['additionalInfoSections'][number]

/** Id of a section of catalog V1, which is its title and its text. */
const idOf = ({ title, description }: Section) => `${title}\0${description}`

/** `QueryInfoSections` of V3: the different sections that products have. */
export async function queryInfoSections(client: PlatformClient, _: unknown, options?: CallOptions) {
  const products = await allProducts(client, options)
  const all = products.flatMap(({ additionalInfoSections }) => additionalInfoSections)
  const infoSections = [...Map.groupBy(all, idOf)].flatMap(([id, [section, ...others]]) => {
    if (!section) return []
    const { title, description: plainDescription } = section
    const assignedProductsCount = others.length + 1
    return { id, uniqueName: id, title, plainDescription, revision: REVISION, assignedProductsCount }
  })
  return { infoSections: infoSections.toSorted((a, b) => (a.title < b.title ? -1 : 1)) }
}

/** Changes one section in each product that has it: none takes it away. */
async function changeSection(
  client: PlatformClient,
  id: string,
  changed: (section: Section) => Section | undefined,
  options?: CallOptions,
) {
  const change = ({ id: productId, additionalInfoSections: sections }: Product) => {
    const next = sections.flatMap((section) => (idOf(section) === id ? (changed(section) ?? []) : section))
    return updateProduct(client, { product: { id: productId, additionalInfoSections: next } }, options)
  }
  const isOf = (product: Product) => product.additionalInfoSections.some((section) => idOf(section) === id)
  await eachWith(client, isOf, change, options)
}

interface ChangedSection {
  readonly infoSection: {
    readonly id: string
    readonly title?: string
    readonly plainDescription?: string | null
  }
}

/** `UpdateInfoSection` of V3: every product with it shows what it becomes. */
export async function updateInfoSection(
  client: PlatformClient,
  { infoSection: { id, title, plainDescription } }: ChangedSection,
  options?: CallOptions,
) {
  const next = (section: Section) => ({
    title: title ?? section.title,
    description: plainDescription === undefined ? section.description : (plainDescription ?? ''),
  })
  await changeSection(client, id, next, options)
  return { infoSection: { id, title: title ?? '', revision: REVISION } }
}

/** `DeleteInfoSection` of V3: its products show it no longer. */
export async function deleteInfoSection(
  client: PlatformClient,
  { infoSectionId }: { readonly infoSectionId: string },
  options?: CallOptions,
) {
  await changeSection(client, infoSectionId, () => undefined, options)
  return {}
}
