import { expect, test } from 'vitest'
import { newProduct } from './draft.ts'
import { forgetDraft, storeDraft, storedDraft } from './stored-draft.ts'

const kept = { base: newProduct, draft: { ...newProduct, name: 'Jug' }, revision: '3', at: 5 }

function memory(first: Record<string, string> = {}) {
  const items = new Map(Object.entries(first))
  return {
    getItem: (key: string) => items.get(key) ?? null,
    setItem: (key: string, value: string) => void items.set(key, value),
    removeItem: (key: string) => void items.delete(key),
  }
}

test('A stored draft is found again, for its product alone, until it is deleted', () => {
  const store = memory()
  expect(storeDraft(store, 'a', kept)).toBe(true)
  expect(storedDraft(store, 'a')).toMatchObject(kept)
  expect(storedDraft(store, 'b')).toBeNull()
  forgetDraft(store, 'a')
  expect(storedDraft(store, 'a')).toBeNull()
})

test('A draft stored before a field existed is read with that field unchanged', () => {
  const { tags: _, ...older } = newProduct
  const variants = { '[]': { price: '4' } }
  const store = memory({
    'galleria.manage.product.a': JSON.stringify({
      ...{ shape: 1, revision: '', at: 1 },
      ...{ base: { ...older, variants }, draft: { ...older, name: 'Jug', variants } },
    }),
  })
  const found = storedDraft(store, 'a')
  expect(found?.draft).toMatchObject({ name: 'Jug', tags: [] })
  expect(found?.draft.variants['[]']).toMatchObject({ price: '4', barcode: '', size: '' })
  expect(found?.base.tags).toEqual([])
})

test('A device that is full, keeps nothing or keeps nonsense stops nobody from writing', () => {
  const full = {
    ...memory({ 'galleria.manage.product.a': '{"shape":' }),
    setItem: () => {
      throw new Error('full')
    },
  }
  expect(storedDraft(full, 'a')).toBeNull()
  expect(storeDraft(full, 'a', kept)).toBe(false)
  expect(storeDraft(undefined, 'a', kept)).toBe(false)
  expect(storedDraft(memory({ 'galleria.manage.product.a': '{"shape":0,"draft":{}}' }), 'a')).toBeNull()
})
