import type { Trx } from '../../../data/database.ts'
import type { ChangedFile, HookContext } from '../../../data/hooks.ts'
import { findUses, type StoredMedia, uploadedMedia } from '../../media/index.ts'
import { saveProducts } from '../writes/products/save.ts'
import { lockProducts } from '../writes/products/store/lock.ts'
import { Edit } from './edit.ts'

/** Products that show a file say of it what it says of itself now; their edit can be taken back. */
export async function followFile(
  trx: Trx,
  { fileId, call, caller }: ChangedFile,
  context: HookContext,
): Promise<void> {
  const media = (await uploadedMedia(trx, [fileId])).get(fileId)
  if (!media) return
  const edit = new Edit(trx, { ...context, db: trx, caller })
  const ids = [...(await findUses(trx, [fileId])).values()].flat().map((use) => use.productId)
  const products = await lockProducts(trx, ids)
  const as = (item: StoredMedia) => (item.id === fileId ? media : item)
  await saveProducts(
    edit,
    [...products.values()].map((before) => ({ before, after: { ...before, media: before.media.map(as) } })),
  )
  await edit.close({ call })
}
