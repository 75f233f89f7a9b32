import { mkdtemp, readdir, readFile, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, request, test } from '@playwright/test'
import getPort from 'get-port'
import { type Started, startProcess, stopEverything } from '../../scripts/lib/processes.ts'
import { root } from '../../scripts/store/layout.ts'
import { type HttpsFront, httpsFront } from '../kit/https-front.ts'
import { hostedPipelines } from '../kit/outside/hosted-pipelines.ts'
import { type OutsideTeam, outsideTeam } from '../kit/outside/outside-team.ts'
import { processesIn } from '../kit/processes-in.ts'

const component = `import { useState } from 'react'
import { useMessages } from './messages/index.ts'

export function Note() {
  const t = useMessages()
  const [text, setText] = useState('')
  return (
    <p>
      <input aria-label={t('page.heading')} value={text} onChange={({ target }) => setText(target.value)} />
      <output>{text.length}</output>
    </p>
  )
}
`

test.use({ ignoreHTTPSErrors: true })
test.describe.configure({ mode: 'serial', timeout: 900_000 })

let team: OutsideTeam
let front: HttpsFront
let scratch: string
let registry: Started | undefined
let from: readonly string[]
let candidate = ''
const open: Started[] = []

test.beforeAll(async () => {
  scratch = await mkdtemp(join(tmpdir(), 'galleria-front-'))
  team = await outsideTeam('wishlist')
  front = await httpsFront(scratch)
})

test.afterAll(async () => {
  // Also what a failed step left behind, and a command that still runs.
  await stopEverything()
  front.close()
  await team.remove()
  await rm(scratch, { recursive: true, force: true })
})

/** `npm run sdk -- --registry`, past the part that installs; the address of the registry. */
async function serveRegistry(): Promise<string> {
  const mark = 'The packages are served at '
  registry = await startProcess({
    name: 'The registry',
    command: process.execPath,
    args: ['scripts/sdk.mjs', '--registry', '--port', String(await getPort({ host: '127.0.0.1' }))],
    cwd: root,
    env: { npm_config_user_agent: 'pnpm' },
    readyMark: mark,
    readyWithin: 600_000,
    advice: 'Its last output is below.',
  })
  return registry.ready.split(' ')[0] ?? ''
}

/** A store of the team's machine at a free port: with the module from source, or with releases alone. */
async function startStore(
  script: 'dev' | 'shop',
  args: readonly string[] = [],
  env: Readonly<Record<string, string>> = {},
): Promise<{ port: number; part: Started }> {
  const [port, platform] = [await getPort({ host: '127.0.0.1' }), await getPort({ host: '127.0.0.1' })]
  const ports = ['--port', String(port), '--platform-port', String(platform)]
  const part = await team.start(
    ['run', script, '--', ...ports, ...args],
    'Press Ctrl+C to stop everything.',
    env,
  )
  open.push(part)
  return { port, part }
}

const pullRequest = {
  event_name: 'pull_request',
  event: { pull_request: { number: 12, head: { repo: { full_name: 'team/wishlist' } } } },
}
const push = (message: string) => ({ event_name: 'push', event: { head_commit: { message } } })

/** npm ends before what it started does. */
async function stopped(part: Started): Promise<void> {
  await part.stop()
  await expect.poll(() => processesIn(team.folder)).toEqual([])
}

/** Headings of the module's page that visitors get who come for the first time. */
async function headingsOf(visitors: number): Promise<Set<string>> {
  const seen = new Set<string>()
  for (let visitor = 0; visitor < visitors; visitor++) {
    const context = await request.newContext({ baseURL: front.url, ignoreHTTPSErrors: true })
    const html = await (await context.get('/wishlist')).text()
    seen.add(/<h1>([^<]*)/.exec(html)?.[1] ?? html)
    await context.dispose()
  }
  return seen
}

