import { changedFields, fieldMask, parseFieldMask } from '@galleria/platform-client/wire'
import fc from 'fast-check'
import { expect, test } from 'vitest'

interface Entity {
  name: string
  tags: string[]
  info?: { note?: string | null; address?: { city: string } }
}

test('A mask is the comma-joined paths of its type', () => {
  expect(fieldMask<Entity>('name', 'info.address.city')).toBe('name,info.address.city')
  // @ts-expect-error no such field
  fieldMask<Entity>('color')
  // @ts-expect-error nor below
  fieldMask<Entity>('info.address.street')
  // @ts-expect-error lists are taken whole
  fieldMask<Entity>('tags.0')
})

test('A mask is read as text or as an object', () => {
  expect(parseFieldMask('a,b.c')).toEqual(['a', 'b.c'])
  expect(parseFieldMask({ paths: ['a', 'b.c'] })).toEqual(['a', 'b.c'])
  expect([parseFieldMask(''), parseFieldMask(null), parseFieldMask({})]).toEqual([[], [], []])
})

test('The mask of a change names what differs: leaves, whole lists, and what is gone', () => {
  const before: Entity = { name: 'a', tags: ['x'], info: { note: 'n', address: { city: 'c' } } }
  expect(changedFields(before, { ...before, name: 'b' })).toBe('name')
  expect(changedFields(before, { ...before, tags: ['x', 'y'] })).toBe('tags')
  expect(changedFields(before, { ...before, info: { note: null, address: { city: 'd' } } })).toBe(
    'info.note,info.address.city',
  )
  expect(changedFields(before, { name: 'a', tags: ['x'] })).toBe('info')
  expect(changedFields(before, structuredClone(before))).toBe('')
})

test('Two dates are different where their times are', () => {
  const at = (time: number) => ({ at: new Date(time) })
  expect([changedFields(at(1), at(1)), changedFields(at(1), at(2))]).toEqual(['', 'at'])
})

test('A key that would read as two is refused', () => {
  expect(() => changedFields({ 'a.b': 1 }, { 'a.b': 2 })).toThrow('contain "a.b"')
})

test("A field mask's values put into the old object make the new one", () => {
  const key = fc.stringMatching(/^[a-z]{1,3}$/)
  const { tree } = fc.letrec<{ tree: Record<string, unknown>; value: unknown }>((tie) => ({
    tree: fc.dictionary(key, tie('value'), { maxKeys: 4, noNullPrototype: true }),
    value: fc.oneof({ maxDepth: 3 }, fc.integer(), fc.string(), fc.array(fc.integer()), tie('tree')),
  }))
  fc.assert(
    fc.property(tree, tree, (before, after) => {
      const result = structuredClone(before)
      for (const path of parseFieldMask(changedFields(before, after))) copy(result, after, path.split('.'))
      expect(result).toEqual(after)
    }),
  )
})

function copy(
  to: Record<string, unknown>,
  from: Record<string, unknown>,
  [key = '', ...rest]: string[],
): void {
  if (rest.length) copy(to[key] as typeof to, from[key] as typeof from, rest)
  else if (key in from) to[key] = from[key]
  else delete to[key]
}
