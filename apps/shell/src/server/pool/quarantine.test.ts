import type { Release } from '@galleria/delivery'
import { expect, test } from 'vitest'
import type { DrawnPage, PageOrder } from '../render/index.ts'
import { createQuarantine } from './quarantine.ts'
import type { Renderer } from './renderer.ts'

const page = (...modules: string[]) =>
  ({ reachable: modules.map((name) => ({ name, version: '1' }) as Release) }) as unknown as PageOrder

/** A quarantine in which a page fails unless it is drawn without a release that does harm, and the count of its renderers. */
function open(...harmful: string[]) {
  let now = 0
  let most = 0
  let trials = 0
  const findGuilty = createQuarantine(({ reachable, without = [] }) => {
    most = Math.max(most, ++now)
    trials++
    const lives = reachable.every(({ name }) => !harmful.includes(name) || without.includes(`${name}@1`))
    const draw = async () => {
      await new Promise((go) => setTimeout(go, 5))
      if (!lives) throw new Error('lost')
      return { content: 'drawn' } as unknown as DrawnPage
    }
    return { ready: Promise.resolve(true), draw, end: () => now-- } as unknown as Renderer
  })
  return { findGuilty, most: () => most, trials: () => trials }
}

test('Pages that fail at the same time are looked at one after the other, each with its own release', async () => {
  const { findGuilty, most } = open('reviews', 'wishlist')
  const pages = [page('cart', 'reviews'), page('catalog', 'wishlist'), page('cart', 'catalog')]
  expect(await Promise.all(pages.map((each) => findGuilty(each)))).toEqual(['reviews@1', 'wishlist@1', null])
  expect(most()).toBe(1)
})

test('Pages beyond four are not looked at while the others are, and later again', async () => {
  const { findGuilty } = open('reviews')
  const same = page('cart', 'reviews')
  const found = await Promise.all(Array.from({ length: 6 }, () => findGuilty(same)))
  expect(found).toEqual([...Array(4).fill('reviews@1'), null, null])
  expect(await findGuilty(same)).toBe('reviews@1')
})

test('The release whose code ran last is tried before others, so that it is found in two trials', async () => {
  const { findGuilty, trials } = open('reviews')
  expect(await findGuilty(page('cart', 'catalog', 'account', 'reviews'), 'reviews@1')).toBe('reviews@1')
  expect(trials()).toBe(2)
})

test('A renderer that is long in starting draws with all the time that a page may take', async () => {
  const renderer = () => ({
    ready: new Promise((go) => setTimeout(go, 60, true)),
    draw: async ({ without = [] }: PageOrder, late: AbortSignal) => {
      late.throwIfAborted()
      if (without.length === 0) throw new Error('lost')
      return { content: 'drawn' }
    },
    end: () => undefined,
  })
  const findGuilty = createQuarantine(renderer as unknown as () => Renderer, 20)
  expect(await findGuilty(page('reviews'))).toBe('reviews@1')
})
