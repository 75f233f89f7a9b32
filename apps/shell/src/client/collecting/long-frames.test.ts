// @vitest-environment jsdom
import { expect, test } from 'vitest'
import { LongFrames, moduleOfPress } from './long-frames.ts'

const script = (sourceURL: string, duration: number) => ({ sourceURL, duration })
const cart = 'https://shop.test/modules/cart/1.0.0/web/a.js'
const catalog = 'https://cdn.test/catalog/2.0.0/0123456789abcdef0123/web/b.js'
const shell = 'https://shop.test/assets/shell.js'
const frame = (startTime: number, scripts: ReturnType<typeof script>[], blockingDuration = 100) => ({
  startTime,
  duration: 150,
  blockingDuration,
  scripts,
})

test('A long task belongs to the module whose scripts ran longest, with its time beyond 50 ms', () => {
  const frames = new LongFrames()
  frames.add(frame(0, [script(cart, 80), script(shell, 100), script(cart, 60)]), 'catalog')
  frames.add(frame(500, [script(catalog, 90)], 40.4), 'cart')
  frames.add(frame(900, [script(shell, 90)]), 'cart')
  expect(frames.byModule()).toEqual({
    cart: { count: 1, blocking: 100 },
    catalog: { count: 1, blocking: 40 },
    shell: { count: 1, blocking: 100 },
  })
})

test('A frame without a script is its page’s, one that blocks nothing is no long task', () => {
  const frames = new LongFrames()
  frames.add(frame(0, []), 'catalog')
  frames.add(frame(200, [script(cart, 40)], 0), 'catalog')
  expect(frames.byModule()).toEqual({ catalog: { count: 1, blocking: 100 } })
})

test('A browser that tells of tasks alone is understood too', () => {
  const frames = new LongFrames()
  frames.add({ startTime: 0, duration: 130 }, 'cart')
  expect(frames.byModule()).toEqual({ cart: { count: 1, blocking: 80 } })
})

test('A press belongs to the script that ran longest, else to the part that was pressed, else to the page', () => {
  document.body.innerHTML =
    '<main data-boundary="catalog"><h1></h1><span data-widget="cart.mini-cart"><b></b></span></main><i></i>'
  const pressed = (selector: string) => ({
    startTime: 100,
    duration: 200,
    target: document.querySelector(selector),
  })
  const frames = new LongFrames()
  frames.add(frame(5000, [script(catalog, 90)]), 'catalog')
  expect(moduleOfPress(pressed('b'), frames, 'catalog')).toBe('cart')
  expect(moduleOfPress(pressed('h1'), null, 'loyalty')).toBe('catalog')
  expect(moduleOfPress(pressed('i'), frames, 'loyalty')).toBe('loyalty')
  expect(moduleOfPress({ startTime: 100, duration: 200, target: null }, frames, 'loyalty')).toBe('loyalty')
  frames.add(frame(90, [script(shell, 120)]), 'catalog')
  expect(moduleOfPress(pressed('b'), frames, 'catalog')).toBe('cart')
  frames.add(frame(250, [script(catalog, 140)]), 'catalog')
  expect(moduleOfPress(pressed('b'), frames, 'catalog')).toBe('catalog')
})
