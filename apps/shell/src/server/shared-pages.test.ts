import { expect, test } from 'vitest'
import { createSharedPages } from './shared-pages.ts'

const [anna, ben, carl] = ['AAAAAAAAAAAAAAAAAAAAAA==', 'BBBBBBBBBBBBBBBBBBBBBB==', 'CCCCCCCCCCCCCCCCCCCCCC==']

const html = (nonce: string, name = 'Überrock') =>
  `<h1>${name}</h1><script nonce="${nonce}">1</script><link nonce="${nonce}">`
const page = (nonce: string, name?: string) => {
  return { status: 200, isPublic: true, bytes: new TextEncoder().encode(html(nonce, name)) }
}

function shared(maxAge = 250) {
  const clock = { time: 0, now: () => clock.time }
  const pages = createSharedPages(maxAge, clock)
  return {
    clock,
    pages,
    async taken(key: string, nonce: string) {
      const taken = await pages.take(key, nonce)
      return taken && Buffer.from(taken.bytes).toString()
    },
  }
}

test('who asks soon after gets the page that was drawn, with a nonce of his own', async () => {
  const { pages, taken } = shared()
  const drawn = page(anna)
  pages.begin('/cup', anna)(drawn)
  for (const nonce of [ben, carl]) expect(await taken('/cup', nonce)).toBe(html(nonce))
  expect(Buffer.from(drawn.bytes).toString()).toBe(html(anna))
})

test('who asks while a page is being drawn waits for it; where it is not for all, each draws his own', async () => {
  const { pages, taken } = shared()
  const cup = pages.begin('/cup', anna)
  const cart = pages.begin('/cart', anna)
  const waiting = [taken('/cup', ben), taken('/cart', ben), taken('/cart', carl)]
  cup(page(anna))
  cart(null)
  expect(await Promise.all(waiting)).toEqual([html(ben), null, null])
  expect(await taken('/cart', ben)).toBeNull()
})

test('a failure reaches those who wait for the page, and nobody later', async () => {
  const { pages, taken } = shared()
  const drawn = pages.begin('/cup', anna)
  const waiting = pages.take('/cup', ben)
  drawn({ ...page(anna), status: 503, isPublic: false })
  expect(await waiting).toMatchObject({ status: 503, isPublic: false })
  expect(await taken('/cup', ben)).toBeNull()
})

test('another address, currency or revision is another page, and an old one is drawn anew', async () => {
  const { clock, pages, taken } = shared()
  const drawn = pages.begin('/cup', anna)
  clock.time = 100
  drawn(page(anna))
  expect(await taken('/cup EUR', ben)).toBeNull()
  clock.time = 249
  expect(await taken('/cup', ben)).toBe(html(ben))
  clock.time = 250
  expect(await taken('/cup', ben)).toBeNull()
})

test('of two that draw the same at once the first is shared, until it is old', async () => {
  const { clock, pages, taken } = shared()
  pages.begin('/cup', anna)(page(anna, 'First'))
  pages.begin('/cup', ben)(page(ben, 'Second'))
  expect(await taken('/cup', carl)).toBe(html(carl, 'First'))
  clock.time = 250
  expect(await taken('/cup', carl)).toBeNull()
  pages.begin('/cup', ben)(page(ben, 'Third'))
  expect(await taken('/cup', carl)).toBe(html(carl, 'Third'))
})

test('an age of nothing shares nothing', async () => {
  const { pages, taken } = shared(0)
  pages.begin('/cup', anna)(page(anna))
  expect(await taken('/cup', ben)).toBeNull()
})
