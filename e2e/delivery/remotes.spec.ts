import { readFile, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { Page } from '@playwright/test'
import { expectAccessibleInBoth } from '../kit/accessibility.ts'
import { type BuiltExample, builtExample } from '../kit/built-examples.ts'
import { Complaints } from '../kit/complaints.ts'
import { expect, type KitStore, test } from '../kit/src/index.ts'
import { expectSameDocument, markDocument } from './victims.ts'

/* Remotes of Rspack, webpack and Vite, built from npm packages, with parts in React, Vue and Svelte: docs/remotes.md. */

// In this order and by one worker: the examples are installed once.
test.describe.configure({ mode: 'default' })

/** A product of $68, to whose page three remotes add. */
const product = '/products/arc-vase'
/** A product whose larger size costs more. */
const print = '/products/red-sun-over-hills'

const folders = ['rspack-remote', 'webpack-vue', 'vite-svelte', 'vite-react'] as const
let stores: BuiltExample
let note: BuiltExample
let installments: BuiltExample
let guide: BuiltExample
let examples: readonly BuiltExample[] = []

test.beforeAll(async () => {
  examples = await Promise.all(folders.map(builtExample))
  ;[stores, note, installments, guide] = examples as [BuiltExample, BuiltExample, BuiltExample, BuiltExample]
})
test.afterAll(async () => {
  await Promise.all(examples.map((example) => example.remove()))
})

const deploy = (store: KitStore, { name, dist }: BuiltExample, from = dist, ...more: readonly string[]) =>
  store.galleria('deploy', name, '--from', from, '--manifest', 'mf-manifest.json', ...more)

/** Budgets are the shop's: an owner raises them for remotes that bring a run-time of their own. */
async function raiseBudget(store: KitStore, { name }: BuiltExample): Promise<void> {
  const budgets = ['--load-budget', '40000', '--chunk-budget', '32000']
  const { code, output } = await store.galleria('settings', name, ...budgets, '--share', '100%')
  expect(code, output).toBe(0)
}

/** Makes a build live; its version. */
async function release(store: KitStore, example: BuiltExample, from = example.dist): Promise<string> {
  await raiseBudget(store, example)
  const { code, output } = await deploy(store, example, from)
  expect(code, output).toBe(0)
  return /@(\w+)/.exec(output)?.[1] ?? output
}

const place = (page: Page, { name }: BuiltExample) => page.locator(`[data-widget="${name}.product.purchase"]`)
const ready = (page: Page) => expect(page.locator('html[data-ready]')).toBeAttached()

test('Remotes of three bundlers get traffic within the budgets that the shop sets, also over HTTP', async ({
  store,
}) => {
  for (const example of examples) {
    const { code, output } = await deploy(store, example)
    expect(code, output).toBe(3)
    expect(output).toMatch(/budgets: .* before the first view\. The budget is 12000\./)
    await raiseBudget(store, example)
  }
  for (const [example, ...more] of [
    [stores],
    [note, '--to', store.url],
    [installments, '--to', store.url],
    [guide, '--to', store.url],
  ] as const) {
    const { code, output } = await deploy(store, example, example.dist, ...more)
    expect(code, output).toBe(0)
    expect(output).toContain(`Released ${example.name}@`)
  }
  // The same bytes are the same release, whoever makes its record.
  const { output } = await deploy(store, note)
  expect(output).toContain('is already live. Nothing changed.')
})

test('The server draws pages and islands of remotes into what caches keep, with styles and hashes', async ({
  store,
  request,
}) => {
  for (const example of examples) await release(store, example)
  const page = await request.get('/stores')
  expect(page.status()).toBe(200)
  expect(page.headers()['cache-control']).toContain('public')
  expect(await page.text()).toContain('<h1>Our stores</h1>')
  expect(await (await request.get('/gift-guide')).text()).toContain('<h1>Gift guide</h1>')
  const answer = await request.get(product)
  expect(answer.headers()['cache-control']).toContain('public')
  const html = await answer.text()
  // React, Vue and Svelte. Nothing is left for a script to put in its place.
  expect(html).toContain('aria-label="Our stores"')
  expect(html).toMatch(/\$\d+\.\d\d more for free delivery\./)
  expect(html).toMatch(/\$\d+\.\d\d each month, without interest\./)
  expect(html).not.toContain('$RC')
  for (const { name } of [stores, note, installments])
    expect(html).toMatch(new RegExp(`<link rel="stylesheet" href="/modules/${name}/[^>]*integrity="sha384-`))
})

test('In the browser a page and islands of remotes are alive, follow the page, and end with it', async ({
  page,
  store,
}) => {
  const complaints = new Complaints(page)
  for (const example of examples) await release(store, example)

  await test.step('A field that was filled before the island came alive counts', async () => {
    await page.goto(product)
    await ready(page)
    const payments = place(page, installments).getByLabel('Number of payments')
    // Svelte writes the value anew when it hydrates, which drops a selection that is about to be replaced.
    await expect(async () => {
      await payments.fill('2')
      await expect(payments).toHaveValue('2', { timeout: 1000 })
    }).toPass()
    await expect(place(page, installments).getByRole('status')).toHaveText(
      '$34.00 each month, without interest.',
    )
    await payments.fill('4')
    await expect(place(page, installments).getByRole('status')).toHaveText(
      '$17.00 each month, without interest.',
    )
  })

  await test.step('A button opens what Vue draws', async () => {
    await place(page, note).getByRole('button', { name: 'When does it arrive?' }).click()
    await expect(place(page, note).getByRole('row', { name: 'Germany 2 days 1 day' })).toBeVisible()
    await expect(place(page, note)).toContainText('$232.00 more for free delivery.')
  })

  await test.step('No page that shows them breaks a rule of accessibility', async () => {
    await expectAccessibleInBoth(page)
    await page.goto('/stores')
    await ready(page)
    await page.getByRole('button', { name: 'Opening hours' }).click()
    await expect(page.getByText('Open 10:00 – 19:00')).toBeVisible()
    await expectAccessibleInBoth(page)
    await page.goto('/gift-guide')
    await ready(page)
    await page.getByRole('checkbox', { name: 'Fits into an envelope' }).check()
    await expect(page.getByRole('main').getByRole('link')).toHaveText(['Paper Garden'])
    await expectAccessibleInBoth(page)
  })

  await test.step('Props follow what is chosen', async () => {
    await page.goto(print)
    await ready(page)
    const before = await place(page, note).getByText('free delivery').textContent()
    await page.getByRole('radio', { name: 'Clay' }).check({ force: true })
    await page.getByRole('radio', { name: '50 x 70' }).check({ force: true })
    await expect(place(page, note)).not.toContainText(before ?? '')
    await expect(place(page, note)).toContainText('more for free delivery')
  })

  await test.step('A link of the remote leads to its page without a new document, and islands end', async () => {
    await page.goto(product)
    await ready(page)
    await markDocument(page)
    await place(page, note).getByRole('button').click()
    await place(page, installments).getByLabel('Number of payments').fill('2')
    await expect(place(page, installments).getByRole('status')).toContainText('$34.00')
    const hosts = await Promise.all(
      [note, installments].map((example) => place(page, example).locator('> div').elementHandle()),
    )
    const counts = () =>
      Promise.all(hosts.map((host) => host?.evaluate((element) => element.childElementCount)))
    expect(await counts()).toEqual([1, 1])
    await page.getByRole('banner').getByRole('link', { name: 'Our stores' }).click()
    await expect(page.getByRole('heading', { level: 1, name: 'Our stores' })).toBeVisible()
    await expectSameDocument(page)
    // Not only out of the page: unmounted.
    await expect.poll(counts).toEqual([0, 0])
    await page.goBack()
    await expect(place(page, note).getByRole('button', { name: 'When does it arrive?' })).toBeVisible()
  })
  complaints.expectNone()
})

test('An island that fails leaves its place empty, or to the last good release, and the page works on', async ({
  page,
  store,
}) => {
  const complaints = new Complaints(page)
  complaints.allow(/no table|no payments/)
  const late = await note.again([
    'src/DeliveryNote.vue',
    '@click="isOpen = !isOpen"',
    `@click="() => { throw new Error('no table') }"`,
  ])
  const early = await installments.again([
    'src/Installments.svelte',
    'let count = $state(3)',
    "let count = $state(3)\nif (typeof document === 'object') throw new Error('no payments')",
  ])
  await release(store, note, late)
  await release(store, installments, early)

  await test.step('Without a good release before, its place is empty', async () => {
    await page.goto(product)
    await ready(page)
    await place(page, note).getByRole('button', { name: 'When does it arrive?' }).click()
    await expect(place(page, note)).toBeEmpty()
    // A press has brought the code of every part.
    await expect(place(page, installments)).toBeEmpty()
    await page.getByRole('radio', { name: 'Bone' }).check({ force: true })
    await expect(page.getByRole('button', { name: 'Add to cart' })).toBeVisible()
  })

  await test.step('With one, that stands there in the same document', async () => {
    const good = [await release(store, note), await release(store, installments)]
    await release(store, note, late)
    await release(store, installments, early)
    await page.goto(product)
    await ready(page)
    await markDocument(page)
    const open = place(page, note).getByRole('button', { name: 'When does it arrive?' })
    await open.click()
    await expect(async () => {
      await open.click()
      await expect(place(page, note).getByRole('table')).toBeVisible({ timeout: 1000 })
    }).toPass()
    await place(page, installments).getByLabel('Number of payments').fill('2')
    await expect(place(page, installments).getByRole('spinbutton')).toBeVisible()
    await expect(async () => {
      await place(page, installments).getByLabel('Number of payments').fill('4')
      await expect(place(page, installments).getByRole('status')).toContainText('$17.00', { timeout: 1000 })
    }).toPass()
    await expectSameDocument(page)
    const used = await page.evaluate(() => performance.getEntriesByType('resource').map(({ name }) => name))
    for (const version of good) expect(used.some((name) => name.includes(`/${version}/web/`))).toBe(true)
  })
  complaints.expectNone()
})

test('A page whose chunk does not come is that of the last good release, and a rollback shows at once', async ({
  page,
  store,
}) => {
  const changed = await stores.again(['src/Stores.jsx', '<h1>Our stores', '<h1>Our shops'])
  await release(store, stores)
  const version = await release(store, stores, changed)
  await page.goto('/stores')
  await expect(page.getByRole('heading', { level: 1, name: 'Our shops' })).toBeVisible()
  await page.route(`**/modules/stores/${version}/web/__federation_expose_page*.js`, (route) =>
    route.abort('connectionreset'),
  )
  await page.goto(product)
  await ready(page)
  await markDocument(page)
  await page.getByRole('banner').getByRole('link', { name: 'Our stores' }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'Our stores' })).toBeVisible()
  await page.getByRole('button', { name: 'Opening hours' }).click()
  await expect(page.getByText('Open 10:00 – 19:00')).toBeVisible()
  await expectSameDocument(page)
  await page.unrouteAll()

  await store.rollback('stores')
  await page.goto('/stores')
  await expect(page.getByRole('heading', { level: 1, name: 'Our stores' })).toBeVisible()
  await ready(page)
  await page.getByRole('button', { name: 'Opening hours' }).click()
  await expect(page.getByText('Open 10:00 – 19:00')).toBeVisible()
})

