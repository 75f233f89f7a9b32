import { expect, test } from 'vitest'
import { readStored, writeStored } from './stored.ts'
import { type View, viewsIn, withView } from './views.ts'

const slotOf = (owner: string) => ({ part: 'members', name: 'views', owner })

function browser(stored = new Map<string, string>()) {
  return {
    stored,
    getItem: (key: string) => stored.get(key) ?? null,
    setItem: (key: string, value: string) => void stored.set(key, value),
  }
}

test('A view is kept for the staff member who made it, and for no other', () => {
  const storage = browser()
  const views = [{ name: 'Waiting', query: 'status=PENDING' }]
  expect(writeStored(storage, slotOf('ada'), views)).toBe(true)
  expect(viewsIn(readStored(storage, slotOf('ada')))).toEqual(views)
  expect(viewsIn(readStored(storage, slotOf('grace')))).toEqual([])
  expect([...storage.stored.keys()]).toEqual(['galleria.manage.members.views.ada'])
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

test('A stored value that is not a list of views reads as no views', () => {
  const broken = { getItem: () => '{"name":' }
  expect(viewsIn(readStored(broken, slotOf('ada')))).toEqual([])
  expect(viewsIn(readStored({ getItem: () => '[1,{"name":"x"},{"name":1},null]' }, slotOf('ada')))).toEqual(
    [],
  )
})

test('A browser that stores nothing says so', () => {
  const setItem = () => {
    throw new DOMException('Full', 'QuotaExceededError')
  }
  expect(writeStored({ setItem }, slotOf('ada'), [])).toBe(false)
})
