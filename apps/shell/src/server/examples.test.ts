import { execFile } from 'node:child_process'
import { cp, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { deploy } from '@galleria/delivery'
import { afterAll, afterEach, beforeAll, beforeEach, expect, test } from 'vitest'
import { type FixtureModule, FixtureShop } from './testing/fixture-store.ts'

const run = promisify(execFile)
const examples = join(import.meta.dirname, '../../../../examples')

/** Folder and module of each remote that another bundler builds. */
const remotes = [
  ['rspack-remote', 'stores'],
  ['webpack-vue', 'delivery-note'],
  ['vite-svelte', 'size-guide'],
] as const

const catalog: FixtureModule = {
  name: 'catalog',
  prefixes: ['/', '/products'],
  slots: ['product.purchase'],
  server: `const { Slot } = require('@galleria/federation')
  exports.default = {
    name: 'catalog',
    routes: [{ path: 'products/:slug', Component: () => h(Slot, { name: 'product.purchase', productName: 'Lamp' }) }],
  }`,
}

let folder: string
let shop: FixtureShop

// Build copies: nothing of this repository but the examples' own files may be found.
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'galleria-examples-'))
  await cp(examples, folder, { recursive: true, filter: (path) => !/node_modules|\/dist/.test(path) })
  await writeFile(join(folder, 'pnpm-workspace.yaml'), 'packages: ["*"]\npmOnFail: ignore\n')
  const pnpm = ['install', '--prefer-offline', '--ignore-scripts', '--no-lockfile', '--silent']
  // Build as a shell would: some plugins do less where they find a test.
  const { VITEST: _, NODE_ENV: __, TEST: ___, ...env } = process.env
  await run('pnpm', pnpm, { cwd: folder, env })
  await Promise.all(remotes.map(([name]) => run('pnpm', ['run', 'build'], { cwd: join(folder, name), env })))
})
afterAll(() => rm(folder, { recursive: true, force: true }))
beforeEach(async () => {
  shop = await FixtureShop.create()
  shop.provides = { react: '19.3.1' }
  await shop.release(catalog)
})
afterEach(() => shop.close())

const release = (name: string, module: string, from = join(folder, name, 'dist')) =>
  deploy(shop.delivery, { module, from, manifest: 'mf-manifest.json' })
/** Folder of the build in a copy of an example. */
async function copyOf(name: string, copy: string): Promise<string> {
  const filter = (path: string) => !path.includes('node_modules')
  await cp(join(folder, name), join(folder, copy), { recursive: true, filter })
  return join(folder, copy, 'dist')
}
const read = async (url: string) => (await fetch(url)).text()
const boot = (html: string) =>
  JSON.parse(/<script id="galleria-boot"[^>]*>(.*?)<\/script>/s.exec(html)?.[1] ?? 'null')

test('Remotes of three bundlers and three frameworks are released from their manifests and drawn on the server', async () => {
  for (const [name, module] of remotes) await release(name, module)
  const url = await shop.open()
  const html = await read(`${url}/products/lamp`)
  expect(html).toContain('Pick up in a store')
  expect(html).toContain('When does it arrive?')
  expect(html).toMatch(/Lamp: we suggest size .*M/)
  expect(boot(html).served).toEqual(
    expect.arrayContaining(remotes.map(([, module]) => `${module}.product.purchase`)),
  )
  const kinds = boot(html).modules.map(({ name, exposed }: { name: string; exposed?: { type: string } }) => [
    name,
    exposed?.type,
  ])
  expect(kinds).toEqual(
    expect.arrayContaining([
      ['stores', 'global'],
      ['delivery-note', 'global'],
      ['size-guide', 'module'],
    ]),
  )
  const page = await fetch(`${url}/stores`)
  expect(page.status).toBe(200)
  expect(await page.text()).toContain('<h1>Our stores</h1>')
  expect(shop.problems).toEqual([])
})

test('A remote without a server build leaves its place to the browser, and its page is a skeleton', async () => {
  const from = await copyOf('rspack-remote', 'browser-only')
  await rm(join(from, 'server'), { recursive: true })
  await release('rspack-remote', 'stores', from)
  const url = await shop.open()
  const html = await read(`${url}/products/lamp`)
  expect(html).not.toContain('Pick up in a store')
  expect(boot(html).slots).toEqual({ 'product.purchase': ['stores.product.purchase'] })
  const page = await fetch(`${url}/stores`)
  expect(page.status).toBe(200)
  expect(await page.text()).not.toContain('Our stores')
})

test('A remote whose chunks nothing checks is stopped', async () => {
  const from = await copyOf('rspack-remote', 'unchecked')
  const entry = join(from, 'remoteEntry.js')
  await writeFile(entry, (await readFile(entry, 'utf8')).replaceAll(/sha384-[\w+/]{64}/g, ''))
  await expect(release('rspack-remote', 'stores', from)).rejects.toThrow(
    /remoteEntry\.js of stores@\w+ doesn't check web\/__federation_expose_page__stores\.\w+\.js/,
  )
})

test('A remote that exposes what the store cannot place is refused with the names that it can', async () => {
  const from = await copyOf('rspack-remote', 'misnamed')
  const manifest = join(from, 'mf-manifest.json')
  await writeFile(manifest, (await readFile(manifest, 'utf8')).replace('"./page/stores"', '"./Stores"'))
  await expect(release('rspack-remote', 'stores', from)).rejects.toThrow(
    'exposes "./Stores". Name each file "./page/<path>" or "./slot/<slot>"',
  )
  await expect(release('rspack-remote', 'shops')).rejects.toThrow('contains a build of "stores"')
})
