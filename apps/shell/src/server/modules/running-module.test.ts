import { rm, writeFile } from 'node:fs/promises'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { cart, FixtureShop, goodCatalog } from '../testing/fixture-store.ts'
import { bootIn, versionIn } from '../testing/reading.ts'

let shop: FixtureShop
beforeEach(async () => {
  shop = await FixtureShop.create()
  await shop.release(goodCatalog)
  await shop.release(cart)
})
afterEach(() => shop.close())

/** The page has the cart as it was, and says so to the browser, so that both run the same. */
async function expectWhole(url: string) {
  const response = await fetch(`${url}/cart`)
  const html = await response.text()
  expect(response.status).toBe(200)
  expect(html).toContain('Hello from the cart')
  expect(html).toContain('Mini cart here')
  expect(versionIn(html, 'cart')).toBe('1.0.0')
  expect(bootIn(html).replaced).toEqual({ cart: '2.0.0' })
  expect(response.headers.get('cache-control')).toBe('no-store')
}

const broken = { ...cart, server: 'throw new Error("bad start")' }

test.each([
  ['is missing', cart, (folder: string) => rm(`${folder}/server/module.js`)],
  [
    'is not the one that was released',
    cart,
    (folder: string) => writeFile(`${folder}/server/module.js`, '//'),
  ],
  ['throws when it is evaluated', broken, async () => undefined],
  ['never comes to an end', { ...cart, server: 'for (;;);' }, async () => undefined],
])(
  'A release whose server build %s is replaced by the last good one within the same page',
  async (_, module, hurt) => {
    await hurt(await shop.release({ ...module, server: `${module.server}\n// 2` }, '2.0.0'))
    const url = await shop.open()
    await expectWhole(url)
    await expectWhole(url)
    expect(shop.reports.filter(({ kind }) => kind === 'last-good-used')).toEqual([
      expect.objectContaining({ module: 'cart', version: '2.0.0', used: '1.0.0' }),
    ])
  },
)

test('A canary that cannot run is replaced by what is live', async () => {
  await shop.release(broken, '2.0.0', { canary: 100 })
  await expectWhole(await shop.open())
})

test('The page stands without a module whose last good release is as bad', async () => {
  await shop.release(broken, '2.0.0')
  await shop.release({ ...broken, server: `${broken.server} // 3` }, '3.0.0')
  const html = await (await fetch(`${await shop.open()}/cart`)).text()
  expect(html).toContain('Loading page')
  expect(versionIn(html, 'cart')).toBe('3.0.0')
})

test('A browser that cannot run a release is given the next good one, and learns whether its own is still stored', async () => {
  const folder = await shop.release({ ...cart, server: `${cart.server} // 2` }, '2.0.0')
  const url = await shop.open()
  const ask = async (without: string) =>
    (await fetch(`${url}/registry/resolve?module=cart&without=${without}`)).json()
  expect(await ask('2.0.0')).toMatchObject({ module: { version: '1.0.0' }, kept: true })
  expect(await ask('2.0.0,1.0.0')).toMatchObject({ module: null, kept: true })
  expect(await ask('0.9.0')).toMatchObject({ module: { version: '2.0.0' }, kept: false })
  await rm(folder, { recursive: true })
  expect(await ask('2.0.0')).toMatchObject({ kept: false })
  expect(await ask('../..')).toMatchObject({ kept: true })
})

const needing = (range: string) => {
  return { ...cart, requires: { '@galleria/auth': range }, server: `${cart.server} // ${range}` }
}

test('Faults row 110: the newest release that this shell can carry runs, on the server and in the browser', async () => {
  await shop.release(needing('^1.0.0'), '2.0.0')
  await shop.release(needing('^2.0.0'), '3.0.0')
  for (const [provided, version] of [
    ['2.1.0', '3.0.0'],
    ['1.4.0', '2.0.0'],
  ]) {
    shop.provides = { '@galleria/auth': provided as string }
    const url = await shop.open()
    const html = await (await fetch(`${url}/cart`)).text()
    expect(html).toContain('Hello from the cart')
    expect(versionIn(html, 'cart')).toBe(version)
    expect(bootIn(html).modules.filter(({ incompatibility }) => incompatibility)).toEqual([])
  }
  expect(shop.reports).toContainEqual(
    expect.objectContaining({
      kind: 'last-good-used',
      module: 'cart',
      version: '3.0.0',
      used: '2.0.0',
      message: expect.stringContaining('needs @galleria/auth ^2.0.0'),
    }),
  )
})

test('Faults row 110: where no release fits the page stands without it, and browsers are told not to run it', async () => {
  await shop.release(needing('^2.0.0'), '2.0.0')
  await shop.release(goodCatalog, '2.0.0')
  shop.provides = { '@galleria/auth': '3.0.0' }
  await rm(`${shop.store}/cart/1.0.0`, { recursive: true })
  const url = await shop.open()
  const cartPage = await (await fetch(`${url}/cart`)).text()
  expect(bootIn(cartPage).modules.find(({ name }) => name === 'cart')).toMatchObject({
    version: '2.0.0',
    incompatibility: 'needs @galleria/auth ^2.0.0, and this shell brings 3.0.0',
  })
  const resolved = await (await fetch(`${url}/registry/resolve?module=cart`)).json()
  expect(resolved.module.incompatibility).toContain('this shell brings 3.0.0')
  expect(await (await fetch(url)).text()).toContain('Home')
})
