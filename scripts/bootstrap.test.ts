import { existsSync } from 'node:fs'
import { chmod, cp, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { homedir, tmpdir } from 'node:os'
import { delimiter, join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { run } from './lib/processes.ts'
import { root } from './store/layout.ts'

let folder: string
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'galleria-node-'))
})
afterAll(() => rm(folder, { recursive: true, force: true }))

/** A start as on a machine whose Node is of that version; `npx` there only tells what it was asked for. */
async function onNode(version: string, script: string, env: Record<string, string> = {}) {
  const preload = join(folder, `node-${version}.mjs`)
  const versions = `{ ...process.versions, node: '${version}' }`
  await writeFile(preload, `Object.defineProperty(process, 'versions', { value: ${versions} })`)
  await writeFile(join(folder, 'npx'), '#!/bin/sh\necho "npx $@"\nexit 7\n')
  await chmod(join(folder, 'npx'), 0o755)
  return run(process.execPath, ['--import', pathToFileURL(preload).href, `scripts/${script}.mjs`, '--x'], {
    cwd: root,
    env: {
      PATH: [folder, process.env.PATH].join(delimiter),
      npm_config_user_agent: 'npm/10',
      GALLERIA_BOOTSTRAPPED: undefined,
      ...env,
    },
  })
}

test.each(['start', 'test', 'dev', 'seed', 'docs', 'sbom', 'turbo'])(
  'Npm run %s under an old Node says what to install',
  async (script) => {
    const { code, output } = await onNode('18.20.4', script)
    expect(code).toBe(1)
    expect(output.trim()).toBe(
      'Node 18.20.4 is too old. Install Node 20 or newer (https://nodejs.org), then run the command again.\n  More: docs/errors-command.md#node_too_old',
    )
  },
)

test.each(['20.0.0', '22.21.1', '22.22.0', '24.1.0'])(
  'Node %s hands over to the package manager the project names',
  async (version) => {
    const { code, output } = await onNode(version, 'start')
    expect(code).toBe(7)
    expect(output.trim()).toMatch(/^npx --prefer-offline --yes pnpm@[\d.]+ run start --x$/)
  },
)

test.each(['bootstrap', 'start', 'test', 'dev', 'seed', 'docs', 'sbom', 'turbo'])(
  '%s.mjs says nothing that Node 12 cannot read',
  async (name) => {
    const code = await readFile(join(root, 'scripts', `${name}.mjs`), 'utf8')
    expect(code).not.toMatch(/\?\?|\?\.|^await /m)
  },
)

test('The start script asks for Node where the project cannot bring its own', async () => {
  const { code, output } = await onNode('20.0.0', 'start', { GALLERIA_BOOTSTRAPPED: '1' })
  expect(code).toBe(1)
  expect(output).toContain("This project needs Node 22.22 or newer and couldn't install its own")
})

/** A first start, in a folder without node_modules, whose installation says and does what the script does. */
async function firstStart(npx: string) {
  const bare = await mkdtemp(join(folder, 'bare-'))
  for (const file of ['package.json', 'scripts/bootstrap.mjs', 'scripts/start.mjs'])
    await cp(join(root, file), join(bare, file))
  await writeFile(join(bare, 'npx'), `#!/bin/sh\n${npx}\n`, { mode: 0o755 })
  return run(process.execPath, ['scripts/start.mjs'], {
    cwd: bare,
    env: {
      PATH: [bare, process.env.PATH].join(delimiter),
      npm_config_user_agent: 'npm/10',
      GALLERIA_BOOTSTRAPPED: undefined,
    },
  })
}

test('An installation that fails ends with the cause, which stood above', async () => {
  const { code, output } = await firstStart(
    'echo "Progress: resolved 9"; echo "ERR_PNPM_ENOSPC  No space left on device (os error 28)" >&2; echo one; echo two; exit 1',
  )
  expect(code).toBe(1)
  expect(output.trim().split('\n').slice(-2)).toEqual([
    '  The installation failed: ERR_PNPM_ENOSPC  No space left on device (os error 28). Fix this, then run the command again.',
    '  More: docs/errors-command.md#install_failed',
  ])
})

test('An installation that fails without a known cause says its exit code', async () => {
  const { code, output } = await firstStart('exit 3')
  expect(code).toBe(1)
  expect(output).toContain('The installation failed with exit code 3. Fix this')
})

test('A first start installs, then runs the script', async () => {
  const { code, output } = await firstStart('echo "npx $@"; [ "$4" = run ] && exit 7; exit 0')
  expect(code).toBe(7)
  expect(output.trim().split('\n').slice(1)).toEqual([
    expect.stringMatching(
      /^npx --prefer-offline --yes pnpm@\S+ install --frozen-lockfile --reporter=append-only$/,
    ),
    expect.stringMatching(/^npx --prefer-offline --yes pnpm@\S+ run start$/),
  ])
})

/** As root, where npm has run the project's pnpm before. */
const canCutNetwork =
  process.getuid?.() === 0 && existsSync('/usr/bin/unshare') && existsSync(join(homedir(), '.npm/_npx'))

test.runIf(canCutNetwork)(
  'The bootstrap needs no network once its package manager is in the cache',
  async () => {
    const env = { npm_config_user_agent: 'npm/10', GALLERIA_BOOTSTRAPPED: undefined }
    const start = ['scripts/sbom.mjs', 'no-app']
    const began = performance.now()
    const { output } = await run('unshare', ['--net', process.execPath, ...start], { cwd: root, env })
    expect(output).toContain('There\'s no app "no-app".')
    // Each of npm's three attempts takes more.
    expect(performance.now() - began).toBeLessThan(30_000)
  },
)
