import { randomUUID } from 'node:crypto'
import {
  loyaltyEarningRuleCreated,
  loyaltyEarningRuleDeleted,
  loyaltyEarningRuleUpdated,
} from '@galleria/platform-client/events'
import { STORES_APP_ID } from '@galleria/platform-client/schemas'
import { applicationError, violations } from '../../../../base/errors.ts'
import { checkRevision } from '../../../../base/input/revision.ts'
import { type Db, jsonb, type Trx } from '../../../../data/database.ts'
import { findOne } from '../../../../data/find-one.ts'
import { emit } from '../../../../data/outbox.ts'
import { isUuid } from '../../../../data/query-language/values.ts'
import type { Services } from '../../../../data/services.ts'
import { minorAmount } from '../../../../domain/money/minor-amount.ts'
import { fromDecimal } from '../../../../domain/money/money.ts'
import type { Caller } from '../../../../http/caller.ts'
import type { RuleConfig } from '../../tables.ts'
import { checkTiers } from '../../tiers/store/tiers.ts'
import type { RuleInput } from '../input.ts'
import { earningRuleView, type RuleRow } from '../view.ts'

type Context = Pick<Services, 'clock' | 'config'> & { readonly caller: Caller }

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

export async function createRule(
  trx: Trx,
  { clock, config, caller }: Context,
  input: RuleInput,
  field = 'earningRule',
): Promise<RuleRow> {
  const date = clock.now()
  const row = {
    ...columnsOf(input, config.currency, field),
    ...{ id: randomUUID(), deletable: true, revision: 1, createdAt: date, updatedAt: date },
  }
  await checkTiers(trx, row.configs, `${field}.configs.tierId`)
  await trx
    .insertInto('loyaltyEarningRules')
    .values({ ...row, configs: jsonb(row.configs) })
    .execute()
  const entity = earningRuleView(row, config.currency)
  await emit(trx, loyaltyEarningRuleCreated, { entityId: row.id, revision: 1, date, caller, entity })
  return row
}

/** Replaces what it is (PUT, wire §3.6). */
export async function updateRule(
  trx: Trx,
  { clock, config, caller }: Context,
  input: RuleInput & { readonly id: string; readonly revision?: number | undefined },
): Promise<RuleRow> {
  const date = clock.now()
  const { id } = input
  const before = await findRule(trx, id, { lock: true })
  checkRevision(before.revision, input.revision)
  const columns = columnsOf(input, config.currency, 'earningRule')
  await checkTiers(trx, columns.configs, 'earningRule.configs.tierId')
  const changes = { ...columns, revision: before.revision + 1, updatedAt: date }
  await trx
    .updateTable('loyaltyEarningRules')
    .set({ ...changes, configs: jsonb(changes.configs) })
    .where('id', '=', id)
    .execute()
  const row = { ...before, ...changes }
  const entity = earningRuleView(row, config.currency)
  await emit(trx, loyaltyEarningRuleUpdated, { entityId: id, revision: row.revision, date, caller, entity })
  return row
}

/** Points that it gave stay. The shop's own rules can only be paused (wire §3.6). */
export async function deleteRule(
  trx: Trx,
  { clock, caller }: Context,
  id: string,
  options: { readonly revision?: number | undefined; readonly automationOnly?: boolean },
): Promise<void> {
  const row = await findRule(trx, id, { lock: true })
  checkRevision(row.revision, options.revision)
  if (options.automationOnly && (row.triggerAppId ?? STORES_APP_ID) === STORES_APP_ID)
    throw applicationError(
      428,
      'RULE_IS_NO_AUTOMATION',
      'This rule belongs to the store. Delete it as an earning rule.',
    )
  if (!row.deletable)
    throw applicationError(
      428,
      'RULE_CANNOT_BE_DELETED',
      'This rule is part of the program. Pause it instead.',
    )
  await trx.deleteFrom('loyaltyEarningRules').where('id', '=', id).execute()
  const { revision } = row
  await emit(trx, loyaltyEarningRuleDeleted, { entityId: id, revision, date: clock.now(), caller })
}

function columnsOf(input: RuleInput, currency: string, field: string) {
  const { sourceAppId, triggerAppId, triggerActivityType, title, status } = input
  const configs = configsFrom(input, currency, field)
  const base = configs.find(({ tierId }) => !tierId)
  return {
    ...{ sourceAppId, triggerAppId, triggerActivityType, title, status, configs },
    moneyMinor: base?.moneyMinor ?? null,
    points: base?.points ?? 0,
  }
}

function configsFrom(
  { fixedAmount, conversionRate }: Pick<RuleInput, 'fixedAmount' | 'conversionRate'>,
  currency: string,
  field: string,
): RuleConfig[] {
  if (!fixedAmount === !conversionRate)
    throw violations([
      {
        field: `${field}.fixedAmount`,
        description: 'or conversionRate must be set, but not both',
        violatedRule: 'ONE_OF_ALIGNMENT',
      },
    ])
  if (fixedAmount)
    return fixedAmount.configs.map(({ tierId, points }) => ({ tierId, points, moneyMinor: null }))
  return (conversionRate?.configs ?? []).map(({ tierId, points, moneyAmount }, index) => {
    const at = `${field}.conversionRate.configs[${index}].moneyAmount`
    const text = String(moneyAmount)
    return { tierId, points, moneyMinor: fromDecimal(text, currency) ?? minorAmount(text, currency, at) }
  })
}

export function findRules(db: Db): Promise<RuleRow[]> {
  return db.selectFrom('loyaltyEarningRules').selectAll().orderBy('id').execute()
}

export function findActiveRules(trx: Trx, activity: string): Promise<RuleRow[]> {
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
