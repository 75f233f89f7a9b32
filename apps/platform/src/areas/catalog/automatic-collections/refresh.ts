import { type Trx, transaction } from '../../../data/database.ts'
import type { Services } from '../../../data/services.ts'
import { Edit } from '../edits/edit.ts'
import { findMembers, lockCollectionRow } from '../writes/collections/store.ts'
import { saveProducts } from '../writes/products/save.ts'
import { lockProducts } from '../writes/products/store/lock.ts'
import { findByRules } from './find.ts'
import { arrangeMembers, findAutomatic, findProductSales } from './store.ts'

type Site = Pick<Services, 'db' | 'siteCache' | 'config' | 'clock'>

/** Products of one statement. */
const BATCH = 500

/** Puts into every automatic collection what its rules mean now, takes out what they no longer mean, and orders it. */
export async function refreshAutomaticCollections(site: Site): Promise<void> {
  let sales: ReturnType<typeof findProductSales> | undefined
  const salesOnce = () => {
    sales ??= findProductSales(site.db)
    return sales
  }
  for (const { id, rules } of await findAutomatic(site.db)) {
    const wanted = await findByRules(site, rules, salesOnce)
    await transaction(site.db, (trx) => refresh(trx, site, { id, wanted }))
  }
}

async function refresh(
  trx: Trx,
  site: Site,
  { id, wanted: found }: { readonly id: string; readonly wanted: readonly string[] },
): Promise<void> {
  const collection = await lockCollectionRow(trx, id)
  if (!collection?.rules) return
  const members = await findMembers(trx, id)
  const wanted = collection.rules.sort === 'MANUAL' ? asArranged(found, members) : found
  if (wanted.length === members.length && members.every(({ productId }, at) => productId === wanted[at]))
    return
  const places = new Map(wanted.map((productId, place) => [productId, place]))
  const there = new Set(members.map(({ productId }) => productId))
  const moved = [
    ...wanted.filter((productId) => !there.has(productId)),
    ...members.flatMap(({ productId }) => (places.has(productId) ? [] : [productId])),
  ]
  const edit = new Edit(trx, { ...site, caller: { type: 'NONE' } })
  for (let at = 0; at < moved.length; at += BATCH) {
    const known = await lockProducts(trx, moved.slice(at, at + BATCH))
    const changes = [...known.values()].map((before) => {
      const { [id]: _, ...others } = before.collections
      const place = places.get(before.id)
      return {
        before,
        after: { ...before, collections: place === undefined ? others : { ...others, [id]: place } },
      }
    })
    await saveProducts(edit, changes)
  }
  await arrangeMembers(trx, id, wanted)
  await edit.close({ call: 'UpdateAutomaticCollections' })
}

/** Members keep the order that people gave them; new ones follow. */
function asArranged(found: readonly string[], members: readonly { readonly productId: string }[]): string[] {
  const isWanted = new Set(found)
  return [
    ...new Set([...members.map(({ productId }) => productId).filter((id) => isWanted.has(id)), ...found]),
  ]
}