test('Without a server build, browsers alone draw: a page after a skeleton, a part of a page where it belongs', async ({
  page,
  store,
  request,
}) => {
  const complaints = new Complaints(page)
  for (const example of [stores, note]) {
    const from = await example.copy()
    await rm(join(from, 'server'), { recursive: true })
    await release(store, example, from)
  }
  const html = await (await request.get('/stores')).text()
  expect(html).not.toContain('Our stores</h1>')
  expect(await (await request.get(product)).text()).not.toContain('free delivery')
  await page.goto('/stores')
  await page.getByRole('button', { name: 'Opening hours' }).click()
  await expect(page.getByText('Open 10:00 – 19:00')).toBeVisible()
  await page.goto(product)
  await place(page, note).getByRole('button', { name: 'When does it arrive?' }).click()
  await expect(place(page, note).getByRole('table')).toBeVisible()
  complaints.expectNone()
})

test('Only bytes that were released run, also where a bundler has no hashes', async ({ page, store }) => {
  for (const example of examples) await release(store, example)
  // Past the shell's own look at the files: what the browser itself is given to run.
  const spoiled = new Set<string>()
  await page.route(/\/modules\/(delivery-note|installments)\/.*\.js$/, async (route) => {
    const address = new URL(route.request().url()).pathname
    const isInner = !address.endsWith('/remoteEntry.js')
    if (route.request().resourceType() !== 'script' || !isInner) return route.continue()
    spoiled.add(address.split('/')[2] ?? '')
    const response = await route.fetch()
    await route.fulfill({ response, body: `globalThis.isSpoiled = true\n${await response.text()}` })
  })
  await page.goto(product)
  await ready(page)
  await place(page, note).getByRole('button').click()
  await place(page, installments).getByLabel('Number of payments').focus()
  await expect.poll(() => [...spoiled].sort()).toEqual(['delivery-note', 'installments'])
  await expect(place(page, installments)).toContainText('each month')
  expect(await page.evaluate(() => 'isSpoiled' in globalThis)).toBe(false)
  await page.getByRole('radio', { name: 'Bone' }).check({ force: true })
  await expect(page.getByRole('button', { name: 'Add to cart' })).toBeVisible()
})

