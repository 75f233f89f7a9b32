import type { ReleaseRecord } from '@galleria/federation'
import { expect, test } from 'vitest'
import { anyHash as hash, recordOf as record } from '../testing/record.ts'
import { accepts } from './accepts.ts'
import { budgets } from './budgets.ts'
import { integrity } from './integrity.ts'
import { sharedExports, sharedVersions } from './shared-versions.ts'
import { slots } from './slots.ts'
import { widgetContract } from './widget-contract.ts'

const ask = (gate: typeof budgets, candidate: ReleaseRecord, others: ReleaseRecord[] = [], shells = {}) =>
  gate({ candidate, others, shells })

test('Types are compared as TypeScript compares them', () => {
  expect(accepts('string', { literal: 'a' })).toBe(true)
  expect(accepts({ literal: 'a' }, 'string')).toBe(false)
  expect(accepts({ oneOf: ['string', 'undefined'] }, 'string')).toBe(true)
  expect(accepts('string', { oneOf: ['string', 'undefined'] })).toBe(false)
  expect(accepts('boolean', { literal: true })).toBe(true)
  expect(accepts({ oneOf: [{ literal: true }, { literal: false }] }, 'boolean')).toBe(true)
  expect(accepts({ array: 'string' }, { array: { literal: 'a' } })).toBe(true)
  expect(accepts({ record: 'string' }, { object: { a: { type: 'string' } } })).toBe(true)
  expect(accepts({ record: 'string' }, 'string')).toBe(false)
  expect(accepts({ object: { a: { type: 'string' } } }, { object: {} })).toBe(false)
  expect(accepts({ object: {} }, { object: { a: { type: 'string' } } })).toBe(true)
  expect(
    accepts({ object: { a: { type: 'string' } } }, { object: { a: { type: 'string', optional: true } } }),
  ).toBe(false)
  expect(accepts('unknown', { text: '() => void' })).toBe(true)
  expect(accepts({ text: '() => void' }, { text: '(a: string) => void' })).toBe(false)
})

const price = { amount: { type: 'string' } } as const
const catalog = record('catalog', { uses: { 'loyalty.points': { props: price, given: [['amount']] } } })

test.each([
  [
    'a new prop that consumers do not give',
    { ...price, currency: { type: 'string' } },
    'without the required prop "currency"',
  ],
  ['a prop that it no longer takes', {}, 'with the prop "amount"'],
  ['a prop of another type', { amount: { type: 'number' } }, 'with a "amount" of another type'],
] as const)('A provider with %s is stopped', (_, props, found) => {
  const { verdict, found: lines } = ask(
    widgetContract,
    record('loyalty', { widgets: { 'loyalty.points': props } }),
    [catalog],
  )
  expect(verdict).toBe('fail')
  expect(lines.join()).toContain(`catalog@1.0.0 uses "loyalty.points" of loyalty@1.0.0 `)
  expect(lines.join()).toContain(found)
})

test('A provider that takes more, and need not have it, breaks nobody', () => {
  const props = {
    amount: { type: { oneOf: ['string', 'number'] } },
    currency: { type: 'string', optional: true },
  } as const
  const wider = record('loyalty', { widgets: { 'loyalty.points': props } })
  expect(ask(widgetContract, wider, [catalog]).verdict).toBe('pass')
})

test('A consumer that gives what the live provider does not know is stopped, until that is released', () => {
  const props = { ...price, currency: { type: 'string' } } as const
  const newer = record('catalog', {
    uses: { 'loyalty.points': { props, given: [['amount'], ['amount', 'currency']] } },
  })
  const live = record('loyalty', { widgets: { 'loyalty.points': price } })
  expect(ask(widgetContract, newer, [live]).found).toEqual([
    'catalog@1.0.0 uses "loyalty.points" of loyalty@1.0.0 with the prop "currency", which it doesn\'t have.',
  ])
  const ready = record('loyalty', {
    widgets: { 'loyalty.points': { ...price, currency: { type: 'string', optional: true } } },
  })
  expect(ask(widgetContract, newer, [ready]).verdict).toBe('pass')
  expect(ask(widgetContract, newer).verdict).toBe('pass')
})

test('Faults row 110: every live shell must bring what the module needs', () => {
  const shells = {
    '1.0.0': { provides: { react: '19.3.1' }, since: '' },
    '2.0.0': { provides: { react: '20.0.0' }, since: '' },
  }
  const needs = (range: string) => record('cart', { requires: { react: range } })
  expect(ask(sharedVersions, needs('^19.3.0'), [], { '1.0.0': shells['1.0.0'] }).verdict).toBe('pass')
  expect(ask(sharedVersions, needs('^19.3.0'), [], shells)).toMatchObject({
    verdict: 'fail',
    found: ['cart@1.0.0 needs react ^19.3.0. Shell 2.0.0 provides 20.0.0.'],
  })
  const odd = record('cart', { requires: { jotai: '^3.0.0' } })
  expect(ask(sharedVersions, odd, [], { '1.0.0': shells['1.0.0'] }).found[0]).toContain('provides none')
  // Warn about a fault of another module without refusing this one.
  const others = [record('account', { requires: { react: '^18.0.0' } })]
  expect(ask(sharedVersions, needs('^19.3.0'), others, { '1.0.0': shells['1.0.0'] }).verdict).toBe('warn')
  expect(ask(sharedVersions, needs('^19.3.0')).verdict).toBe('warn')
})

