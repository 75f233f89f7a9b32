import type { ReleaseRecord } from '@galleria/federation'
import { expect, test } from 'vitest'
import type { ShellEntry } from '../registry/document.ts'
import { recordOf as record } from '../testing/record.ts'
import { removals } from './removals.ts'

const widgets = { 'cart.add-to-cart': {}, 'cart.gift-note': {} }
const before = record('cart', {
  prefixes: ['/cart', '/checkout'],
  routes: ['/cart', '/cart/saved', '/checkout/:step'],
  widgets,
  events: { sends: ['galleria.cart'], hears: [] },
})
const use = { props: {}, given: [[]] }
const catalog = record('catalog', { uses: { 'cart.add-to-cart': use }, links: ['/cart'] })
const account = record('account', { links: ['/checkout/*'] })
const loyalty = record('loyalty', { events: { sends: [], hears: ['galleria.cart'] } })
const others = [catalog, account, loyalty]
const shell: ShellEntry = {
  provides: {},
  agreement: {
    exports: {},
    operations: [],
    uses: { 'cart.mini-cart': use },
    links: ['/cart/saved'],
    hears: [],
  },
  since: '',
}

function ask(more: Partial<ReleaseRecord>, options: { isBreaking?: boolean; others?: ReleaseRecord[] } = {}) {
  const candidate = { ...before, version: '2.0.0', ...more }
  return removals({ candidate, before, others, shells: {}, ...options })
}

test('A widget that a live module places can’t go, with or without a reason', () => {
  const less = { widgets: { 'cart.gift-note': {} } }
  const found = ['cart@2.0.0 removes the widget "cart.add-to-cart". Still used by catalog@1.0.0.']
  expect(ask(less)).toMatchObject({ verdict: 'fail', found })
  expect(ask(less, { isBreaking: true })).toMatchObject({ verdict: 'fail', found })
  // A consumer that goes without it in the same step lets it go.
  const together = [record('catalog', { version: '2.0.0' }), account, loyalty]
  expect(ask(less, { others: together }).verdict).toBe('pass')
})

test('A widget that nobody places may go, and so may anything of a first release', () => {
  expect(ask({ widgets: { 'cart.add-to-cart': {} } }).verdict).toBe('pass')
  expect(removals({ candidate: record('cart'), others, shells: {}, before: null }).verdict).toBe('pass')
})

test('A page needs a reason to go, and no live module that links to it', () => {
  const without = (route: string) => ({ routes: before.routes.filter((each) => each !== route) })
  expect(ask(without('/cart/saved'))).toMatchObject({
    verdict: 'fail',
    found: ['cart@2.0.0 removes the page /cart/saved, which was live.'],
  })
  expect(ask(without('/cart/saved'), { isBreaking: true }).verdict).toBe('warn')
  expect(ask(without('/checkout/:step'), { isBreaking: true })).toMatchObject({
    verdict: 'fail',
    found: ['cart@2.0.0 removes the page /checkout/:step. Still used by account@1.0.0.'],
  })
  const candidate = { ...before, ...without('/cart/saved') }
  expect(
    removals({ candidate, before, others: [], shells: { '1a': shell }, isBreaking: true }).found[0],
  ).toContain('Still used by shell 1a.')
})

test('A page that another route answers was not removed', () => {
  const moved = { routes: ['/cart/*', '/cart', '/checkout/:stage'] }
  expect(ask(moved).verdict).toBe('pass')
  expect(ask({ routes: ['/cart', '/cart/:list', '/checkout/:step'] }).verdict).toBe('pass')
  expect(ask({ routes: ['/cart', '/cart/saved', '/checkout/review'] }).verdict).toBe('fail')
  expect(ask({ routes: ['/cart', '/cart/saved', '/checkout/:step/:part'] }).verdict).toBe('fail')
})

test('A path that was claimed without a page is missed too', () => {
  const home = { ...before, routes: ['/cart'], prefixes: ['/cart', '/gift'] }
  const candidate = { ...home, prefixes: ['/cart'] }
  expect(removals({ candidate, before: home, others: [], shells: {} })).toMatchObject({
    verdict: 'fail',
    found: ['cart@1.0.0 removes the path /gift, which was live.'],
  })
})

test('An event that a live module hears can’t fall silent', () => {
  expect(ask({ events: { sends: [], hears: [] } }).found).toEqual([
    'cart@2.0.0 removes the event "galleria.cart". Still used by loyalty@1.0.0.',
  ])
  expect(ask({ events: { sends: [], hears: [] } }, { others: [catalog] }).verdict).toBe('pass')
  expect(ask({ events: undefined }).verdict).toBe('pass')
})
