import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { run } from './lib/processes.ts'
import { programs } from './serve/programs.ts'
import { root } from './store/layout.ts'

const serve = (name: string, env: Record<string, string>) =>
  run(process.execPath, ['scripts/serve.mjs', name], { cwd: root, env })

test('A server that does not exist is refused with those that exist', async () => {
  const { code, output } = await serve('admin', {})
  expect(code).toBe(1)
  expect(output.trim()).toBe(
    'There\'s no server "admin". Choose platform or shell.\n  More: docs/errors-command.md#server_unknown',
  )
})

test("A server's exit code and words are those of the command", async () => {
  const { code, output } = await serve('platform', { NODE_ENV: 'production', PLATFORM_API_KEY: '' })
  expect(code).toBe(1)
  expect(output).toContain('PLATFORM_API_KEY is missing.')
})

test('A server takes the place of the command, with the options of Node that it needs', async () => {
  const report = join(import.meta.dirname, 'serve/argv.fixture.mjs')
  const child = spawn(process.execPath, ['scripts/serve.mjs', 'platform'], {
    cwd: root,
    env: { ...process.env, NODE_OPTIONS: `--import=${report}` },
    stdio: ['ignore', 'pipe', 'inherit'],
  })
  let output = ''
  child.stdout.on('data', (chunk) => {
    output += chunk
  })
  await once(child, 'close')
  const [pid, ...options] = output.trim().split('\n').at(-1)?.split(' ') ?? []
  expect(Number(pid)).toBe(child.pid)
  expect(options).toEqual(programs.platform.slice(0, -1))
})
