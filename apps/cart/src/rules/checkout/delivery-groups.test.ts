import { expect, test } from 'vitest'
import { deliveryGroups } from './delivery-groups.ts'

const choice = (code: string, carrierId = 'own') => ({ carrierId, option: { code, title: code } })

test('The times of one delivery stand together, in the order in which they were offered', () => {
  const groups = deliveryGroups([choice('van@1'), choice('post'), choice('van@2'), choice('van@1', 'other')])
  expect(groups.map(({ choices }) => choices.map(({ option }) => option.code))).toEqual([
    ['van@1', 'van@2'],
    ['post'],
    ['van@1'],
  ])
})
