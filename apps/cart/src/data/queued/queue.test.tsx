import { afterEach, expect, test } from 'vitest'
import { QUEUED_ADDS_KEY, queueAdd, queuedAdds } from './queue.ts'

afterEach(() => localStorage.clear())

test.each(['{', '{"id":"x"}', '[{"id":1,"fields":{}}]', '[{"id":"x","fields":{"a":1}}]', '[null]'])(
  'Stored text %s is no list of adds',
  (text) => {
    localStorage.setItem(QUEUED_ADDS_KEY, text)
    expect(queuedAdds()).toEqual([])
  },
)

test('No more than twenty adds wait', () => {
  const taken = Array.from({ length: 21 }, () => queueAdd({ intent: 'add', productId: 'x' }))
  expect(taken.filter(Boolean)).toHaveLength(20)
  expect(queuedAdds()).toHaveLength(20)
})
