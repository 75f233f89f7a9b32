import { applicationError } from '../../../../base/errors.ts'
import { type Db, jsonb, type Trx } from '../../../../data/database.ts'
import { findOne } from '../../../../data/find-one.ts'
import { isUuid } from '../../../../data/query-language/values.ts'
import type { RuleRow } from '../view.ts'

export async function findRule(
  db: Db,
  id: string,
  options: { readonly lock?: boolean } = {},
): Promise<RuleRow> {
  const one = db.selectFrom('loyaltyEarningRules').selectAll().where('id', '=', id)
  const row = isUuid(id) && (await findOne(one, options))
  if (row) return row
  throw applicationError(404, 'EARNING_RULE_NOT_FOUND', 'Earning rule not found.')
}

export function findRules(db: Db): Promise<RuleRow[]> {
  return db.selectFrom('loyaltyEarningRules').selectAll().orderBy('id').execute()
}

export function findActiveRules(trx: Db, activity: string): Promise<RuleRow[]> {
  return trx
    .selectFrom('loyaltyEarningRules')
    .selectAll()
    .where('triggerActivityType', '=', activity)
    .where('status', '=', 'ACTIVE')
    .orderBy('id')
    .execute()
}

/** The account with what rules go by. */
export function findEarner(trx: Trx, accountId: string) {
  return trx
    .selectFrom('loyaltyAccounts')
    .select(['id', 'tierId'])
    .where('id', '=', accountId)
    .executeTakeFirst()
}

export async function insertRule(trx: Trx, row: RuleRow): Promise<void> {
  await trx
    .insertInto('loyaltyEarningRules')
    .values({ ...row, configs: jsonb(row.configs) })
    .execute()
}

export async function updateRuleRow(trx: Trx, row: RuleRow): Promise<void> {
  await trx
    .updateTable('loyaltyEarningRules')
    .set({ ...row, configs: jsonb(row.configs) })
    .where('id', '=', row.id)
    .execute()
}

/** Keeps its name: reports tell of the points that it gave. */
export async function deleteRuleRow(trx: Trx, { id, title }: Pick<RuleRow, 'id' | 'title'>): Promise<void> {
  await trx.deleteFrom('loyaltyEarningRules').where('id', '=', id).execute()
  await trx.insertInto('loyaltyDeletedRules').values({ id, title }).execute()
}
