import { z } from 'zod'
import { violations } from '../../base/errors.ts'
import type { StoredPublication } from './tables.ts'

const publicationStatus = z.enum(['PUBLISHED', 'HIDDEN', 'DRAFT', 'SCHEDULED'])
type PublicationStatus = z.output<typeof publicationStatus>

/** A date is that of `SCHEDULED` alone. */
export const Publication = z.object({
  status: publicationStatus,
  date: z.iso.datetime({ offset: true }).optional(),
})
export type Publication = z.output<typeof Publication>

interface Published {
  readonly visible: boolean
  readonly publication: StoredPublication | null
}

export function publicationOf({ visible, publication }: Published): Publication {
  if (visible) return { status: 'PUBLISHED' }
  return publication ?? { status: 'HIDDEN' }
}

/**
 * The product in the given state. What is sent back as it was read changes nothing: then `visible` decides.
 * @throws ApiError 400 for a schedule without a date, or with one that is not to come
 */
export function published<Product extends Published>(
  product: Product,
  wanted: Publication | undefined,
  now: Date,
  before?: Published,
): Product {
  if (!wanted || (before && isSame(publicationOf(before), wanted))) return product
  const { status, date } = wanted
  const visible = status === 'PUBLISHED'
  return { ...product, visible, publication: storedOf(status, date, now) }
}

function storedOf(status: PublicationStatus, date: string | undefined, now: Date): StoredPublication | null {
  if (status === 'DRAFT') return { status }
  if (status !== 'SCHEDULED') return null
  if (date === undefined) throw wrong('is required for a scheduled product', 'REQUIRED_FIELD')
  if (Date.parse(date) <= now.getTime()) throw wrong('must be in the future', 'VALIDATION')
  return { status, date: new Date(date).toISOString() }
}

const isSame = (a: Publication, b: Publication) =>
  a.status === b.status &&
  (a.status !== 'SCHEDULED' || (b.date !== undefined && Date.parse(a.date ?? '') === Date.parse(b.date)))

/** A product that is shown waits for nothing. */
export function settled<Product extends Published>(product: Product): Product {
  return product.visible && product.publication ? { ...product, publication: null } : product
}

function wrong(description: string, violatedRule: 'REQUIRED_FIELD' | 'VALIDATION') {
  return violations([{ field: 'product.publication.date', description, violatedRule }])
}
