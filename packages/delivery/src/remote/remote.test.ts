import { existsSync } from 'node:fs'
import { createServer, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { Readable } from 'node:stream'
import type { ReleaseDraft } from '@galleria/federation'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { newKey, publicText } from '../keys/key-text.ts'
import { sourceOf } from '../preview/source.ts'
import { readPreview } from '../preview/token.ts'
import { loadRegistry } from '../registry/change.ts'
import type { Delivery } from '../registry/delivery.ts'
import { grantKey } from '../registry/grant.ts'
import { openStore } from '../registry/open-store.ts'
import { setSettings } from '../registry/settings.ts'
import { readBuilt } from '../release/read-build.ts'
import { readRelease } from '../release/read-release.ts'
import { recordOf } from '../testing/record.ts'
import { deliveryTo, openWorkspace, type Workspace } from '../testing/workspace.ts'
import { deploy } from '../traffic/deploy.ts'
import { askShop } from './ask-shop.ts'
import { createDeliveryApi } from './delivery-api.ts'
import { signRequest } from './signed-request.ts'
import { takeReleases } from './take-releases.ts'

let workspace: Workspace
let server: Server
let shop: string
let now: () => Date
const team = newKey()
let owner: Delivery
const problems: string[] = []

beforeEach(async () => {
  workspace = await openWorkspace()
  now = () => new Date()
  owner = deliveryTo(openStore(join(workspace.folder, 'shop')))
  await grantKey(owner, {
    name: 'Cart team',
    role: 'releaser',
    modules: ['cart'],
    publicKey: publicText(team),
  })
  const api = createDeliveryApi({
    delivery: owner,
    shopUrl: () => shop,
    now: () => now(),
    onProblem: (text) => problems.push(text),
  })
  server = createServer(async (request, response) => {
    const asked = new Request(`${shop}${request.url}`, {
      method: request.method ?? 'POST',
      headers: request.headers as Record<string, string>,
      body: Readable.toWeb(request) as BodyInit,
      duplex: 'half',
    } as RequestInit)
    const answer = await api(asked)
    response.writeHead(answer.status, Object.fromEntries(answer.headers)).end(await answer.text())
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  shop = `http://127.0.0.1:${(server.address() as AddressInfo).port}`
})
afterEach(async () => {
  server.close()
  await workspace.close()
})

const ask = (verb: string, input: object, more: Partial<Parameters<typeof askShop>[0]> = {}) =>
  askShop<{ version: string; revision: number }>({ shop, verb, input, key: team, by: 'mei', ...more })

async function build(name: string, text: string, more: Partial<ReleaseDraft> = {}) {
  const from = await workspace.build(name, text, more)
  const { draft, files } = await readBuilt(from, name)
  return new Map([...files, ['release.json', Buffer.from(JSON.stringify(draft))]])
}

test('A team releases, gives a canary to all and rolls back, and the history names its key', async () => {
  await ask('deploy', { module: 'cart', version: '1.0.0' }, { files: await build('cart', 'one') })
  await ask(
    'deploy',
    { module: 'cart', version: '1.1.0', canary: 10 },
    { files: await build('cart', 'two'), why: 'try' },
  )
  await expect(ask('promote', { module: 'cart' })).rejects.toMatchObject({ code: 'CANARY_UNPROVEN' })
  const despite = 'a store without visitors'
  expect(await ask('promote', { module: 'cart', despite })).toMatchObject({ version: '1.1.0' })
  expect(await ask('rollback', { module: 'cart' })).toMatchObject({ version: '1.0.0' })
  const history = (await ask('history', { module: 'cart' })) as unknown as {
    change: { by: string; key: string }
  }[]
  expect(history[0]?.change).toMatchObject({ action: 'rollback', by: 'mei (Cart team)', key: team.id })
})

test("A team's key releases no other team's module, and an unknown key none", async () => {
  const files = await build('loyalty', 'one')
  await expect(ask('deploy', { module: 'loyalty' }, { files })).rejects.toThrow(
    'Ask an owner, or use the key of that team',
  )
  await expect(ask('deploy', { module: 'loyalty' }, { files, key: newKey() })).rejects.toThrow(
    "doesn't have the key",
  )
  await expect(ask('modules', {})).resolves.toMatchObject({ modules: {} })
})

test('Gates run in the shop, and their words reach the team', async () => {
  await deploy(owner, {
    module: 'catalog',
    from: await workspace.build('catalog', 'live', { prefixes: ['/products'] }),
  })
  const files = await build('cart', 'greedy', { prefixes: ['/products'] })
  await expect(ask('deploy', { module: 'cart' }, { files })).rejects.toMatchObject({
    code: 'RELEASE_CHECK_FAILED',
    message: expect.stringContaining('/products'),
  })
  expect((await loadRegistry(owner)).document.modules.cart).toBeUndefined()
})

test('A team takes what is live in the shop to a store of its own, byte for byte, without its own module', async () => {
  const channels = { staging: { approvals: 1 } }
  await setSettings(owner, { catalog: { budgets: { load: 50_000 }, approvals: 1, channels } })
  for (const module of ['catalog', 'cart'])
    await deploy(owner, { module, from: await workspace.build(module, 'live'), version: '1.0.0' })
  const mine = deliveryTo(openStore(join(workspace.folder, 'mine')))
  const source = { shop, key: team, by: 'mei' }
  expect(await takeReleases({ ...source, except: 'cart' }, mine)).toEqual(['catalog'])
  const { modules, settings } = (await loadRegistry(mine)).document
  expect(modules.catalog?.live?.version).toBe('1.0.0')
  expect(modules.cart).toBeUndefined()
  expect(settings.catalog).toEqual({ budgets: { load: 50_000 } })
  const release = await readRelease(owner, 'catalog', '1.0.0')
  for (const path of Object.keys(release?.record.integrity ?? {}))
    expect(await mine.store.readFile('catalog', '1.0.0', path)).toEqual(
      await owner.store.readFile('catalog', '1.0.0', path),
    )
  expect(await takeReleases(source, mine)).toEqual(['cart'])
  expect(await takeReleases(source, mine)).toEqual([])
  await expect(ask('release', { module: 'cart', version: '9.9.9' })).rejects.toMatchObject({
    code: 'RELEASE_UNKNOWN',
  })
})

test('A shop whose release has a file outside of its folder is refused, and nothing is written', async () => {
  const { document } = await loadRegistry(owner)
  await deploy(owner, { module: 'cart', from: await workspace.build('cart', 'live'), version: '1.0.0' })
  const { modules } = (await loadRegistry(owner)).document
  const evil = createServer((request, response) => {
    const answer = request.url?.endsWith('modules')
      ? { ...document, modules }
      : { files: { 'release.json': 'e30=', '../../../evil.js': 'eA==' } }
    response.end(JSON.stringify({ answer }))
  })
  await new Promise<void>((resolve) => evil.listen(0, '127.0.0.1', resolve))
  try {
    const source = { shop: `http://127.0.0.1:${(evil.address() as AddressInfo).port}`, key: team, by: 'mei' }
    const mine = deliveryTo(openStore(join(workspace.folder, 'mine')))
    await expect(takeReleases(source, mine)).rejects.toMatchObject({ code: 'RELEASE_PATH_MALFORMED' })
    expect(existsSync(join(tmpdir(), 'evil.js'))).toBe(false)
    expect((await loadRegistry(mine)).document.modules).toEqual({})
  } finally {
    evil.close()
  }
})

test('A request that was changed, comes again, is late or for another shop is refused', async () => {
  const form = new FormData()
  form.set('input', '{"module":"cart"}')
  const packed = new Response(form)
  const contentType = packed.headers.get('content-type') ?? ''
  const body = new Uint8Array(await packed.arrayBuffer())
  const send = (path: string, headers: Record<string, string>, content: Uint8Array = body) =>
    fetch(`${shop}${path}`, {
      method: 'POST',
      headers: { 'content-type': contentType, ...headers },
      body: Buffer.from(content),
    }).then(async (answer) => `${answer.status} ${JSON.stringify(await answer.json())}`)
  const signed = (authority: string, at = new Date()) =>
    signRequest({ method: 'POST', authority, path: '/delivery/modules', contentType }, body, team, at)
  const host = new URL(shop).host
  const good = signed(host)
  expect(await send('/delivery/modules', good)).toMatch('200')
  expect(await send('/delivery/modules', good)).toMatch(/401.*came twice/)
  expect(await send('/delivery/promote', signed(host))).toMatch(/401.*isn't signed for/)
  expect(await send('/delivery/modules', signed(host), Buffer.concat([body, Buffer.from(' ')]))).toMatch(
    /401.*another content/,
  )
  expect(await send('/delivery/modules', signed('other.example'))).toMatch(/401.*isn't signed for/)
  expect(await send('/delivery/modules', signed(host, new Date(Date.now() - 400_000)))).toMatch(/401.*clock/)
  expect(await send('/delivery/modules', {})).toMatch(/401.*no signature/)
  expect(await send('/delivery/explode', signed(host))).toMatch(/400.*no \/delivery\/explode/)
})

test('Files outside of the release, and input of another shape, are refused in words', async () => {
  const files = new Map([...(await build('cart', 'one')), ['../../evil.js', Buffer.from('x')]])
  await expect(ask('deploy', { module: 'cart' }, { files })).rejects.toThrow("can't be a path in a release")
  await expect(ask('canary', { module: 'cart' })).rejects.toThrow('unexpected shape')
  await expect(ask('modules', {}, { shop: 'http://shop.example' })).rejects.toThrow(
    'must begin with https://',
  )
  await expect(ask('modules', {}, { shop: 'http://127.0.0.1:1' })).rejects.toThrow("Couldn't reach")
  expect(problems).toEqual([])
  const { document } = await loadRegistry(owner)
  expect(document.modules).toEqual({})
})

test('A team gets signed links to its own module alone, for 30 days at most', async () => {
  await ask('deploy', { module: 'cart', version: '1.0.0' }, { files: await build('cart', 'one') })
  const link = (verb: string, input: object) =>
    ask(verb, input) as Promise<unknown> as Promise<{ token: string }>
  const { token } = await link('preview', { module: 'cart', version: '1.0.0', seconds: 60 })
  expect(readPreview(token, owner.trust, now())).toMatchObject({ module: 'cart', version: '1.0.0' })
  const source = sourceOf(recordOf('cart'), 'http://localhost:3002')
  const linked = await link('link', { module: 'cart', source, seconds: 60 })
  expect(readPreview(linked.token, owner.trust, now())).toMatchObject({ module: 'cart', source })
  const refused = (verb: string, input: object) => expect(link(verb, input)).rejects
  await refused('link', { module: 'catalog', source, seconds: 60 }).toMatchObject({ code: 'KEY_NOT_ALLOWED' })
  await refused('preview', { module: 'cart', version: '9.0.0', seconds: 60 }).toMatchObject({
    code: 'RELEASE_UNKNOWN',
  })
  await refused('link', { module: 'cart', source, seconds: 31 * 24 * 3600 }).toMatchObject({
    code: 'REQUEST_UNREADABLE',
  })
  const away = { ...source, origin: 'https://evil.example' }
  await refused('link', { module: 'cart', source: away, seconds: 60 }).toMatchObject({
    code: 'REQUEST_UNREADABLE',
  })
})
