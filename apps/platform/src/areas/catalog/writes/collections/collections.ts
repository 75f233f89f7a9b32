import { randomUUID } from 'node:crypto'
import { collectionChanged, collectionCreated, collectionDeleted } from '@galleria/platform-client/events'
import { applicationError, violations } from '../../../../base/errors.ts'
import { outboxEvent } from '../../../../data/outbox.ts'
import { isUuid } from '../../../../data/query-language/values.ts'
import { differences } from '../../edits/cells.ts'
import type { Edit } from '../../edits/edit.ts'
import type { CellChanges } from '../../edits/tables.ts'
import { markMembersChanged } from '../../store/changes.ts'
import { type CollectionRow, findCollection } from '../../store/collections.ts'
import { collectionView } from '../../views/collection.ts'
import type { CollectionChanges } from '../input.ts'
import { saveProducts } from '../products/save.ts'
import { lockProducts } from '../products/store/lock.ts'
import { checkSlug, freeSlug } from '../products/store/slugs.ts'
import {
  type CollectionState,
  deleteCollectionRow,
  findLastPlace,
  findLastPosition,
  findProductIds,
  lockCollectionRow,
  upsertCollection,
} from './store.ts'

const origin = { originatedFromVersion: 'V1_CATALOG' } as const
/** Products of one statement, where a collection goes that has many. */
const BATCH = 500

export async function lockCollection({ trx }: Edit, id: string): Promise<CollectionState> {
  const row = isUuid(id) ? await lockCollectionRow(trx, id) : undefined
  if (row) return row
  throw applicationError(404, 'COLLECTION_NOT_FOUND', `Collection ${JSON.stringify(id)} not found.`)
}

export async function createCollection(
  edit: Edit,
  input: CollectionChanges & { readonly name: string },
): Promise<CollectionRow> {
  const { trx, date } = edit
  const id = randomUUID()
  if (input.slug) await checkSlug(trx, 'collections', input.slug, id)
  const slug = input.slug ?? (await freeSlug(trx, 'collections', input.name))
  const last = await findLastPlace(trx)
  return saveCollection(edit, undefined, {
    ...{ id, slug, name: input.name, description: input.description ?? '', media: [] },
    ...{ visible: input.visible ?? true, position: (last ?? -1) + 1 },
    ...{ createdAt: date, updatedAt: date, rules: null },
  })
}

export async function updateCollection(
  edit: Edit,
  id: string,
  input: CollectionChanges,
): Promise<CollectionRow> {
  const before = await lockCollection(edit, id)
  if (input.slug && input.slug !== before.slug)
    await checkSlug(edit.trx, 'collections', input.slug, before.id)
  return saveCollection(edit, before, {
    ...before,
    ...(input.name !== undefined && { name: input.name }),
    ...(input.slug !== undefined && { slug: input.slug }),
    ...(input.description !== undefined && { description: input.description ?? '' }),
    ...(input.visible !== undefined && { visible: input.visible }),
  })
}

/** Deletes a collection; its products stay, and each keeps a record of leaving it, so that an undo can put it back. */
export async function deleteCollection(edit: Edit, id: string): Promise<void> {
  const { trx } = edit
  const before = await lockCollection(edit, id)
  const ids = await findProductIds(trx, before.id)
  for (let at = 0; at < ids.length; at += BATCH) await moveOut(edit, before.id, ids.slice(at, at + BATCH))
  await deleteCollectionRow(trx, before.id)
  const body = { collection_Id: before.id, ...origin }
  record(edit, before, 'deleted', differences(before, undefined), [
    outboxEvent(collectionDeleted, { entityId: before.id, body }),
  ])
}

export async function saveCollection(
  edit: Edit,
  before: CollectionState | undefined,
  wanted: CollectionState,
): Promise<CollectionRow> {
  const { trx, date } = edit
  const { config } = edit.context
  const cells = differences(before, wanted)
  const after = { ...wanted, updatedAt: date }
  if (Object.keys(cells).length) {
    await upsertCollection(trx, after)
    // The search index holds the names of the collections that are shown.
    if (before && ('name' in cells || 'visible' in cells)) await markMembersChanged(trx, after.id)
  }
  const row = (await findCollection(trx, { id: after.id }, { hidden: true })) as CollectionRow
  if (Object.keys(cells).length === 0) return row
  const { id: entityId } = row
  const { name, slug, visible, media } = collectionView(config, row)
  const changedFields = Object.keys(cells).toSorted()
  const event = before
    ? outboxEvent(collectionChanged, {
        entityId,
        body: { collection_Id: entityId, changedFields, ...origin },
      })
    : outboxEvent(collectionCreated, {
        entityId,
        body: { collection_Id: entityId, name, slug, visible, media, ...origin },
      })
  record(edit, after, before ? 'updated' : 'created', cells, [event])
  return row
}

function record(
  edit: Edit,
  { id, name }: CollectionState,
  action: 'created' | 'updated' | 'deleted',
  cells: CellChanges,
  events: Parameters<Edit['record']>[1],
): void {
  edit.record({ kind: 'collection', entityId: id, name, action, revision: null, cells }, events)
}

/** A collection that people fill. @throws ApiError 400 for one that fills itself */
async function lockManual(edit: Edit, id: string): Promise<CollectionState> {
  const collection = await lockCollection(edit, id)
  if (!collection.rules) return collection
  throw collectionIsAutomatic(id)
}

/** A collection whose order people decide. @throws ApiError 400 for one that rules order */
export async function lockArranged(edit: Edit, id: string): Promise<CollectionState> {
  const collection = await lockCollection(edit, id)
  if (!collection.rules || collection.rules.sort === 'MANUAL') return collection
  throw collectionIsAutomatic(id)
}

export function collectionIsAutomatic(id: string) {
  return applicationError(
    400,
    'COLLECTION_IS_AUTOMATIC',
    `Collection ${JSON.stringify(id)} fills itself by rules. Change the rules, or remove them first.`,
  )
}

/** Puts products behind those that are in it, in the order they are named. @throws ApiError 400 for an id of nothing */
export async function putInto(edit: Edit, id: string, productIds: readonly string[]): Promise<void> {
  const { trx } = edit
  const collection = await lockManual(edit, id)
  const known = await lockProducts(trx, productIds)
  const missing = productIds.flatMap((each, index) => (known.has(each.toLowerCase()) ? [] : [index]))
  if (missing.length)
    throw violations(
      missing.map((index) => ({
        field: `productIds[${index}]`,
        description: 'is not a product',
        violatedRule: 'VALIDATION' as const,
      })),
    )
  const last = await findLastPosition(trx, collection.id)
  const changes = [...new Set(productIds.map((each) => each.toLowerCase()))]
    .flatMap((each) => known.get(each) ?? [])
    .filter(({ collections }) => collections[collection.id] === undefined)
    .map((before, index) => {
      const position = (last ?? -1) + 1 + index
      return {
        before,
        after: { ...before, collections: { ...before.collections, [collection.id]: position } },
      }
    })
  await saveProducts(edit, changes)
}

/** Takes products out of it; those that are not in it stay what they are. */
export async function takeOut(edit: Edit, id: string, productIds: readonly string[]): Promise<void> {
  const collection = await lockManual(edit, id)
  await moveOut(edit, collection.id, productIds)
}

async function moveOut(edit: Edit, collectionId: string, productIds: readonly string[]): Promise<void> {
  const known = await lockProducts(edit.trx, productIds)
  const changes = [...known.values()].map((before) => {
    const { [collectionId]: _, ...collections } = before.collections
    return { before, after: { ...before, collections } }
  })
  await saveProducts(edit, changes)
}
