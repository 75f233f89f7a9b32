import { execFile } from 'node:child_process'
import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { type Bench, openBench } from '../../testing/build.ts'
import { dist, freshBundle } from './fresh.ts'
import { makeBundle } from './make.ts'

const program = promisify(execFile)
let bench: Bench
let folder: string
beforeAll(async () => {
  bench = await openBench()
  mkdirSync(dist, { recursive: true })
  folder = mkdtempSync(join(dist, 'test-'))
  await makeBundle(folder)
})
afterAll(async () => {
  rmSync(folder, { recursive: true })
  await bench.close()
})

async function galleria(...args: string[]): Promise<string> {
  const code = `const { runCli } = await import(${JSON.stringify(join(folder, 'galleria.js'))})
    process.exitCode = await runCli(${JSON.stringify(args)})`
  const env = { ...process.env, GALLERIA_HOME: bench.folder, MODULE_STORE: join(bench.folder, 'modules') }
  const { stdout } = await program(process.execPath, ['--input-type=module', '-e', code], {
    env,
    cwd: bench.folder,
  })
  return stdout
}

test('the bundle is the command: it releases, tells of it, and has its templates', async () => {
  const from = await bench.build('cart', 'a')
  expect(await galleria('deploy', 'cart', '--from', from, '--version', '1.0.0')).toContain(
    'cart@1.0.0 released',
  )
  expect(JSON.parse(await galleria('modules', '--json')).modules.cart.live.version).toBe('1.0.0')
  await program('git', ['init', '--quiet'], { cwd: bench.folder })
  mkdirSync(join(bench.folder, 'apps'), { recursive: true })
  writeFileSync(join(bench.folder, 'pnpm-workspace.yaml'), 'packages: [apps/*]\n')
  await galleria('new', 'reviews', '--no-install')
  expect(readdirSync(join(bench.folder, 'apps/reviews'))).toContain('rsbuild.config.ts')
})

test('it is good as long as nothing of what went into it has changed', () => {
  expect(freshBundle(folder)).toBe(join(folder, 'galleria.js'))
  const path = join(folder, 'inputs.json')
  const inputs: Record<string, [number, string]> = JSON.parse(readFileSync(path, 'utf8'))
  const source = 'packages/delivery/src/cli/program.ts'
  const [time = 0, content = ''] = inputs[source] ?? []
  const told = (changed: typeof inputs) => writeFileSync(path, JSON.stringify({ ...inputs, ...changed }))

  told({ [source]: [time - 1, content] })
  expect(freshBundle(folder)).toBeDefined()
  told({ [source]: [time - 1, 'another'] })
  expect(freshBundle(folder)).toBeUndefined()
  told({ 'packages/delivery/src/gone.ts': [time, content] })
  expect(freshBundle(folder)).toBeUndefined()
  told({})
  expect(freshBundle(join(folder, 'absent'))).toBeUndefined()
})
