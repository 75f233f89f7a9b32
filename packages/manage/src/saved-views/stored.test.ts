import { expect, test } from 'vitest'
import { readStored, writeStored } from './stored.ts'

const slotOf = (owner: string) => ({ part: 'members', name: 'columns', owner })

function browser(stored = new Map<string, string>()) {
  return {
    stored,
    getItem: (key: string) => stored.get(key) ?? null,
    setItem: (key: string, value: string) => void stored.set(key, value),
  }
}

test('A value is kept for the staff member who chose it, and for no other', () => {
  const storage = browser()
  expect(writeStored(storage, slotOf('ada'), ['name'])).toBe(true)
  expect(readStored(storage, slotOf('ada'))).toEqual(['name'])
  expect(readStored(storage, slotOf('grace'))).toBeNull()
  expect([...storage.stored.keys()]).toEqual(['galleria.manage.members.columns.ada'])
})

test('A stored value that cannot be read is none', () => {
  expect(readStored({ getItem: () => '{"name":' }, slotOf('ada'))).toBeNull()
})

test('A browser that stores nothing says so', () => {
  const setItem = () => {
    throw new DOMException('Full', 'QuotaExceededError')
  }
  expect(writeStored({ setItem }, slotOf('ada'), [])).toBe(false)
})
