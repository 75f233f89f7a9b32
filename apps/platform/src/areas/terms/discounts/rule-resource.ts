import { DiscountRule } from '@galleria/platform-client/entities/trade'
import {
  discountRuleCreated,
  discountRuleDeleted,
  discountRuleUpdated,
} from '@galleria/platform-client/events'
import * as operations from '@galleria/platform-client/operations/terms/discounts'
import { z } from 'zod'
import { entityOf, type Row } from '../../../base/entity.ts'
import { ruleStatus } from '../../../domain/pricing/discounts/rule.ts'
import { requireSegments } from '../../customers/index.ts'
import { checkOrder, Moment, Scopes } from '../crud/parts.ts'
import type { CrudResource, OwnerContext } from '../crud/resource.ts'
import {
  DiscountInput,
  discountView,
  reductionOf,
  TriggerInput,
  triggerOf,
  triggerView,
} from './rule-parts.ts'
import { type RuleRow, ruleRows } from './store/rules.ts'

export const RuleInput = z.object({
  name: z.string().min(1).max(256),
  active: z.boolean().default(true),
  trigger: TriggerInput.default({ type: 'ALWAYS' }),
  discount: DiscountInput,
  /** Scopes that are reduced; all goods without it. */
  scopes: Scopes.nullish(),
  activeTimeInfo: z.object({ start: Moment.nullish(), end: Moment.nullish() }).prefault({}),
  /** Whether other rules and a coupon may count beside it; the larger saving wins otherwise. */
  combines: z.boolean().default(true),
  /** Segments whose customers alone it is for, signed in; everybody without it. */
  segmentIds: z.array(z.guid()).max(20).nullish(),
})
type Input = z.output<typeof RuleInput>
const Changes = z.object({
  ...RuleInput.partial().shape,
  active: z.boolean().optional(),
  combines: z.boolean().optional(),
  trigger: TriggerInput.optional(),
  activeTimeInfo: z.object({ start: Moment.nullish(), end: Moment.nullish() }).optional(),
})
type Changes = z.output<typeof Changes>

function view({ config, clock }: OwnerContext, row: RuleRow) {
  const { startsAt, endsAt } = row
  return {
    ...entityOf(row),
    name: row.name,
    active: row.active,
    status: ruleStatus(row, clock.now()),
    trigger: triggerView(row.trigger, config.currency),
    discount: discountView(row.reduction, config.currency),
    ...(row.scopes ? { scopes: row.scopes } : {}),
    activeTimeInfo: {
      ...(startsAt ? { start: startsAt.toISOString() } : {}),
      ...(endsAt ? { end: endsAt.toISOString() } : {}),
    },
    combines: row.combines,
    ...(row.segmentIds?.length ? { segmentIds: row.segmentIds } : {}),
    usageCount: Number(row.used),
  }
}

function written({ config }: Pick<OwnerContext, 'config'>, row: RuleRow, changes: Changes): RuleRow {
  const { trigger, discount, activeTimeInfo: time } = changes
  const at = 'discountRule'
  const after = {
    ...row,
    name: changes.name ?? row.name,
    active: changes.active ?? row.active,
    combines: changes.combines ?? row.combines,
    trigger: trigger ? triggerOf(trigger, config.currency, `${at}.trigger`) : row.trigger,
    reduction: discount ? reductionOf(discount, config.currency, `${at}.discount`) : row.reduction,
    scopes: changes.scopes === undefined ? row.scopes : changes.scopes,
    segmentIds: changes.segmentIds === undefined ? row.segmentIds : changes.segmentIds,
    startsAt: time ? (time.start ?? null) : row.startsAt,
    endsAt: time ? (time.end ?? null) : row.endsAt,
  }
  checkOrder(after.startsAt, after.endsAt, `${at}.activeTimeInfo.end`)
  return after
}

/** Rule that an input describes, not used yet. */
export function newRule(context: Pick<OwnerContext, 'config'>, input: Input, row: Row): RuleRow {
  const { name, active, combines } = input
  const empty = { startsAt: null, endsAt: null, scopes: null, segmentIds: null, used: 0 }
  const plain = { trigger: { type: 'ALWAYS' as const }, reduction: { kind: 'FREE_SHIPPING' as const } }
  return written(context, { ...row, ...empty, ...plain, name, active, combines }, input)
}

/** Discounts that need no code: LIVE, EXPIRED or PENDING by the clock (spec §4). */
export const ruleResource: CrudResource<RuleRow, Input, Changes, ReturnType<typeof view>> = {
  one: 'discountRule',
  operations: {
    create: operations.createDiscountRule,
    query: operations.queryDiscountRules,
    get: operations.getDiscountRule,
    update: operations.updateDiscountRule,
    remove: operations.deleteDiscountRule,
  },
  Input: RuleInput,
  Changes,
  Entity: DiscountRule,
  rows: ruleRows,
  view,
  fields: {
    id: { kind: 'id', read: ({ id }) => id, sortable: true },
    name: { kind: 'text', read: ({ name }) => name, sortable: true },
    status: { kind: 'text', read: ({ status }) => status, sortable: true },
    active: { kind: 'boolean', read: ({ active }) => active },
    createdDate: { kind: 'date', read: ({ createdDate }) => Date.parse(createdDate), sortable: true },
    usageCount: { kind: 'number', read: ({ usageCount }) => usageCount, sortable: true },
  },
  async make(trx, context, input, row) {
    await requireSegments(trx, input.segmentIds ?? [])
    return newRule(context, input, row)
  },
  async change(trx, context, row, changes) {
    await requireSegments(trx, changes.segmentIds ?? [])
    return written(context, row, changes)
  },
  events: { created: discountRuleCreated, updated: discountRuleUpdated, deleted: discountRuleDeleted },
}