test('Gates stop a remote with unchecked chunks, for another React, or for a slot that no page has', async ({
  store,
}) => {
  for (const example of examples) await raiseBudget(store, example)
  const spoiled = async (example: BuiltExample, file: string, change: (text: string) => string) => {
    const from = await example.copy()
    const text = await readFile(join(from, file), 'utf8')
    expect(change(text)).not.toBe(text)
    await writeFile(join(from, file), change(text))
    return (await deploy(store, example, from)).output
  }
  expect(await spoiled(note, 'remoteEntry.js', (code) => code.replace(/sha384-[\w+/]{64}/g, ''))).toMatch(
    /chunks: remoteEntry\.js of delivery-note@\w+ doesn't check web\//,
  )
  const manifest = 'mf-manifest.json'
  expect(await spoiled(stores, manifest, (text) => text.replaceAll('^19.3.0', '^18.0.0'))).toMatch(
    /shared versions: stores@\w+ needs react \^18\.0\.0\./,
  )
  expect(
    await spoiled(installments, manifest, (text) =>
      text.replaceAll('slot/product.purchase', 'slot/product.sky'),
    ),
  ).toContain('slots: installments fills the slot "product.sky", which no page has.')
  for (const { name } of examples) expect(await store.versionOf(name)).toBeNull()
})
