import { execFile } from 'node:child_process'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, test } from 'vitest'

let store: string
beforeEach(async () => {
  store = await mkdtemp(join(tmpdir(), 'galleria-cli-'))
})
afterEach(() => rm(store, { recursive: true, force: true }))

function galleria(...args: string[]): Promise<{ code: number; out: string; err: string }> {
  return new Promise((resolve) => {
    const main = join(import.meta.dirname, 'main.ts')
    execFile(
      process.execPath,
      [main, ...args],
      { env: { ...process.env, MODULE_STORE: store } },
      (error, out, err) => resolve({ code: error ? Number(error.code) : 0, out, err }),
    )
  })
}

test('the help names every command', async () => {
  const { code, out } = await galleria('--help')
  expect(code).toBe(0)
  for (const verb of ['deploy', 'rollback', 'modules', 'history']) expect(out).toContain(verb)
})

test('an unbuilt module is refused with what to do, and no stack', async () => {
  const { code, err } = await galleria('deploy', 'nothing')
  expect(code).toBe(1)
  expect(err).toContain('nothing is not built')
  expect(err).not.toContain('    at ')
})

test('an unknown command or flag is refused', async () => {
  expect((await galleria('deplyo')).err).toContain('"deplyo" is no command')
  expect((await galleria('deploy', 'cart', '--wrong')).code).toBe(1)
})

test('an empty store has no modules', async () => {
  expect((await galleria('modules')).out.trim()).toBe('revision 0')
})
