import { mkdir, mkdtemp, rm, symlink, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { integrityOf } from '../store/integrity.ts'
import { readRemote } from './read-remote.ts'

let home: string
let folder: string
beforeEach(async () => {
  home = await mkdtemp(join(tmpdir(), 'galleria-remote-'))
  folder = join(home, 'dist')
  await mkdir(folder)
  // A file that a path could reach which climbs out of the build.
  for (const file of ['secret.js', 'remoteEntry.js', 'mf-manifest.json'])
    await writeFile(join(home, file), manifest())
})
afterEach(() => rm(home, { recursive: true, force: true }))

const assets = (js: readonly string[] = [], css: readonly string[] = []) => ({
  js: { sync: js, async: [] },
  css: { sync: css, async: [] },
})

interface Manifest {
  readonly name?: string
  readonly type?: string
  readonly entry?: string
  readonly path?: string
  readonly shared?: readonly object[]
  readonly exposes?: Readonly<Record<string, ReturnType<typeof assets>>>
}

/** `mf-manifest.json` as the plugins write it, with more than a release needs. */
function manifest({
  name = 'stores',
  type = 'global',
  entry = 'remoteEntry.js',
  path = '',
  shared = [],
  exposes = { './page/stores': assets(['1.js']) },
}: Manifest = {}): string {
  return JSON.stringify({
    id: name,
    name,
    metaData: {
      name,
      globalName: name,
      publicPath: 'auto',
      pluginVersion: '2.9.3',
      remoteEntry: { name: entry, path, type },
    },
    shared,
    remotes: [],
    exposes: Object.entries(exposes).map(([path, assets]) => ({ id: `${name}:${path}`, path, assets })),
  })
}

/** Rspack's: the entry has the hash of the chunk. */
const usual = { '1.js': 'a page', 'remoteEntry.js': `rspackChunkstores ${integrityOf('a page')}` }

async function built(files: Readonly<Record<string, string>>, of?: Manifest) {
  const all = { 'mf-manifest.json': manifest(of), ...files }
  for (const [path, content] of Object.entries(all)) {
    await mkdir(dirname(join(folder, path)), { recursive: true })
    await writeFile(join(folder, path), content)
  }
  return readRemote(folder, 'mf-manifest.json', 'stores')
}

test('The record has the addresses, slots, files and needs of a remote, and no line is written by hand', async () => {
  const { draft, files } = await built(
    { ...usual, 'server/module.js': 'exports.default = {}', '.vite/manifest.json': '{}' },
    {
      shared: [
        { name: 'react/jsx-runtime', requiredVersion: '^19.3.0', assets: assets() },
        { name: '@galleria/router', requiredVersion: '^1.0.0' },
        { name: 'vue', requiredVersion: '^3.5.0', assets: assets(['vue.js']) },
      ],
      exposes: {
        './page/stores': assets(['1.js']),
        './page/stores/:city': assets(['1.js']),
        './page/manage/stores': assets(['1.js']),
        './slot/header.tools': assets(['1.js']),
        './Button': assets(['1.js']),
      },
    },
  )
  expect(draft).toMatchObject({
    module: 'stores',
    entry: 'remoteEntry.js',
    prefixes: ['/manage/stores', '/stores'],
    routes: ['/manage/stores', '/stores', '/stores/:city'],
    extensions: { 'header.tools': { order: 100, props: {} } },
    exposed: { type: 'global', global: 'stores', isServerRendered: true },
    requires: { react: '^19.3.0', '@galleria/router': '^1.0.0' },
    js: [],
    css: [],
  })
  expect(draft.chunks['slot/header.tools']).toEqual({ js: ['1.js'], css: [] })
  expect([...files.keys()]).toEqual([
    'server/module.js',
    'web/1.js',
    'web/mf-manifest.json',
    'web/remoteEntry.js',
  ])
  expect(draft.integrity['web/1.js']).toBe(integrityOf('a page'))
})

test('Every script and style sheet of a JavaScript module is named, so that the shell checks it', async () => {
  const { draft } = await built(
    { 'assets/a.js': 'a', 'assets/lazy.js': 'b', 'assets/a.css': 'c', 'remoteEntry.js': 'import "./a"' },
    { type: 'module', exposes: { './page/stores': assets(['assets/a.js'], ['assets/a.css']) } },
  )
  expect(draft).toMatchObject({ js: ['assets/a.js', 'assets/lazy.js'], css: ['assets/a.css'] })
  expect(draft.chunks['page/stores']).toEqual({ js: [], css: ['assets/a.css'] })
})

test('A style sheet that the entry does not check is one for the shell', async () => {
  const entry = `${usual['remoteEntry.js']} ${integrityOf('checked')}`
  const { draft } = await built(
    { ...usual, 'remoteEntry.js': entry, '1.css': 'checked', '2.css': 'not checked' },
    { exposes: { './page/stores': assets(['1.js'], ['1.css', '2.css']) } },
  )
  expect(draft.css).toEqual(['2.css'])
})

test('Without a server build the release says so, and its server file draws nothing', async () => {
  const { draft, files } = await built(usual)
  expect(draft.exposed?.isServerRendered).toBe(false)
  expect(String(files.get('server/module.js'))).toBe('module.exports = {}\n')
})

test('Source maps lie beside the release, for the same files', async () => {
  const { maps, draft } = await built({
    ...usual,
    '1.js.map': '{}',
    'server/module.js': '',
    'server/module.js.map': '{}',
  })
  expect([...maps.keys()].sort()).toEqual(['maps/server/module.js.map.gz', 'maps/web/1.js.map.gz'])
  expect(Object.keys(draft.integrity).join()).not.toContain('.map')
})

test('A folder or a manifest that is missing, or outside of the folder, is named', async () => {
  await expect(readRemote(join(folder, 'none'), 'mf-manifest.json', 'stores')).rejects.toMatchObject({
    code: 'BUILD_MISSING',
    message: expect.stringContaining(`there's no ${folder}/none`),
  })
  for (const file of ['mf-manifest.json', '../mf-manifest.json', '/etc/hostname'])
    await expect(readRemote(folder, file, 'stores')).rejects.toMatchObject({ code: 'BUILD_MISSING' })
})

test.each([
  ['no JSON', '<!doctype html>', "the file isn't a JSON object"],
  ['another JSON', '{"files":{}}', '"name" has an unexpected value'],
  [
    'another kind of entry',
    manifest({ type: 'commonjs' }),
    '"metaData.remoteEntry.type" has an unexpected value',
  ],
])('%s instead of a manifest is refused with what is wrong', async (_, text, why) => {
  await expect(built({ ...usual, 'mf-manifest.json': text })).rejects.toMatchObject({
    code: 'MANIFEST_UNREADABLE',
    message: expect.stringContaining(why),
  })
})

test('The build of another module is refused', async () => {
  await expect(built(usual, { name: 'shops' })).rejects.toThrow(
    'contains a build of "shops", not of "stores"',
  )
})

test.each([
  ['nothing', {}, 'exposes nothing.'],
  ['names for other hosts alone', { './Button': assets() }, 'exposes "./Button".'],
  ['a page without a name', { './page': assets() }, 'exposes "./page".'],
  ['a mistyped kind', { './pages/stores': assets(), './page/stores': assets() }, 'exposes "./pages/stores".'],
  ['a path that climbs', { './page/stores/../../x': assets() }, 'exposes "./page/stores/../../x".'],
  ['a slot that is no name', { './slot/__proto__': assets() }, 'exposes "./slot/__proto__".'],
  ['a page at any address', { './page/:slug': assets() }, '"./page/:slug" needs a fixed first segment'],
])('A remote that exposes %s is refused with the names that a shop knows', async (_, exposes, why) => {
  await expect(built(usual, { exposes })).rejects.toMatchObject({
    code: 'EXPOSE_UNKNOWN',
    message: expect.stringContaining(why),
  })
})

test.each([
  ['a chunk', { exposes: { './page/stores': assets(['2.js']) } }, '2.js'],
  ['the entry', { entry: 'entry.js' }, 'entry.js'],
  ['a file outside', { exposes: { './page/stores': assets(['../secret.js']) } }, '../secret.js'],
  ['an entry outside', { path: '..' }, '../remoteEntry.js'],
])('A manifest that names %s which the build lacks is refused', async (_, of, file) => {
  await writeFile(join(folder, '..', 'secret.js'), 'secret')
  await expect(built(usual, of)).rejects.toMatchObject({
    code: 'BUILD_FILE_MISSING',
    message: expect.stringContaining(`names ${file}, which isn't in the build`),
  })
})

test('A link out of the folder is no file of the build', async () => {
  await symlink(join(home, 'secret.js'), join(folder, '1.js'))
  const { '1.js': _, ...rest } = usual
  await expect(built(rest)).rejects.toMatchObject({ code: 'BUILD_FILE_MISSING' })
})

test('A copy of a package that the shell has is refused, and a package of its own is not', async () => {
  const shared = [{ name: 'react', requiredVersion: '^19.3.0', assets: assets(['1.js']) }]
  await expect(built(usual, { shared })).rejects.toMatchObject({
    code: 'SHARED_COPY',
    message: 'stores brings a copy of react, which the shell has. Add import: false to it in shared.',
  })
})

test("Chunks under another name than the module's are refused, since two releases would share them", async () => {
  const files = { ...usual, 'remoteEntry.js': 'self["webpackChunkmy_app"] = []' }
  await expect(built(files)).rejects.toMatchObject({
    code: 'CHUNKS_UNNAMED',
    message: expect.stringContaining('Set output.uniqueName to "stores"'),
  })
})
