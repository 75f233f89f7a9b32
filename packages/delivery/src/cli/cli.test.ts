import { execFile } from 'node:child_process'
import { readFile } from 'node:fs/promises'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { openStore } from '../registry/open-store.ts'
import { writeIncident } from '../telemetry/incidents.ts'
import { createRecorder } from '../telemetry/recorder.ts'
import { recordOf } from '../testing/record.ts'
import { openWorkspace, type Workspace } from '../testing/workspace.ts'
import { runCli } from './run-cli.ts'

let workspace: Workspace
beforeEach(async () => {
  workspace = await openWorkspace()
  vi.stubEnv('GALLERIA_HOME', workspace.folder)
  vi.stubEnv('MODULE_STORE', join(workspace.folder, 'modules'))
})
afterEach(async () => {
  vi.unstubAllEnvs()
  vi.restoreAllMocks()
  await workspace.close()
})

async function galleria(...args: string[]): Promise<{ code: number; out: string; err: string }> {
  const said = { out: '', err: '' }
  const keep =
    (where: 'out' | 'err', end = '') =>
    (text: unknown) => {
      said[where] += `${text}${end}`
      return true
    }
  vi.spyOn(console, 'log').mockImplementation(keep('out', '\n'))
  vi.spyOn(console, 'error').mockImplementation(keep('err', '\n'))
  vi.spyOn(process.stdout, 'write').mockImplementation(keep('out'))
  vi.spyOn(process.stderr, 'write').mockImplementation(keep('err'))
  const code = await runCli(args)
  vi.restoreAllMocks()
  process.exitCode = 0
  return { code, ...said }
}

test('The command prints its result and exits with its code', async () => {
  const program = promisify(execFile)
  const main = join(import.meta.dirname, 'start.js')
  expect((await program(process.execPath, [main, 'modules'])).stdout).toContain('revision 0')
  await expect(program(process.execPath, [main, 'deplyo'])).rejects.toMatchObject({ code: 2 })
})

test('The help names every command', async () => {
  const { code, out } = await galleria('--help')
  expect(code).toBe(0)
  for (const verb of [
    'new',
    'deploy',
    'build',
    'types',
    'rollback',
    'canary',
    'promote',
    'pause',
    'watch',
    'modules',
    'history',
    'health',
    'preview',
    'link',
    'matrix',
    'verify',
    'prune',
    'shell',
    'keys',
    'owner',
    'migrate',
    'backup',
    'restore',
    'complete',
  ])
    expect(out).toMatch(new RegExp(`^  ${verb}\\b`, 'm'))
})

test('An unbuilt module is refused with what to do, and no stack', async () => {
  const { code, err } = await galleria('deploy', 'nothing', '--no-build')
  expect(code).toBe(1)
  expect(err).toContain("nothing isn't built")
  expect(err).not.toContain('    at ')
})

