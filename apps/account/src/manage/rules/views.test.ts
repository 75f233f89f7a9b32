import { expect, test } from 'vitest'
import { readViews, type View, withView, writeViews } from './views.ts'

function browser(kept = new Map<string, string>()) {
  return {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => void kept.set(key, value),
  }
}

test('A view is kept for the steward who made it, and for no other', () => {
  const storage = browser()
  expect(writeViews(storage, 'ada', [{ name: 'Waiting', query: 'status=PENDING' }])).toBe(true)
  expect(readViews(storage, 'ada')).toEqual([{ name: 'Waiting', query: 'status=PENDING' }])
  expect(readViews(storage, 'grace')).toEqual([])
})

test('One of the same name takes the place of the one before', () => {
  const views: readonly View[] = [
    { name: 'a', query: '1' },
    { name: 'b', query: '2' },
  ]
  expect(withView(views, { name: 'a', query: '3' })).toEqual([
    { name: 'b', query: '2' },
    { name: 'a', query: '3' },
  ])
})

test('What is not a list of views, and a browser that keeps nothing, are no views', () => {
  const broken = { getItem: () => '{"name":', setItem: () => expect.unreachable() }
  expect(readViews(broken, 'ada')).toEqual([])
  const shut = {
    setItem() {
      throw new Error('The storage is full')
    },
  }
  expect(writeViews(shut, 'ada', [])).toBe(false)
  expect(readViews({ getItem: () => '[1,{"name":"x"},null]' }, 'ada')).toEqual([])
})
