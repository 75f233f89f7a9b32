import { applicationError, violations } from '../../../../base/errors.ts'
import type { Db } from '../../../../data/database.ts'
import { infoSectionId, isShared } from '../../ids.ts'
import { sectionResolver } from '../../info-sections/resolve.ts'
import type { StoredInfoSection } from '../../tables.ts'
import type { SectionsChange } from '../jobs/change.ts'
import type { ProductState } from '../products/state.ts'

/** Wire §4.10: `infoSections[]`. */
const MOST = 20

/** @throws ApiError 400 for an id of nothing; of a product, where it would have too many */
export async function sectionsChanging(
  db: Db,
  change: SectionsChange,
): Promise<(product: ProductState) => ProductState> {
  if ('removes' in change) {
    const gone = new Set(change.removes.map((id) => id.toLowerCase()))
    return (product) => {
      const stay = product.infoSections.filter((section) => !gone.has(idOf(section)))
      return stay.length === product.infoSections.length ? product : { ...product, infoSections: stay }
    }
  }
  const given = change.adds.map((id) => ({ id, title: '', description: '' }))
  const sections = await sectionResolver(db, given, []).then((make) => make({ infoSections: [] }, given))
  return (product) => {
    const there = new Set(product.infoSections.map(idOf))
    const fresh = sections.filter((section) => !there.has(idOf(section)))
    const count = product.infoSections.length + fresh.length
    if (count > MOST)
      throw applicationError(
        400,
        'INFO_SECTIONS_LIMIT_EXCEEDED',
        `The product would have ${count}. The maximum is ${MOST}.`,
        {
          limit: MOST,
        },
      )
    return fresh.length ? { ...product, infoSections: [...product.infoSections, ...fresh] } : product
  }
}

/** One of the product's own has an id that follows from its words. */
const idOf = (section: StoredInfoSection) =>
  isShared(section) ? section.id : infoSectionId(section.title, section.description)

export function twice(field: string) {
  return violations([{ field, description: 'must not repeat a product', violatedRule: 'VALIDATION' }])
}
