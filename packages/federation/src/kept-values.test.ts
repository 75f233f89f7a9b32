import { z } from '@galleria/platform-client'
import { afterEach, expect, test } from 'vitest'
import { sessionValue } from './index.ts'
import { keepValues } from './kept-values.ts'

const shape = z.object({ country: z.string() })

afterEach(() => void keepValues(undefined))

test('A server keeps a value for its one page alone, and one of another shape is as good as nothing', () => {
  const place = sessionValue<{ readonly country: string }>('test.place', shape)
  const first = keepValues({ other: '1' })
  expect(place.get()).toBeNull()
  place.set({ country: 'US' })
  expect([place.get(), first()]).toEqual([
    { country: 'US' },
    { other: '1', 'test.place': '{"country":"US"}' },
  ])
  const second = keepValues({ 'test.place': '{"country":7}' })
  expect(place.get()).toBeNull()
  place.clear()
  expect(second()).toEqual({})
  keepValues({ 'test.place': '{"country":"AE"}' })
  expect(place.get()).toEqual({ country: 'AE' })
  expect(keepValues(undefined)()).toBeUndefined()
  place.set({ country: 'US' })
  expect(place.get()).toBeNull()
})
