import { violations } from '../../../../base/errors.ts'
import type { Edit } from '../../edits/edit.ts'
import { saveProducts } from '../products/save.ts'
import { lockProducts } from '../products/store/lock.ts'
import { lockArranged } from './collections.ts'
import { findMembers, type Member } from './store.ts'

/** Products of one statement, where places that were held twice are given anew. */
const BATCH = 500

interface Arrangement {
  readonly productIds: readonly string[]
  readonly atStart?: boolean | undefined
}

/**
 * Puts products of a collection into the order in which they are named, at the places that they hold among the others:
 * whatever came in or went meanwhile stays where it is. With `atStart` they come before all others.
 * @throws ApiError 404 without the collection, 400 for what is named twice or is not in it
 */
export async function arrange(
  edit: Edit,
  id: string,
  { productIds, atStart = false }: Arrangement,
): Promise<void> {
  const collection = await lockArranged(edit, id)
  const members = await findMembers(edit.trx, collection.id)
  const wanted = productIds.map((each) => each.toLowerCase())
  checkNamed(wanted, new Set(members.map(({ productId }) => productId)))
  const places = atStart ? placesAtStart(members, wanted) : placesAmong(members, wanted)
  const moved = members.flatMap(({ productId, position }) =>
    places.get(productId) === position ? [] : [productId],
  )
  for (let at = 0; at < moved.length; at += BATCH) {
    const known = await lockProducts(edit.trx, moved.slice(at, at + BATCH))
    const changes = [...known.values()].map((before) => {
      const place = places.get(before.id) ?? 0
      return { before, after: { ...before, collections: { ...before.collections, [collection.id]: place } } }
    })
    await saveProducts(edit, changes)
  }
}

/** Places below the lowest there is, so that nothing else moves. */
function placesAtStart(members: readonly Member[], wanted: readonly string[]): Map<string, number> {
  const places = new Map(members.map(({ productId, position }) => [productId, position]))
  const isThere = wanted.every((each, at) => members[at]?.productId === each)
  const lowest = members[0]?.position ?? 0
  if (!isThere) for (const [at, each] of wanted.entries()) places.set(each, lowest - wanted.length + at)
  return places
}

function placesAmong(members: readonly Member[], wanted: readonly string[]): Map<string, number> {
  const [named, next] = [new Set(wanted), wanted.values()]
  const order = members.map(({ productId }) =>
    named.has(productId) ? (next.next().value ?? productId) : productId,
  )
  // The place of two products at one place does not say which comes first.
  const isStrict = members.every(
    ({ position }, at) => at === 0 || position > (members[at - 1]?.position ?? 0),
  )
  return new Map(order.map((each, at) => [each, isStrict ? (members[at]?.position ?? at) : at]))
}

function checkNamed(wanted: readonly string[], members: ReadonlySet<string>): void {
  const wrong = wanted.flatMap((each, at) => {
    if (!members.has(each))
      return [{ at, description: 'is not a product of this collection. Read the collection again' }]
    if (wanted.indexOf(each) < at) return [{ at, description: 'is a duplicate. List each product once' }]
    return []
  })
  if (wrong.length === 0) return
  throw violations(
    wrong.map(({ at, description }) => ({
      ...{ field: `productIds[${at}]`, description, violatedRule: 'VALIDATION' as const },
    })),
  )
}
