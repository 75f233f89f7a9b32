import { expect, it } from 'vitest'
import { z } from 'zod'
import { defOf, inner, sidesOf, wrappedBy } from './unwrap.ts'

const Thing = z.object({ id: z.string() })

it.each([
  ['optional', Thing.optional()],
  ['nullable and with a default', Thing.nullable().default(null)],
  ['read only', Thing.readonly()],
  ['caught', Thing.catch({ id: '' })],
  ['held by a getter', z.lazy(() => Thing)],
  ['made into another', Thing.transform(({ id }) => id)],
  ['prepared first', z.preprocess((value) => value, Thing.optional())],
  ['checked as a whole first', z.unknown().pipe(Thing)],
])('A schema that is %s is found behind that', (_, schema) => {
  expect(inner(schema)).toBe(Thing)
})

it('A schema that describes a value by itself holds no other', () => {
  expect(wrappedBy(defOf(Thing))).toBeUndefined()
  const free = z.unknown()
  expect(inner(free.transform(String))).toBe(free)
})

it('Sides are those of unions and intersections alone', () => {
  const [left, right] = [z.string(), z.number()]
  expect(sidesOf(defOf(z.union([left, right])))).toEqual([left, right])
  expect(sidesOf(defOf(z.intersection(left, right)))).toEqual([left, right])
  expect(sidesOf(defOf(Thing))).toEqual([])
})
