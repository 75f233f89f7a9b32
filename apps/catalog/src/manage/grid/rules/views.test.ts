import { expect, test } from 'vitest'
import { readStored, viewsIn, withView, writeStored } from './views.ts'

test('views are kept for one steward, and what is not ours is none', () => {
  const kept = new Map<string, string>()
  const storage = {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => void kept.set(key, value),
  }
  const views = withView(withView([], { name: 'Low', query: 'stock=low' }), {
    name: 'Low',
    query: 'stock=out',
  })
  expect(writeStored(storage, 'views', 'ada', views)).toBe(true)
  expect(viewsIn(readStored(storage, 'views', 'ada'))).toEqual([{ name: 'Low', query: 'stock=out' }])
  expect(viewsIn(readStored(storage, 'views', 'bob'))).toEqual([])
  kept.set('galleria.manage.catalog.views.ada', '{nonsense')
  expect(viewsIn(readStored(storage, 'views', 'ada'))).toEqual([])
  expect(viewsIn([{ name: 1 }, null])).toEqual([])
})

test('a browser that keeps nothing says so', () => {
  const setItem = () => {
    throw new DOMException('Full', 'QuotaExceededError')
  }
  expect(writeStored({ setItem }, 'views', 'ada', [])).toBe(false)
})
