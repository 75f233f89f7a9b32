import { mkdir, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { createPlatformClient } from '@galleria/platform-client'
import { toBarePath } from '@galleria/platform-client/paths'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { anonymous } from '../dev/testing/sign-up.ts'
import { createTestPlatform, type TestPlatform } from '../dev/testing.ts'
import { apiDocument } from './openapi/document/document.ts'
import { callsOf } from './openapi/registry.ts'
import { verdictOf } from './permissions/cells.ts'
import { audienceOf } from './permissions/permission.ts'

const root = join(import.meta.dirname, '../../../..')
const id = '7d1b0c52-8a0e-4b57-9c1e-2d5f7a90b3e1'
let site: TestPlatform
let scratch: string
beforeAll(async () => {
  site = await createTestPlatform()
  await mkdir(join(root, 'apps/platform/dist'), { recursive: true })
  scratch = await mkdtemp(join(root, 'apps/platform/dist/add-a-call-'))
})
afterAll(async () => {
  await rm(scratch, { recursive: true })
  await site?.close()
})

/** Code blocks of "Add a call" by the path in their first line. */
async function blocks(): Promise<ReadonlyMap<string, string>> {
  const text = await readFile(join(root, 'CONTRIBUTING.md'), 'utf8')
  const [, section = ''] = /## Add a call\n(.*?)\n## /s.exec(text) ?? []
  const found = section.matchAll(/```ts\n\s*\/\/ (\S+)\n(.*?)```/gs)
  return new Map(Array.from(found, ([, path = '', code = '']) => [path, code] as const))
}

/** Writes a block into the scratch folder: other blocks are imported from there, everything else from where it is. */
async function write(path: string, code: string, all: ReadonlyMap<string, string>): Promise<string> {
  const placed = code.replace(/from '(\.[^']*|@galleria\/platform-client\/[^']*)'/g, (_, name: string) => {
    const file = name.startsWith('.')
      ? join(dirname(path), name)
      : `${name.replace('@galleria/platform-client', 'packages/platform-client/src')}.ts`
    return `from '${join(all.has(file) ? scratch : root, file)}'`
  })
  const file = join(scratch, path)
  await mkdir(dirname(file), { recursive: true })
  await writeFile(file, placed)
  return file
}

it('The blocks of "Add a call" in CONTRIBUTING make a call with its function, route, permission and document', async () => {
  const all = await blocks()
  const files = await Promise.all([...all].map(([path, code]) => write(path, code, all)))
  expect(files).toHaveLength(3)
  const [, handler = '', client = ''] = files
  const { thingRoutes } = await import(handler)
  const { getThing } = await import(client)
  thingRoutes(site.platform.app)

  const { access_token } = await anonymous(site)
  for (const toPath of [undefined, toBarePath]) {
    const caller = createPlatformClient({
      baseUrl: site.url,
      fetch: (request) => site.fetch(request as Request),
      getAuthHeaders: async () => ({ authorization: access_token }),
      ...(toPath && { toPath }),
    })
    expect(await getThing(caller, { id })).toEqual({ thing: { id } })
  }
  expect((await site.fetch(`${site.url}/stores/v3/things/${id}`)).status).toBe(401)

  const call = callsOf(site.platform.app).find(({ name }) => name === 'GetThing')
  expect(call && verdictOf(audienceOf(call), 'visitor')).toBe('yes')
  const { paths } = apiDocument(site.platform.app, site.url)
  for (const path of ['/stores/v3/things/{id}', '/v3/things/{id}'])
    expect(paths[path]?.get).toMatchObject({ summary: 'GetThing', 'x-identities': call?.allow })
})