test('A refusal ends with the address of its page, on the published site if there is one', async () => {
  const refused = () => galleria('deploy', 'nothing', '--no-build')
  expect((await refused()).err).toMatch(/\nMore: docs\/errors-command\.md#build_missing\n$/)
  vi.stubEnv('DOCS_URL', 'https://docs.example/')
  expect((await refused()).err).toMatch(/\nMore: https:\/\/docs\.example\/errors\/BUILD_MISSING\/\n$/)
})

test('An unknown command or flag is refused as such', async () => {
  const typo = await galleria('deplyo')
  expect(typo.code).toBe(2)
  expect(typo.err).toContain('deploy')
  expect((await galleria('deploy', 'cart', '--wrong')).code).toBe(2)
})

test('The command reports a release to people and to programs', async () => {
  const from = await workspace.build('cart', 'a')
  const first = await galleria('deploy', 'cart', '--from', from, '--version', '1.0.0', '--why', 'to begin')
  expect(first.out).toContain('Released cart@1.0.0 (revision 1).\n')
  const again = await galleria('deploy', 'cart', '--from', from, '--version', '1.0.0', '--json')
  expect(JSON.parse(again.out)).toMatchObject([{ module: 'cart', version: '1.0.0', changed: false }])
  expect((await galleria('modules')).out).toMatch(/module +live .*\ncart +1\.0\.0 .*\nrevision 1\n/)
  expect((await galleria('history', 'cart')).out).toContain('to begin')
})

test('A canary is given, paused and promoted, a preview linked, the store verified and pruned', async () => {
  const build = (text: string) => workspace.build('cart', text)
  await galleria('deploy', 'cart', '--from', await build('a'), '--version', '1.0.0')
  const share = ['--version', '2.0.0', '--canary', '10%']
  expect((await galleria('deploy', 'cart', '--from', await build('b'), ...share)).out).toContain(
    'Released cart@2.0.0 to 10% of visitors',
  )
  expect((await galleria('pause', 'cart')).out).toContain('Paused the canary cart@2.0.0')
  expect((await galleria('canary', 'cart@2.0.0', '50%')).out).toContain('cart@2.0.0 goes to 50% of visitors')
  expect((await galleria('modules')).out).toContain('2.0.0 50%')
  const early = await galleria('promote', 'cart')
  expect(early.code).toBe(1)
  expect(early.err).toContain('The canary cart@2.0.0 has 0 page views and the live release 0.')
  expect(early.err).toMatch(/\nMore: \S+#canary_unproven\n$/)
  const promoted = await galleria('promote', 'cart', '--despite', 'a test')
  expect(promoted.out).toContain('cart@2.0.0 goes to all visitors')
  expect((await galleria('preview', 'cart@1.0.0')).out).toMatch(
    /^http:\/\/127\.0\.0\.1:3000\/\?preview=\S+\n$/,
  )
  expect((await galleria('preview', 'cart@9.0.0')).err).toContain('was never released')
  expect((await galleria('verify')).out).toContain('2 releases, 4 files, no problems')
  expect((await galleria('prune', '--keep', '1')).out).toContain('Deleted 0 releases.')
  expect((await galleria('keys', 'rotate')).out).toMatch(/REGISTRY_PUBLIC_KEY=\S{60}/)
  expect((await galleria('canary', 'cart', '10%')).err).toContain(
    'Enter a release as <module>@<version>, such as cart@1.4.0. Got "cart".',
  )
})

test('A deploy begins with the set share, says so, and says how to go on', async () => {
  const give = async (version: string) =>
    galleria('deploy', 'cart', '--from', await workspace.build('cart', version), '--version', version)
  expect((await give('1.0.0')).out).toContain('Released cart@1.0.0 (revision 1).\n')
  const { out } = await give('2.0.0')
  expect(out).toContain('Released cart@2.0.0 to 10% of visitors (revision 2).')
  expect(out).toContain('npm run galleria -- promote cart')
  expect((await galleria('settings', 'cart', '--share', '100%', '--chunk-budget', '30000')).out).toContain(
    'cart         {"budgets":{"chunk":30000},"share":100}',
  )
  expect((await give('3.0.0')).out).toContain('Released cart@3.0.0 (revision 4).\n')
  expect(JSON.parse((await galleria('settings', '--json')).out)).toEqual({
    cart: { share: 100, budgets: { chunk: 30000 } },
  })
  expect((await galleria('settings', 'cart', '--share', '0')).code).toBe(2)
  expect((await galleria('settings', '--from', 'absent.json')).err).toContain("Couldn't read the settings")
})

test('The health command shows failures by release, with the most frequent errors', async () => {
  expect((await galleria('health')).out).toContain('No page views were reported between')
  const { notes } = openStore(join(workspace.folder, 'modules'))
  const recorder = createRecorder({ notes })
  const cart = { module: 'cart', version: '1.0.0', rollout: null }
  for (let index = 0; index < 4; index++) recorder.view(cart)
  recorder.failed(cart)
  recorder.time(cart, 'lcp', 1000)
  const stack = ['Total (cart@1.0.0/web/a.js:1:2)']
  for (const message of ['no total', 'no total', 'no price'])
    recorder.error(cart, { side: 'browser', kind: 'render', message, stack })
  recorder.pageView({ module: 'cart', version: '1.0.0', route: '/cart' })
  recorder.pageTime({ module: 'cart', version: '1.0.0', route: '/cart' }, 'inp', 100)
  await recorder.flush()
  const { out } = await galleria('health', 'cart', '--errors', '1')
  expect(out).toMatch(/^cart +1\.0\.0 +4 +25\.00% +3 +(99\d|100\d) ms +- +- +-$/m)
  expect(out).toMatch(/^\/cart +cart +1\.0\.0 +1 +- +(9\d|10\d) ms +- +-$/m)
  expect(out).toMatch(/cart@1\.0\.0 +2 × +browser render, last .*\n +no total\n +at Total \(cart@1\.0\.0/)
  expect(out).not.toContain('no price')
  const told = JSON.parse((await galleria('health', '--json')).out)
  expect(told.releases[0]).toMatchObject({ module: 'cart', version: '1.0.0', views: 4, failed: 1 })
  expect((await galleria('health', '--hours', '0')).code).toBe(2)
})

test('The history names what a release did to the server, among the changes', async () => {
  await galleria('deploy', 'cart', '--from', await workspace.build('cart', 'a'), '--version', '1.0.0')
  const store = openStore(join(workspace.folder, 'modules'))
  const at = new Date(Date.now() + 1000).toISOString()
  await writeIncident(store, { at, module: 'cart', version: '1.0.0', kind: 'memory', message: 'SIGKILL' })
  const { out } = await galleria('history', 'cart')
  expect(out).toMatch(/^- +\S+.* shell +incident: took too much memory +cart +1\.0\.0 +SIGKILL$/m)
  expect((await galleria('history', 'basket')).out).not.toContain('incident')
  expect(JSON.parse((await galleria('history', '--json')).out)[0]).toMatchObject({
    revision: null,
    change: { action: 'incident: took too much memory', module: 'cart', from: '1.0.0' },
  })
})

test('A gate that stops a release is told from other refusals', async () => {
  await galleria('deploy', 'cart', '--from', await workspace.build('cart', 'a'))
  const other = await workspace.build('basket', 'b', { prefixes: ['/cart'] })
  const { code, err } = await galleria('deploy', 'basket', '--from', other)
  expect(code).toBe(3)
  expect(err).toContain('prefixes: basket uses the path /cart, which belongs to cart.')
  expect(err).toContain('Change the first segment')
  expect(err).toMatch(/\nMore: \S+#release_check_failed\n$/)
})

test('A shell completes commands and options', async () => {
  expect((await galleria('complete', '--', 'pro')).out).toContain('promote')
  expect((await galleria('complete', '--', 'deploy', '--can')).out).toContain('--canary')
  expect((await galleria('complete', 'zsh')).out).toContain('#compdef galleria')
})

test('A link is signed to what a development server of this machine serves; other addresses are refused with a remedy', async () => {
  const draft = JSON.stringify(recordOf('cart'))
  const server = createServer((request, response) => {
    response.writeHead(request.url === '/release.json' ? 200 : 404).end(draft)
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const address = `http://127.0.0.1:${(server.address() as AddressInfo).port}`
  try {
    expect((await galleria('link', 'cart', address)).out).toMatch(
      /^http:\/\/127\.0\.0\.1:3000\/\?preview=\S+\n$/,
    )
    expect((await galleria('link', 'catalog', address)).err).toContain(
      `${address} serves the module cart, not catalog.`,
    )
  } finally {
    server.close()
  }
  expect((await galleria('link', 'cart', address)).err).toMatch(
    /No module is served at .*#source_unreachable\n$/s,
  )
  expect((await galleria('link', 'cart', 'https://evil.example')).err).toContain(
    'on the machine of the browser',
  )
  expect((await galleria('link', 'cart', address, '--expires', '40d')).code).toBe(2)
})

test('A release to a preview channel comes with a signed link, and one that nothing comments on says so', async () => {
  const from = await workspace.build('cart', 'a')
  const given = ['deploy', 'cart', '--from', from, '--channel', 'preview/pr-12']
  const { out } = await galleria(...given)
  expect(out).toMatch(
    /Released cart@\S+ to preview\/pr-12 \(revision 1\)\.\n {2}See it: http:\/\/127\.0\.0\.1:3000\/\?preview=\S+\n/,
  )
  const again = JSON.parse((await galleria(...given, '--json')).out)
  expect(again[0]).toMatchObject({ changed: false, preview: { url: expect.stringContaining('?preview=') } })
  for (const name of ['GITHUB_EVENT_PATH', 'CI_MERGE_REQUEST_IID']) vi.stubEnv(name, '')
  const silent = await galleria(...given, '--comment')
  expect([silent.code, silent.err]).toEqual([1, expect.stringContaining('--comment works in a pipeline')])
})

test('The types of live widgets are written for a team that places them', async () => {
  const widgets = { 'reviews.stars': { productId: { type: 'string' as const } } }
  await galleria(
    'deploy',
    'reviews',
    '--from',
    await workspace.build('reviews', 'a', { widgets }),
    '--version',
    '1.0.0',
  )
  const out = join(workspace.folder, 'types/shop.d.ts')
  expect((await galleria('types', '--out', out)).out).toBe(`Wrote ${out}.\n`)
  expect(await readFile(out, 'utf8')).toContain(
    "    /** Of reviews@1.0.0. */\n    'reviews.stars': { readonly productId: string }",
  )
})
