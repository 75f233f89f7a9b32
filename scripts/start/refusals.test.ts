import { cp, mkdtemp, readFile, rm, symlink, writeFile } from 'node:fs/promises'
import { createServer } from 'node:net'
import { tmpdir } from 'node:os'
import { delimiter, join } from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { run } from '../lib/processes.ts'
import { root } from '../store/layout.ts'

const env = {
  npm_config_user_agent: 'pnpm',
  TURBO_TELEMETRY_DISABLED: '1',
  PATH: [join(root, 'node_modules/.bin'), process.env.PATH].join(delimiter),
}
let home: string
/** The scripts alone: nothing to build and nothing built. */
let bare: string

beforeAll(async () => {
  home = await mkdtemp(join(tmpdir(), 'galleria-refused-'))
  bare = join(home, 'bare')
  await cp(join(root, 'scripts'), join(bare, 'scripts'), { recursive: true })
  const manifest = JSON.parse(await readFile(join(root, 'package.json'), 'utf8'))
  manifest.scripts.build = 'node missing-module.js'
  await writeFile(join(bare, 'package.json'), JSON.stringify(manifest))
  await cp(join(root, 'packages/environment/src'), join(bare, 'packages/environment/src'), {
    recursive: true,
  })
  const installed = 'packages/environment/node_modules'
  await symlink(join(root, installed), join(bare, installed))
})

afterAll(() => rm(home, { recursive: true, force: true }))

const script = (args: string[], more: Record<string, string>) =>
  run(process.execPath, args, { cwd: root, env: { ...env, GALLERIA_HOME: join(home, 'store'), ...more } })

/** One part of the start, from the bare scripts, by a process of its own. */
const part = (call: string) =>
  run(
    process.execPath,
    [
      '--input-type=module',
      '-e',
      `const parts = await import('./scripts/store/parts.ts')
       const { describeFault } = await import('./scripts/lib/fault.ts')
       await ${call}.catch((error) => { console.error(describeFault(error)); process.exitCode = 1 })`,
    ],
    { cwd: bare, env },
  )

test('A taken port stops the start with the process that has it, and the way out', async () => {
  const server = createServer()
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const { port } = server.address() as { port: number }
  const { code, output } = await script(['scripts/start.mjs'], { PORT: String(port) })
  server.close()
  expect(code).toBe(1)
  expect(output.trim().split('\n')).toEqual([
    expect.stringContaining(`Port ${port} for the store is already in use by process ${process.pid} (`),
    expect.stringContaining(`PORT=${port + 10} npm start`),
    '  More: docs/errors-command.md#port_taken',
  ])
})

test('A port that is none stops the start', async () => {
  const { code, output } = await script(['scripts/start.mjs'], { PORT: 'eighty' })
  expect(code).toBe(1)
  expect(output.trim().split('\n')).toEqual([
    'PORT is "eighty".',
    '  Set a port number from 1 to 65535.',
    '  More: docs/errors-command.md#port_malformed',
  ])
})

test('A misspelt variable stops the start and is told with what was meant', async () => {
  const { code, output } = await script(['scripts/start.mjs'], { PLATFROM_PORT: '4001' })
  expect(code).toBe(1)
  expect(output.trim().split('\n')).toEqual([
    'PLATFROM_PORT is unknown. Did you mean PLATFORM_PORT?',
    '  Fix the name or unset the variable, then start again.',
    '  More: docs/errors-command.md#variable_unknown',
  ])
})

test('A folder that cannot be written stops the start before anything else', async () => {
  const { code, output } = await script(['scripts/start.mjs'], {
    GALLERIA_HOME: join(bare, 'package.json/store'),
  })
  expect(code).toBe(1)
  expect(output.trim().split('\n')).toEqual([
    expect.stringContaining(`Couldn't write to ${join(bare, 'package.json/store')}`),
    '  Free some space or fix the permissions, then start again.',
    '  More: docs/errors-command.md#folder_not_writable',
  ])
})

test('A module that does not exist is refused with the modules that exist', async () => {
  const { code, output } = await script(['scripts/dev.mjs', 'carts'], {})
  expect(code).toBe(1)
  expect(output.trim().split('\n')).toEqual([
    'There\'s no module "carts". Choose from catalog, cart, account, loyalty, manage.',
    '  More: docs/errors-command.md#module_unknown',
  ])
})

test('A build that fails says so, with what it said last', { timeout: 60_000 }, async () => {
  const { code, output } = await part('parts.build()')
  expect(code).toBe(1)
  expect(output).toContain('The build failed.\n  Fix the problem in the output below, then start again.')
  expect(output).toMatch(/^ {4}\| \S/m)
})

test('A shell that is not built is told with the command that builds it', async () => {
  const { code, output } = await part(
    "parts.startShell({ shellPort: 1, platformPort: 2, home: '.' }, () => {})",
  )
  expect(code).toBe(1)
  expect(output).toContain("The shell isn't built.")
  expect(output).toContain('Run npm run build')
})
