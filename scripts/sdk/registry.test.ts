import { createHash } from 'node:crypto'
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { type LocalRegistry, openRegistry } from './registry.ts'

let folder: string
let registry: LocalRegistry
beforeEach(async () => {
  folder = mkdtempSync(join(tmpdir(), 'galleria-registry-'))
  const tarball = join(folder, 'galleria-ui-1.2.0.tgz')
  writeFileSync(tarball, 'bytes of the package')
  const manifest = { name: '@galleria/ui', version: '1.2.0', dependencies: { react: '^19.0.0' } }
  registry = await openRegistry([{ manifest, tarball }], 0)
})
afterEach(async () => {
  await registry.close()
  rmSync(folder, { recursive: true })
})

test('Every client finds a packed package with its dependencies, its tarball and the hash of it', async () => {
  const answer = await fetch(`${registry.url}@galleria%2fui`)
  const document = (await answer.json()) as {
    'dist-tags': object
    versions: Record<string, { dependencies: object; dist: { tarball: string; integrity: string } }>
  }
  expect(document['dist-tags']).toEqual({ latest: '1.2.0' })
  const found = document.versions['1.2.0']
  expect(found?.dependencies).toEqual({ react: '^19.0.0' })
  const bytes = Buffer.from(await (await fetch(found?.dist.tarball ?? '')).arrayBuffer())
  expect(bytes.toString()).toBe('bytes of the package')
  expect(found?.dist.integrity).toBe(`sha512-${createHash('sha512').update(bytes).digest('base64')}`)
})

test.each(['react', '@types%2fnode', 'react/-/react-19.0.0.tgz'])(
  'A client is sent to the registry of this machine for %s',
  async (path) => {
    const answer = await fetch(registry.url + path, { redirect: 'manual' })
    expect(answer.status).toBe(307)
    const to = answer.headers.get('location') ?? ''
    expect(to.endsWith(`/${path}`)).toBe(true)
    expect(to.startsWith(registry.url)).toBe(false)
  },
)

test('A port that is taken is refused with another one', async () => {
  const { port } = new URL(registry.url)
  await expect(openRegistry([], Number(port))).rejects.toMatchObject({
    code: 'PORT_TAKEN',
    advice: expect.stringContaining('--port'),
  })
})
