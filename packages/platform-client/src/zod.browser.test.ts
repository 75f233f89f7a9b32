import fc from 'fast-check'
import { expect, test } from 'vitest'
import type { ZodMiniType } from 'zod/mini'
import * as lean from './zod.browser.ts'
import * as zod from './zod.ts'

/** A schema of either, by the same names, and a value that it may take. */
interface Pair {
  readonly make: (z: typeof zod) => ZodMiniType
  readonly value: unknown
}

const keys = ['name', 'price', 'lineItems', 'id']
const strange = fc.oneof(
  fc.constantFrom(null, undefined, '12', '', Number.NaN, {}, []),
  fc.anything({ maxDepth: 1 }),
)

const leaf: fc.Arbitrary<Pair> = fc.oneof(
  fc.string().map((value): Pair => ({ make: (z) => z.string(), value })),
  fc.double().map((value): Pair => ({ make: (z) => z.number(), value })),
  fc.constantFrom('12', 3, null, 'x', true).map((value): Pair => ({ make: (z) => z.numeric(), value })),
  fc.boolean().map((value): Pair => ({ make: (z) => z.boolean(), value })),
  strange.map((value): Pair => ({ make: (z) => z.unknown(), value })),
)

const { pair } = fc.letrec<{ pair: Pair }>((tie) => {
  const inner = tie('pair')
  const fields = fc.tuple(
    fc.dictionary(fc.constantFrom(...keys), inner, { maxKeys: 4 }),
    fc.dictionary(fc.constantFrom(...keys, 'other', '__proto__'), strange, { maxKeys: 1 }),
    fc.subarray(keys, { maxLength: 1 }),
  )
  const shape = (fields: Readonly<Record<string, Pair>>, z: typeof zod) =>
    Object.fromEntries(Object.entries(fields).map(([key, { make }]) => [key, make(z)]))
  const filled = (fields: Readonly<Record<string, Pair>>, more: object, without: readonly string[]) => {
    const values = Object.entries(fields).map(([key, { value }]) => [key, value] as const)
    return { ...Object.fromEntries(values.filter(([key]) => !without.includes(key))), ...more }
  }
  const of = (wrap: (z: typeof zod, make: Pair['make']) => ZodMiniType, value: (inner: unknown) => unknown) =>
    inner.map((each): Pair => ({ make: (z) => wrap(z, each.make), value: value(each.value) }))
  return {
    pair: fc.oneof(
      { maxDepth: 4 },
      leaf,
      fc.tuple(inner, strange).map(([{ make }, value]): Pair => ({ make, value })),
      of(
        (z, make) => z.optional(make(z)),
        (value) => value,
      ),
      of(
        (z, make) => z.nullish(make(z)),
        (value) => value,
      ),
      of(
        (z, make) => z.array(make(z)),
        (value) => [value, value],
      ),
      of(
        (z, make) => z.dictionary(make(z)),
        (value) => ({ a: value, b: value }),
      ),
      fields.map(
        ([known, more, without]): Pair => ({
          make: (z) => z.object(shape(known, z)),
          value: filled(known, more, without),
        }),
      ),
      fields.map(
        ([known, more, without]): Pair => ({
          make: (z) => z.looseObject(shape(known, z)),
          value: filled(known, more, without),
        }),
      ),
    ),
  }
})

/** What becomes of the value; the words of a refusal are each side's own. */
const outcome = (z: typeof zod, { make, value }: Pair) => {
  const { success, data } = z.safeParse(make(z), value)
  return success ? { success, data } : { success }
}

test('a browser takes and refuses what zod does, and keeps the same of it', () => {
  const browser = lean as unknown as typeof zod
  let taken = 0
  fc.assert(
    fc.property(pair, (pair) => {
      const expected = outcome(zod, pair)
      if (expected.success) taken++
      expect(outcome(browser, pair)).toStrictEqual(expected)
    }),
    { numRuns: 1000 },
  )
  expect(taken).toBeGreaterThan(100)
})

test('the facade has the same names on both sides', () => {
  expect(Object.keys(lean).sort()).toEqual(Object.keys(zod).sort())
})

test('what is refused is told with its place', () => {
  const { array, object, string, nullish } = lean
  const cart = object({
    lineItems: array(object({ price: object({ amount: string() }) })),
    note: nullish(string()),
  })
  const { error } = lean.safeParse(cart, {
    lineItems: [{ price: { amount: '1' } }, { price: { amount: 1 } }],
  })
  expect(error?.message).toBe('lineItems 1 price amount is no string')
  expect(() => cart.parse({})).toThrow('lineItems is no value')
  expect(cart.shape.note.safeParse(undefined).success).toBe(true)
})
