import { z } from '@galleria/platform-client'
import * as enums from '@galleria/platform-client/enums'
import { expect, expectTypeOf, test } from 'vitest'
import { bundle } from '../testing/bundle.ts'

const { PaymentStatus } = enums
const all = Object.entries(enums)

test('There are over a hundred enumerations, each with names of its own, none twice', () => {
  expect(all.length).toBeGreaterThan(100)
  for (const [name, { options }] of all) {
    expect(options.length, name).toBeGreaterThan(0)
    expect(new Set(options).size, name).toBe(options.length)
  }
})

test.each(all)('%s takes its own names and those of tomorrow, and nothing that is no name', (_, schema) => {
  for (const name of [...schema.options, 'A_NAME_OF_TOMORROW']) expect(schema.parse(name)).toBe(name)
  for (const value of [undefined, null, 1, true, {}, ['PAID']])
    expect(schema.safeParse(value).success).toBe(false)
})

test('A known name is told from one of tomorrow', () => {
  expect(PaymentStatus.includes('PAID')).toBe(true)
  expect(PaymentStatus.includes('PAID_IN_SHELLS')).toBe(false)
  expect(PaymentStatus.includes(undefined)).toBe(false)
  expect(PaymentStatus.enum.PAID).toBe('PAID')
  expect(PaymentStatus.enum).not.toHaveProperty('PAID_IN_SHELLS')
})

test('An answer around an unknown name is kept whole', () => {
  const answer = { order: { paymentStatus: 'PAID_IN_SHELLS', number: '10001' } }
  const shape = z.object({ order: z.object({ paymentStatus: PaymentStatus, number: z.string() }) })
  expect(shape.parse(answer)).toEqual(answer)
})

test('Types offer the known names and allow others; requests may be held to the known ones', () => {
  expectTypeOf<'PAID'>().toExtend<enums.PaymentStatus>()
  expectTypeOf<string>().toExtend<enums.PaymentStatus>()
  expectTypeOf<enums.KnownOf<typeof enums.SortOrder>>().toEqualTypeOf<'ASC' | 'DESC'>()
})

test('A page that imports one enumeration carries no name of another, nor a second copy of zod', async () => {
  const entries = { one: `export { CalculationType } from '@galleria/platform-client/enums'` }
  const { one } = await bundle(entries, {
    directory: import.meta.dirname,
    external: ['@galleria/platform-client'],
  })
  const own: readonly string[] = enums.CalculationType.options
  for (const name of own) expect(one).toContain(name)
  const others = all.flatMap(([, { options }]) => options as readonly string[])
  const carried = others.filter((name) => !own.includes(name) && new RegExp(`["'\`]${name}["'\`]`).test(one))
  expect(carried).toEqual([])
  expect(one.length).toBeLessThan(600)
})
