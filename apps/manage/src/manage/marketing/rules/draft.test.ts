import type { DiscountRule } from '@galleria/platform-client/discounts'
import { expect, it } from 'vitest'
import { faultsOf } from './check.ts'
import { couponOf, type DiscountDraft, draftOfRule, newDraft, ruleOf, withoutNull } from './draft.ts'

const never = { start: null, end: null }

it('A draft of a code without limits leaves limits out, and takes its code as its name', () => {
  expect(withoutNull(couponOf({ ...newDraft, code: ' SPRING ' }, never))).toEqual({
    ...{ name: 'SPRING', code: 'SPRING', active: true, combines: true },
    discount: { type: 'PERCENTAGE', percentage: '10' },
  })
})

it('A rule is drafted from what it has, and comes back the same', () => {
  const rule = {
    name: 'More for less',
    active: true,
    combines: false,
    trigger: { type: 'ITEM_QUANTITY_RANGE', from: '2', to: '5', scopes: ['collection:2'] },
    discount: { type: 'TIERED', basis: 'SUBTOTAL', tiers: [{ from: '50.00', amount: '5.00' }] },
    scopes: ['product:1'],
    segmentIds: ['segment-1'],
    activeTimeInfo: { start: '2026-11-20T15:00:00.000Z' },
  } as unknown as DiscountRule
  const draft = draftOfRule(rule, 'Asia/Tokyo')
  expect(draft).toMatchObject({
    start: '2026-11-21T00:00',
    end: '',
    least: 'QUANTITY',
    leastValue: '2',
    mostValue: '5',
    counted: ['collection:2'],
  })
  expect(ruleOf(draft, { start: rule.activeTimeInfo?.start ?? null, end: null })).toEqual(rule)
})

it('Conditions that the form has no field for stay as they are', () => {
  const trigger = { type: 'OR', triggers: [{ type: 'ALWAYS' }] }
  const rule = { name: 'Odd', trigger, discount: { type: 'FREE_SHIPPING' } } as unknown as DiscountRule
  expect(ruleOf(draftOfRule(rule, 'UTC'), never, rule)).not.toHaveProperty('trigger')
})

it('An upper bound alone is enough for a rule, and must be a number', () => {
  const draft: DiscountDraft = { ...newDraft, name: 'Few', least: 'QUANTITY', mostValue: '3' }
  expect(faultsOf('discountRule', draft, never)).toEqual({})
  expect(ruleOf(draft, never).trigger).toEqual({ type: 'ITEM_QUANTITY_RANGE', to: '3' })
  expect(faultsOf('discountRule', { ...draft, mostValue: 'few' }, never)).toEqual({
    'discountRule.trigger.to': 'WHOLE',
  })
  expect(faultsOf('discountRule', { ...draft, mostValue: '' }, never)).toEqual({
    'discountRule.trigger.from': 'REQUIRED',
  })
})

it('Numbers that are none are refused at their fields, before a number of nothing is sent', () => {
  const draft: DiscountDraft = {
    ...newDraft,
    kind: 'BUY_X_GET_Y',
    ...{ x: 'two', y: '', usageLimit: '1.5', start: 'tomorrow' },
  }
  expect(faultsOf('coupon', draft, never)).toEqual({
    'coupon.code': 'REQUIRED',
    'coupon.discount.x': 'WHOLE',
    'coupon.discount.y': 'REQUIRED',
    'coupon.usageLimit': 'WHOLE',
    'coupon.startTime': 'DATE',
  })
})
