import type { Inserted } from '../insert.ts'

const DAY = 86_400_000

/** A field of every type and of every visibility. */
const fields = [
  { key: 'favorite-material', name: 'Favorite material', type: 'TEXT', visibility: 'PUBLIC' },
  { key: 'pieces-owned', name: 'Items owned', type: 'NUMBER', visibility: 'COMMUNITY' },
  { key: 'website', name: 'Website', type: 'URL', visibility: 'PUBLIC' },
  { key: 'first-visit', name: 'First visit to the workshop', type: 'DATE', visibility: 'COMMUNITY' },
  {
    key: 'opens-parcels-on-camera',
    name: 'Films unboxings',
    type: 'CHECKBOX',
    visibility: 'PRIVATE',
  },
] as const

export function customFields(now: Date): Inserted<'memberCustomFields'>[] {
  return fields.map((field, index) => {
    const createdAt = new Date(now.getTime() - (900 - index) * DAY)
    return { ...field, revision: 1, createdAt, updatedAt: createdAt }
  })
}
