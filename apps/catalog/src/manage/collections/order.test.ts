import { expect, test } from 'vitest'
import { ordered } from './order.ts'

const items = (...ids: string[]) => ids.map((id) => ({ id }))

test('An order that is being made keeps what others did meanwhile', () => {
  expect(ordered(items('a', 'b', 'c'))).toEqual(items('a', 'b', 'c'))
  expect(ordered(items('a', 'b', 'c'), ['c', 'a', 'b'])).toEqual(items('c', 'a', 'b'))
  expect(ordered(items('a', 'c', 'd'), ['c', 'a', 'b'])).toEqual(items('c', 'a', 'd'))
})
