import { execFile } from 'node:child_process'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { type Bench, openBench } from '../testing/build.ts'

let bench: Bench
beforeEach(async () => {
  bench = await openBench()
})
afterEach(() => bench.close())

function galleria(...args: string[]): Promise<{ code: number; out: string; err: string }> {
  const env = { ...process.env, GALLERIA_HOME: bench.folder, MODULE_STORE: join(bench.folder, 'modules') }
  return new Promise((resolve) => {
    execFile(process.execPath, [join(import.meta.dirname, 'main.ts'), ...args], { env }, (error, out, err) =>
      resolve({ code: error ? Number(error.code) : 0, out, err }),
    )
  })
}

test('the help names every command', async () => {
  const { code, out } = await galleria('--help')
  expect(code).toBe(0)
  for (const verb of ['deploy', 'rollback', 'modules', 'history']) expect(out).toContain(verb)
})

test('an unbuilt module is refused with what to do, and no stack', async () => {
  const { code, err } = await galleria('deploy', 'nothing', '--no-build')
  expect(code).toBe(1)
  expect(err).toContain('nothing is not built')
  expect(err).not.toContain('    at ')
})

test('an unknown command or flag is refused as such', async () => {
  const typo = await galleria('deplyo')
  expect(typo.code).toBe(2)
  expect(typo.err).toContain('deploy')
  expect((await galleria('deploy', 'cart', '--wrong')).code).toBe(2)
})

test('what is released by the command is told by it, to people and to programs', async () => {
  const from = await bench.build('cart', 'a')
  const first = await galleria('deploy', 'cart', '--from', from, '--version', '1.0.0', '--why', 'to begin')
  expect(first.out).toBe('cart@1.0.0 released, revision 1\n')
  const again = await galleria('deploy', 'cart', '--from', from, '--version', '1.0.0', '--json')
  expect(JSON.parse(again.out)).toMatchObject([{ module: 'cart', version: '1.0.0', changed: false }])
  expect((await galleria('modules')).out).toMatch(/module +live .*\ncart +1\.0\.0 .*\nrevision 1\n/)
  expect((await galleria('history', 'cart')).out).toContain('to begin')
})