test('A module uses only exports and calls that every shell brings', () => {
  const brings = (exports: string[], operations: string[]) => ({
    provides: {},
    agreement: { exports: { '@galleria/ui': exports }, operations, uses: {}, links: [], hears: [] },
    since: '',
  })
  const cart = record('cart', {
    imports: { '@galleria/ui': ['Button', 'Fancy'], 'not-listed': ['x'] },
    operations: { GetCart: 'GET /carts/{id}' },
  })
  const newer = brings(['Button', 'Fancy'], ['GetCart'])
  expect(ask(sharedExports, cart, [], { newer }).verdict).toBe('pass')
  expect(ask(sharedExports, cart, [], { newer, older: brings(['Button'], []) })).toMatchObject({
    verdict: 'fail',
    found: [
      "cart@1.0.0 uses Fancy of @galleria/ui. Shell older doesn't have it.",
      "cart@1.0.0 uses the platform's call GetCart (GET /carts/{id}). Shell older doesn't have it.",
    ],
  })
  // A shell of an older build kit, and a release of one, are compared by versions alone.
  expect(ask(sharedExports, cart, [], { old: { provides: {}, since: '' } }).verdict).toBe('pass')
  expect(ask(sharedExports, record('cart'), [], { older: brings([], []) }).verdict).toBe('pass')
})

test('A widget that the shell places takes what the shell gives', () => {
  const uses = { 'catalog.menu': { props: {}, given: [['placement']] } }
  const shell = {
    provides: {},
    agreement: { exports: {}, operations: [], uses, links: [], hears: [] },
    since: '',
  }
  const found = ask(widgetContract, record('catalog', { widgets: { 'catalog.menu': {} } }), [], {
    '1a': shell,
  })
  expect(found.found[0]).toContain('shell 1a uses "catalog.menu" of catalog@1.0.0 with the prop "placement"')
})

test('The gate stops a release above its budget, and the registry may give a module another', () => {
  const sizes = {
    'web/remoteEntry.js': { bytes: 90_000, packed: 8_000 },
    'web/a.js': { bytes: 30_000, packed: 5_000 },
    'web/big.js': { bytes: 300_000, packed: 25_000 },
    'server/module.js': { bytes: 900_000, packed: 900_000 },
  }
  const heavy = record('cart', { js: ['a.js'], sizes })
  expect(ask(budgets, heavy).found).toEqual([
    'cart@1.0.0 loads 13000 bytes before the first view. The budget is 12000.',
    'web/big.js of cart@1.0.0 has 25000 bytes. The budget is 24000.',
  ])
  const settings = { budgets: { load: 14_000, chunk: 26_000 } }
  expect(budgets({ candidate: heavy, others: [], shells: {}, settings }).verdict).toBe('pass')
})

test('A file without a hash is no part of a release', () => {
  const chunks = { 'routes/cart.tsx': { js: ['x.js'], css: [] } }
  expect(ask(integrity, record('cart', { chunks })).found).toEqual(['web/x.js of cart@1.0.0 has no hash.'])
  const named = { 'web/remoteEntry.js': hash, 'server/module.js': hash, 'web/x.js': hash }
  expect(ask(integrity, record('cart', { integrity: named, chunks })).verdict).toBe('pass')
})

const given = { productId: { type: 'string' } } as const
const productPage = record('catalog', {
  slots: { 'product.purchase': { props: given, given: [['productId']] } },
})
const filling = (module: string, slot: string, props = {}, order = 100) =>
  record(module, { extensions: { [slot]: { order, props } } })

test('An extension of a slot that no page has is stopped', () => {
  const verdict = ask(slots, filling('wishlist', 'product.nowhere'), [productPage])
  expect(verdict).toMatchObject({ verdict: 'fail' })
  expect(verdict.found.join()).toContain('fills the slot "product.nowhere", which no page has')
})

test('An extension that needs what the page does not give is stopped, whichever is released', () => {
  const extension = filling('wishlist', 'product.purchase', { ...given, color: { type: 'string' } })
  for (const verdict of [ask(slots, extension, [productPage]), ask(slots, productPage, [extension])])
    expect(verdict.found.join()).toContain(
      'catalog@1.0.0 gives the slot "product.purchase" to wishlist@1.0.0 without the required prop "color"',
    )
})

test('A page may give a slot more than an extension takes', () => {
  const page = record('catalog', {
    slots: { 'product.purchase': { props: given, given: [['productId', 'amount']] } },
  })
  expect(ask(slots, page, [filling('wishlist', 'product.purchase', given)]).verdict).toBe('pass')
})

test('An extension beyond the limit of its slot passes with a warning', () => {
  const others = ['one', 'two', 'three'].map((name) => filling(name, 'product.purchase', {}, 1))
  expect(ask(slots, filling('wishlist', 'product.purchase'), others)).toMatchObject({
    verdict: 'warn',
    found: [expect.stringContaining('shows 3 extensions, and wishlist comes after them')],
  })
  expect(ask(slots, filling('wishlist', 'product.purchase', {}, 0), others).verdict).toBe('pass')
})
