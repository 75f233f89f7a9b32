import { violations } from '../../../base/errors.ts'
import type { Db } from '../../../data/database.ts'
import { isShared } from '../ids.ts'
import type { StoredInfoSection } from '../tables.ts'
import { sharedSections } from './store/of-products.ts'
import { ownSections } from './store/read.ts'

interface SectionInput {
  readonly id?: string | undefined
  readonly title: string
  readonly description: string
}

/** Sections as they are kept, of those that are given for a product. */
export type SectionResolver = (
  product: { readonly infoSections: readonly StoredInfoSection[] },
  inputs: readonly SectionInput[],
) => StoredInfoSection[]

/** Resolver without shared sections. */
export const asOwn: SectionResolver = (_, inputs) =>
  inputs.map(({ title, description }) => ({ title, description }))

/**
 * A section with an id is the shared one of that id; without, it is the one of the same title and text that the product
 * shares already, so that what is read and written back stays shared; any other is the product's own.
 * @throws ApiError 400 for an id that is none
 */
export async function sectionResolver(
  db: Db,
  inputs: readonly SectionInput[],
  there: readonly StoredInfoSection[],
): Promise<SectionResolver> {
  const wanted = inputs.flatMap(({ id }) => id?.toLowerCase() ?? [])
  const known = await sharedSections(db, [...wanted, ...there.filter(isShared).map(({ id }) => id)])
  const strange = wanted.some((id) => !known.has(id))
  const own = new Map(strange ? (await ownSections(db, { hidden: true })).map((each) => [each.id, each]) : [])
  return ({ infoSections }, sections) => {
    const shared = infoSections.filter(isShared)
    return sections.map(({ id, title, description }, index) => {
      if (id === undefined) {
        const same = shared.find((each) => {
          const section = known.get(each.id)
          return section?.title === title && section.description === description
        })
        return same ?? { title, description }
      }
      const wanted = id.toLowerCase()
      if (known.has(wanted)) return { id: wanted }
      const held = own.get(wanted)
      if (held) return { title: held.title, description: held.text }
      throw violations([
        {
          field: `product.additionalInfoSections[${index}].id`,
          description: 'is not an info section of this store',
          violatedRule: 'VALIDATION',
        },
      ])
    })
  }
}
