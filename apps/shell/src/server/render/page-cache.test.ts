import { expect, test } from 'vitest'
import { createPageCache } from './page-cache.ts'

const page = (name = 'Überrock') => {
  return { status: 200, isPublic: true, bytes: new TextEncoder().encode(`<h1>${name}</h1>`) }
}

function shared(maxAge = 250) {
  const clock = { time: 0, now: () => clock.time }
  const pages = createPageCache(maxAge, clock)
  return { clock, pages }
}

test('A request soon after another gets the page that was rendered for it', async () => {
  const { pages } = shared()
  const drawn = page()
  pages.begin('/cup')(drawn)
  for (let visitor = 0; visitor < 2; visitor++) expect(await pages.take('/cup')).toBe(drawn)
})

test('A request waits for a page that is being rendered, and renders its own where that page is not for everybody', async () => {
  const { pages } = shared()
  const cup = pages.begin('/cup')
  const cart = pages.begin('/cart')
  const waiting = [pages.take('/cup'), pages.take('/cart'), pages.take('/cart')]
  const drawn = page()
  cup(drawn)
  cart(null)
  expect(await Promise.all(waiting)).toEqual([drawn, null, null])
  expect(await pages.take('/cart')).toBeNull()
})

test('A failure reaches those who wait for the page, and nobody later', async () => {
  const { pages } = shared()
  const drawn = pages.begin('/cup')
  const waiting = pages.take('/cup')
  drawn({ ...page(), status: 503, isPublic: false })
  expect(await waiting).toMatchObject({ status: 503, isPublic: false })
  expect(await pages.take('/cup')).toBeNull()
})

test('Another address, currency or revision is another page, and an old one is drawn anew', async () => {
  const { clock, pages } = shared()
  const drawn = pages.begin('/cup')
  clock.time = 100
  const first = page()
  drawn(first)
  expect(await pages.take('/cup EUR')).toBeNull()
  clock.time = 249
  expect(await pages.take('/cup')).toBe(first)
  clock.time = 250
  expect(await pages.take('/cup')).toBeNull()
})

test('The first of two simultaneous renderings is shared until it is old', async () => {
  const { clock, pages } = shared()
  const [first, second, third] = [page('First'), page('Second'), page('Third')]
  pages.begin('/cup')(first)
  pages.begin('/cup')(second)
  expect(await pages.take('/cup')).toBe(first)
  clock.time = 250
  expect(await pages.take('/cup')).toBeNull()
  pages.begin('/cup')(third)
  expect(await pages.take('/cup')).toBe(third)
})

test('An age of zero shares nothing', async () => {
  const { pages } = shared(0)
  pages.begin('/cup')(page())
  expect(await pages.take('/cup')).toBeNull()
})
