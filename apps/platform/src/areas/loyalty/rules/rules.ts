import { randomUUID } from 'node:crypto'
import {
  loyaltyEarningRuleCreated,
  loyaltyEarningRuleDeleted,
  loyaltyEarningRuleUpdated,
} from '@galleria/platform-client/events'
import { STORES_APP_ID } from '@galleria/platform-client/schemas'
import { applicationError } from '../../../base/errors.ts'
import { checkRevision } from '../../../base/input/revision.ts'
import type { Trx } from '../../../data/database.ts'
import { emit } from '../../../data/outbox.ts'
import type { Services } from '../../../data/services.ts'
import type { Caller } from '../../../http/caller.ts'
import { checkTiers } from '../tiers/tiers.ts'
import { columnsOf } from './columns.ts'
import type { RuleInput } from './input.ts'
import { deleteRuleRow, findRule, insertRule, updateRuleRow } from './store/rules.ts'
import { earningRuleView, type RuleRow } from './view.ts'

type Context = Pick<Services, 'clock' | 'config'> & { readonly caller: Caller }

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
  await insertRule(trx, row)
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
  const row = { ...before, ...columns, revision: before.revision + 1, updatedAt: date }
  await updateRuleRow(trx, row)
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
  await deleteRuleRow(trx, row)
  const { revision } = row
  await emit(trx, loyaltyEarningRuleDeleted, { entityId: id, revision, date: clock.now(), caller })
}
