import { mkdir, mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { createRegistryReader, deploy, integrityOf, rollback } from './index.ts'
import { loadRegistry } from './registry/file.ts'

let folder: string
let store: string
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'galleria-delivery-'))
  store = join(folder, 'modules')
})
afterEach(() => rm(folder, { recursive: true, force: true }))

async function build(name: string, text: string, more: object = {}): Promise<string> {
  const from = join(folder, 'build', crypto.randomUUID())
  const files: Record<string, string> = {
    'web/remoteEntry.js': `/* ${text.repeat(40)} */`,
    'server/module.js': text,
  }
  for (const [path, content] of Object.entries(files)) {
    await mkdir(dirname(join(from, path)), { recursive: true })
    await writeFile(join(from, path), content)
  }
  const description = {
    schema: 1,
    name,
    prefixes: [`/${name}`],
    nav: [],
    widgets: [],
    uses: [],
    entry: 'remoteEntry.js',
    server: 'server/module.js',
    module: { js: [], css: [] },
    chunks: {},
    files: Object.fromEntries(
      Object.entries(files).map(([path, content]) => [
        path,
        { integrity: integrityOf(content), bytes: content.length },
      ]),
    ),
    requires: {},
    ...more,
  }
  await writeFile(join(from, 'release.json'), JSON.stringify(description))
  return from
}

test('twenty releases at once: none is lost, and the revision counts each', async () => {
  const names = Array.from({ length: 20 }, (_, index) => `module-${index}`)
  const builds = await Promise.all(names.map((name) => build(name, name)))
  await Promise.all(names.map((module, index) => deploy({ store, module, from: builds[index] as string })))
  const registry = await loadRegistry(store)
  expect(Object.keys(registry.modules).sort()).toEqual([...names].sort())
  expect(registry.revision).toBe(20)
})

test('twenty versions of one module at once: all are kept, one is current', async () => {
  const builds = await Promise.all(Array.from({ length: 20 }, (_, index) => build('cart', `v${index}`)))
  await Promise.all(
    builds.map((from, index) => deploy({ store, module: 'cart', from, version: `1.${index}.0` })),
  )
  const { cart } = (await loadRegistry(store)).modules
  expect(cart?.releases).toHaveLength(20)
  expect(cart?.releases.map(({ version }) => version)).toContain(cart?.current)
})

test('a version is written once: the same bytes are nothing new, other bytes are refused', async () => {
  const first = await deploy({ store, module: 'cart', from: await build('cart', 'a'), version: '1.0.0' })
  const again = await deploy({ store, module: 'cart', from: await build('cart', 'a'), version: '1.0.0' })
  expect(again).toEqual({ ...first, changed: false })
  await expect(
    deploy({ store, module: 'cart', from: await build('cart', 'b'), version: '1.0.0' }),
  ).rejects.toThrow('cart@1.0.0 was released before with other content')
  expect(await readFile(join(store, 'cart/1.0.0/server/module.js'), 'utf8')).toBe('a')
})

test('without a version the content makes one', async () => {
  const one = await deploy({ store, module: 'cart', from: await build('cart', 'a') })
  const same = await deploy({ store, module: 'cart', from: await build('cart', 'a') })
  const other = await deploy({ store, module: 'cart', from: await build('cart', 'b') })
  expect(same.version).toBe(one.version)
  expect(other.version).not.toBe(one.version)
})

test('a file changed after the build is refused, and nothing of the release remains', async () => {
  const from = await build('cart', 'a')
  await writeFile(join(from, 'server/module.js'), 'b')
  await expect(deploy({ store, module: 'cart', from })).rejects.toThrow(
    'server/module.js is not what the build wrote',
  )
  expect(await readdir(store)).toEqual([])
})

test('two modules cannot answer one address', async () => {
  await deploy({ store, module: 'cart', from: await build('cart', 'a') })
  const from = await build('basket', 'b', { prefixes: ['/cart'] })
  await expect(deploy({ store, module: 'basket', from })).rejects.toThrow('/cart, which belongs to cart')
  expect((await loadRegistry(store)).modules.basket).toBeUndefined()
})

test('a widget bears the name of its module', async () => {
  const from = await build('cart', 'a', { widgets: ['account.menu'] })
  await expect(deploy({ store, module: 'cart', from })).rejects.toThrow('a name that is not its own')
})

test('a rollback serves the release before, then the one before that', async () => {
  for (const version of ['1.0.0', '2.0.0', '3.0.0']) {
    await deploy({ store, module: 'cart', from: await build('cart', version), version })
  }
  expect((await rollback({ store, module: 'cart' })).version).toBe('2.0.0')
  expect((await rollback({ store, module: 'cart' })).version).toBe('1.0.0')
  await expect(rollback({ store, module: 'cart' })).rejects.toThrow('no earlier release')
  expect((await rollback({ store, module: 'cart', version: '3.0.0' })).version).toBe('3.0.0')
})

test('a reader sees a new release, and keeps the last good state when the store is hurt', async () => {
  await deploy({ store, module: 'cart', from: await build('cart', 'a'), version: '1.0.0' })
  const problems: string[] = []
  const reader = createRegistryReader(store, { interval: 0, onProblem: (problem) => problems.push(problem) })
  expect((await reader.snapshot()).modules.get('cart')?.version).toBe('1.0.0')
  await deploy({ store, module: 'cart', from: await build('cart', 'b'), version: '2.0.0' })
  expect((await reader.snapshot()).modules.get('cart')?.version).toBe('2.0.0')
  await writeFile(join(store, 'registry.json'), '{ half')
  expect((await reader.snapshot()).modules.get('cart')?.version).toBe('2.0.0')
  expect(problems.join()).toContain('is not a registry document')
})

test('a description changed in the store is not served; the release before it stays', async () => {
  await deploy({ store, module: 'cart', from: await build('cart', 'a'), version: '1.0.0' })
  const reader = createRegistryReader(store, { interval: 0 })
  await reader.snapshot()
  await deploy({ store, module: 'cart', from: await build('cart', 'b'), version: '2.0.0' })
  await writeFile(join(store, 'cart/2.0.0/release.json'), '{}')
  expect((await reader.snapshot()).modules.get('cart')?.version).toBe('1.0.0')
})

test('a registry that went back is not followed', async () => {
  await deploy({ store, module: 'cart', from: await build('cart', 'a'), version: '1.0.0' })
  const old = await readFile(join(store, 'registry.json'))
  await deploy({ store, module: 'cart', from: await build('cart', 'b'), version: '2.0.0' })
  const reader = createRegistryReader(store, { interval: 0 })
  await reader.snapshot()
  await writeFile(join(store, 'registry.json'), old)
  expect((await reader.snapshot()).modules.get('cart')?.version).toBe('2.0.0')
})

test('a lock left by a process that died is taken over', async () => {
  await mkdir(store, { recursive: true })
  const { hostname } = await import('node:os')
  await writeFile(join(store, 'registry.lock'), `${hostname()} 999999999 gone`)
  const done = await deploy({ store, module: 'cart', from: await build('cart', 'a') })
  expect(done.revision).toBe(1)
})

test('text files are packed once, beside themselves', async () => {
  const { version } = await deploy({ store, module: 'cart', from: await build('cart', 'some text ') })
  const files = await readdir(join(store, 'cart', version, 'web'))
  expect(files.sort()).toEqual(['remoteEntry.js', 'remoteEntry.js.br'])
})
