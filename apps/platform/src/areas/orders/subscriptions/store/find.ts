import { applicationError } from '../../../../base/errors.ts'
import type { Db, Trx } from '../../../../data/database.ts'
import { isUuid } from '../../../../data/query-language/values.ts'
import type { Caller } from '../../../../http/caller.ts'
import { visibleTo } from '../../../../http/visible-to.ts'
import type { ContractRow } from '../view.ts'

/** @throws ApiError 404 SUBSCRIPTION_CONTRACT_NOT_FOUND, of somebody else's too */
export async function findContract(
  db: Db | Trx,
  caller: Caller,
  id: string,
  { lock = false } = {},
): Promise<ContractRow> {
  const own = db.selectFrom('subscriptionContracts').selectAll().where('id', '=', id).where(visibleTo(caller))
  const row = isUuid(id) ? await (lock ? own.forUpdate() : own).executeTakeFirst() : undefined
  if (!row) throw applicationError(404, 'SUBSCRIPTION_CONTRACT_NOT_FOUND', 'Subscription not found.')
  return row
}