test('A team with npm alone makes a module, works on it, tests it, and releases it over HTTPS to a canary and back', async ({
  page,
}) => {
  from = ['--registry', await serveRegistry()]

  await test.step('The packages are installed into an empty folder', async () => {
    const said = await team.run('npm', ['create', '--yes', 'galleria-module', 'wishlist', ...from])
    expect(said).toContain('npm run dev')
    await team.run('npm', ['install', ...from, '--no-audit', '--no-fund'])
  })

  await test.step('A running store shows an edit and keeps what was typed, and shows errors over the page', async () => {
    await team.write('src/Note.tsx', component)
    await team.edit('src/routes/wishlist.tsx', '<ul>', '<Note />\n      <ul>')
    await team.edit(
      'src/routes/wishlist.tsx',
      'import { useMessages }',
      "import { Note } from '../Note.tsx'\nimport { useMessages }",
    )
    const { port, part } = await startStore('dev')
    await page.goto(`http://127.0.0.1:${port}/wishlist`)
    await expect(page.getByRole('heading', { level: 1, name: 'What’s new' })).toBeVisible()
    // The other teams' modules are there too.
    await expect(page.getByRole('banner').getByRole('link', { name: /^Cart/ })).toBeVisible()
    const note = page.getByRole('textbox', { name: 'What’s new' })
    await note.fill('For Ada')
    await expect(page.locator('output')).toHaveText('7')
    await team.edit('src/Note.tsx', '{text.length}', '{80 - text.length}')
    await expect(page.locator('output')).toHaveText('73')
    await expect(note).toHaveValue('For Ada')

    const overlay = page.locator('rsbuild-error-overlay .content')
    await team.edit('src/Note.tsx', '{80 - text.length}', '{80 - text.size}')
    await expect(overlay).toContainText(/src\/Note\.tsx:\d+:\d+\s+TS\d+: Property 'size' does not exist/)
    await team.edit('src/Note.tsx', '{80 - text.size}', '{80 - text.length}')
    await expect(overlay).toHaveCount(0)
    await expect(note).toHaveValue('For Ada')
    await stopped(part)
  })

  const hosted = await hostedPipelines({ team, shop: front, registry: from[1] ?? '' })
  await test.step('The pipeline of a pull request checks types, tests and builds what was installed', async () => {
    const said = await hosted.gitHub('test', pullRequest, /^npm (run|test)/)
    expect(said).toMatch(/Tests.*4 passed/)
    expect(await readdir(join(team.folder, 'wishlist/dist'))).toContain('release.json')
  })

  await test.step('Its browser test runs in a whole store of its own', async () => {
    expect(await team.run('npm', ['run', 'e2e', '--', '--reporter=line'])).toContain('1 passed')
    await expect.poll(() => processesIn(team.folder)).toEqual([])
  })

  const { port } = await startStore('shop', ['--url', front.url])
  front.leadTo(port)
  const shop = { GALLERIA_HOME: '.galleria', MODULE_STORE: '.galleria/modules' }
  const grant = ['galleria', 'keys', 'grant', 'Wishlist team', '--module', 'wishlist', '--json']
  const { privateKey } = JSON.parse(await team.run('npx', grant, shop)) as { privateKey: string }
  const key = { REGISTRY_PRIVATE_KEY: privateKey, NODE_EXTRA_CA_CERTS: front.certificate }
  const galleria = (...args: string[]) => team.run('npx', ['galleria', ...args], key)
  hosted.useKey(privateKey)

  await test.step('The pipeline of a pull request puts one link to its release under it, however often it runs', async () => {
    for (const time of ['first', 'second'])
      expect(await hosted.gitHub('test', pullRequest, /galleria deploy/), time).toContain('preview/pr-12')
    const comments = hosted.comments.under('/repos/team/wishlist/issues/12/comments')
    expect(comments).toHaveLength(1)
    await page.goto(/\[Open it in the shop\]\((.*?)\)/.exec(comments[0] ?? '')?.[1] ?? '')
    await page.goto(`${front.url}/wishlist`)
    await expect(page.getByRole('complementary', { name: 'Preview' })).toContainText('wishlist@')
    await expect(page.getByRole('heading', { level: 1, name: 'What’s new' })).toBeVisible()
    await page.getByRole('button', { name: 'Leave preview' }).click()
    await expect(page.getByRole('complementary', { name: 'Preview' })).toHaveCount(0)
  })

  await test.step('GitLab’s pipeline does the same for a merge request', async () => {
    const variables = { CI_PIPELINE_SOURCE: 'merge_request_event', CI_MERGE_REQUEST_IID: '3' }
    expect(await hosted.gitLab('preview', variables)).toContain('to preview/mr-3')
    expect(hosted.comments.under('/projects/7/merge_requests/3/notes')).toHaveLength(1)
    expect(await hosted.gitLab('canary', variables)).toBe('')
  })

  await test.step('The pipeline of the main branch releases it, whatever stands in the message of the commit', async () => {
    await hosted.gitHub('test', push('Add "wishlist" `id` $(touch made-by-message)'), /galleria deploy/)
    expect(await readdir(join(team.folder, 'wishlist'))).not.toContain('made-by-message')
    expect(await galleria('history', 'wishlist', '--shop', front.url)).toContain('$(touch made-by-message)')
    await expect.poll(() => headingsOf(1)).toEqual(new Set(['What’s new']))
    await page.goto(`${front.url}/wishlist`)
    await expect(page.locator('html[data-ready]')).toBeAttached()
    await expect(page.getByRole('heading', { level: 1, name: 'What’s new' })).toBeVisible()
  })

  await test.step('A build is in the shop at once, under a link of its own', async () => {
    const said = await team.run('npm', ['run', 'build', '--', '--release'], {
      ...key,
      GALLERIA_SHOP: front.url,
    })
    expect(said).toContain('to preview/local')
    expect(said).toMatch(/See it: https:\/\/localhost:\d+\/\?preview=/)
  })

  await test.step('A store of this machine takes the modules that are live in the shop', async () => {
    const { port, part } = await startStore('dev', ['--shop', front.url, '--home', '.galleria-shop'], key)
    const versions = async (url: string, ignoreHTTPSErrors = true) => {
      const context = await request.newContext({ baseURL: url, ignoreHTTPSErrors })
      const { module } = await (await context.get('/registry/resolve?module=catalog')).json()
      await context.dispose()
      return module.version as string
    }
    expect(await versions(`http://127.0.0.1:${port}`)).toBe(await versions(front.url))
    await part.stop()
  })

  await test.step('A second release goes to a share of the visitors, and back', async () => {
    await team.edit('src/messages/en.json', '"page.heading": "What’s new"', '"page.heading": "Just in"')
    const said = await galleria('deploy', '--to', front.url, '--canary', '50%', '--why', 'a shorter heading')
    candidate = /wishlist@[\w.-]*\w/.exec(said)?.[0] ?? said
    await expect.poll(() => headingsOf(12)).toEqual(new Set(['What’s new', 'Just in']))
    // The last job of the pipeline is not for a canary that nobody has seen.
    await expect(hosted.gitHub('promote', push('go'), /galleria promote/)).rejects.toThrow('page views')
    await galleria('rollback', 'wishlist', '--shop', front.url)
    await expect.poll(() => headingsOf(12)).toEqual(new Set(['What’s new']))
    const history = await galleria('history', 'wishlist', '--shop', front.url)
    expect(history).toMatch(/\(Wishlist team\) +rollback/)
  })

  await test.step('Everything ends with the command that started it', async () => {
    hosted.comments.close()
    for (const part of open.splice(0).reverse()) await part.stop()
    await expect.poll(() => processesIn(team.folder)).toEqual([])
  })
})

test('The ten lines of the e2e kit run in that repository without a checkout, over releases that a matrix chose', async () => {
  await team.run('npm', ['install', '--save-dev', '@galleria/e2e-kit', '@playwright/test', ...from])
  const readme = await readFile(join(team.home, 'node_modules/@galleria/e2e-kit/README.md'), 'utf8')
  const example = /```ts\n([\s\S]*?)```/.exec(readme)?.[1] ?? ''
  expect(example.trimEnd().split('\n').filter(Boolean)).toHaveLength(10)
  await team.write('e2e/ten-lines.spec.ts', example.replaceAll('reviews', 'wishlist'))

  // The set has the module: nothing is taken from `dist`.
  await rm(join(team.home, 'dist'), { recursive: true })
  const shop = { GALLERIA_HOME: '.galleria', MODULE_STORE: '.galleria/modules' }
  const suite = 'npx playwright test ten-lines --reporter=line'
  const matrix = ['galleria', 'matrix', candidate, '--suite', suite]
  expect(await team.run('npx', matrix, shop)).toMatch(/^wishlist@\S+ +passed/m)
  await expect.poll(() => processesIn(team.folder)).toEqual([])
  await registry?.stop()
})
