import { mkdir, mkdtemp, readdir, readFile, rm, utimes, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { FixtureShop } from '../testing/fixture-store.ts'
import { archiveAssets } from './asset-archive.ts'

let folder: string
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'galleria-assets-'))
})
afterEach(() => rm(folder, { recursive: true, force: true }))

test('A tab of the shell before still gets its chunks after another shell took its place', async () => {
  const shop = await FixtureShop.create()
  const web = join(shop.folder, 'web')
  await mkdir(join(web, 'static'), { recursive: true })
  await writeFile(join(web, 'overlays.12345678.js'), '// overlays')
  await writeFile(join(web, 'static/font.woff2'), 'font')
  await shop.open()
  await rm(web, { recursive: true })
  const url = await shop.open()
  for (const file of ['overlays.12345678.js', 'static/font.woff2']) {
    const answer = await fetch(`${url}/assets/${file}`)
    expect(answer.status, file).toBe(200)
    expect(answer.headers.get('cache-control')).toContain('immutable')
  }
  expect((await fetch(`${url}/assets/never.12345678.js`)).status).toBe(404)
  expect((await fetch(`${url}/assets/..%2Fregistry-0.json`)).status).toBe(404)
  await shop.close()
})

test('A manifest of the shell is asked for anew each time, for its name stays while its content changes', async () => {
  const shop = await FixtureShop.create()
  await mkdir(join(shop.folder, 'web'), { recursive: true })
  for (const content of ['{"a":1}', '{"a":2}']) {
    await writeFile(join(shop.folder, 'web/mf-manifest.json'), content)
    const answer = await fetch(`${await shop.open()}/assets/mf-manifest.json`)
    expect(answer.headers.get('cache-control')).toBe('no-cache')
    expect(await answer.text()).toBe(content)
  }
  await shop.close()
})

test('Files that no shell has had for a month are deleted; the others stay as first written', async () => {
  const [web, kept] = [join(folder, 'web'), join(folder, 'kept')]
  await mkdir(web)
  await writeFile(join(web, 'a.js'), 'one')
  await archiveAssets(web, kept)
  await writeFile(join(kept, 'old.js'), 'old')
  const long = new Date(Date.now() - 31 * 24 * 3600_000)
  for (const file of ['a.js', 'old.js']) await utimes(join(kept, file), long, long)
  await archiveAssets(web, kept)
  expect(await readdir(kept)).toEqual(['a.js'])
  expect(await readFile(join(kept, 'a.js'), 'utf8')).toBe('one')
})
