import { expect, test } from 'vitest'
import { rulesDraftOf, rulesOf, wrongIn } from './rules.ts'

test('Rules are read into a draft and back as they were', () => {
  const rules = {
    ...{ match: 'ANY', sort: 'NAME' },
    conditions: [
      { field: 'TAG', operator: 'IS_NOT', value: 'gift' },
      { field: 'PRICE', operator: 'AT_MOST', value: 12.5 },
      { field: 'ADDED', operator: 'AT_MOST', value: 30 },
      { field: 'DISCOUNTED', operator: 'IS' },
    ],
  }
  expect(rulesOf(rulesDraftOf(rules))).toEqual(rules)
})

test('A condition without a value, or with a part of a day, is told and makes no rules', () => {
  const draft = rulesDraftOf(null)
  expect([draft.isOn, rulesOf(draft), wrongIn(draft).length]).toEqual([false, null, 1])
  const days = { key: 'a', field: 'ADDED', operator: 'AT_MOST', value: '1.5' } as const
  expect(wrongIn({ ...draft, conditions: [days] })).toEqual(['a'])
  const dear = { ...days, field: 'PRICE', value: '1,5' } as const
  expect(rulesOf({ ...draft, conditions: [dear] })?.conditions[0]?.value).toBe(1.5)
})
