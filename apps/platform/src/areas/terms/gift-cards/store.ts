import { applicationError } from '../../../base/errors.ts'
import { checkRevision } from '../../../base/input/revision.ts'
import { type Db, type Trx, transaction } from '../../../data/database.ts'
import { findOne } from '../../../data/find-one.ts'
import { isUuid } from '../../../data/query-language/values.ts'
import type { OwnerContext } from '../crud/resource.ts'
import type { GiftCardRow } from './find.ts'
import { giftCardOf } from './view.ts'

export async function knownCard(db: Db | Trx, id: string, { lock = false } = {}): Promise<GiftCardRow> {
  const card = db.selectFrom('giftCards').selectAll().where('id', '=', id)
  const row = isUuid(id) ? await findOne(card, { lock }) : undefined
  if (!row) throw applicationError(404, 'GIFT_CARD_NOT_FOUND', 'There is no such gift card')
  return row
}

/** One change of a card, of the revision of now; what is left on it is moved by orders alone. */
export function changeCard(
  { db, clock }: OwnerContext,
  id: string,
  revision: number | undefined,
  changes: Partial<Pick<GiftCardRow, 'disabled' | 'expiresAt'>>,
) {
  return transaction(db, async (trx) => {
    const before = await knownCard(trx, id, { lock: true })
    checkRevision(before.revision, revision)
    const updatedAt = clock.now()
    const row = await trx
      .updateTable('giftCards')
      .set({ ...changes, revision: before.revision + 1, updatedAt })
      .where('id', '=', id)
      .returningAll()
      .executeTakeFirstOrThrow()
    return { giftCard: giftCardOf(row, updatedAt) }
  })
}
