import { openStore } from '@galleria/delivery'
import { readIncidents } from '@galleria/delivery/telemetry'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { cart, catalog, FixtureShop } from './testing/fixture-store.ts'

let shop: FixtureShop
beforeEach(async () => {
  shop = await FixtureShop.create()
  await shop.release(cart)
})
afterEach(() => shop.close())

const home = (component: string, loader = '() => null') =>
  catalog(`const { Suspense, use } = require('react')
    const { useLoaderData } = require('@galleria/router')
    const lates = new WeakMap()
    exports.default = { name: 'catalog', widgets: {}, routes: [{ path: '', loader: ${loader}, Component: ${component} }] }`)

async function release(component: string, loader?: string): Promise<string> {
  await shop.release({ ...home(component, loader), widgets: [] })
  return shop.open()
}

/** Text of a page, as much of it as came. */
async function textOf(url: string, encoding = 'identity'): Promise<string> {
  const { body } = await fetch(url, { headers: { 'accept-encoding': encoding } })
  let text = ''
  try {
    for await (const part of body ?? []) text += Buffer.from(part).toString('latin1')
  } catch {
    // The server cut it.
  }
  return text
}

const incidents = async () =>
  (await readIncidents(openStore(shop.store))).map(({ module, kind }) => `${module} ${kind}`)
const named = (wanted: string[]) => expect.poll(incidents, { timeout: 30_000 }).toEqual(wanted)

test('A module whose page is too long is named, and browsers draw it', async () => {
  const url = await release(`() => 'x'.repeat(5_000_000)`)
  const html = await textOf(url)
  expect(html).toContain('Loading page')
  expect(html.length).toBeLessThan(100_000)
  await named(['catalog size'])
})

test('A module whose page becomes too long while it streams is named too, and its answer ends', async () => {
  // Late in each page anew: renderers draw one before the first visitor comes.
  const late = `new Promise((resolve) => setTimeout(() => resolve('x'.repeat(5_000_000)), 400))`
  const component = `() => h(Suspense, { fallback: 'Soon' }, h(() => {
    const page = useLoaderData()
    if (!lates.has(page)) lates.set(page, ${late})
    return use(lates.get(page))
  }, {}))`
  const url = await release(component, '() => ({})')
  for (const html of await Promise.all([textOf(url), textOf(url, 'br')]))
    expect(html).not.toContain('</html>')
  await named(['catalog size'])
})

test('A page that cannot be made is left to the browser, and is no incident', async () => {
  const url = await release(`() => 'drawn'`, '() => ({ count: 1n })')
  const html = await textOf(url)
  expect(html).toContain('Loading page')
  expect(shop.problems.join()).toContain('is left to the browser')
  expect(shop.problems.join()).toContain('BigInt')
  await shop.endShell()
  expect(await incidents()).toEqual([])
})
