import { execFile } from 'node:child_process'
import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { openWorkspace, type Workspace } from '../../testing/workspace.ts'
import { dist, freshBundle } from './fresh.ts'
import { makeBundle } from './make.ts'

const program = promisify(execFile)
let workspace: Workspace
let folder: string
beforeAll(async () => {
  workspace = await openWorkspace()
  mkdirSync(dist, { recursive: true })
  folder = mkdtempSync(join(dist, 'test-'))
  await makeBundle(folder)
})
afterAll(async () => {
  rmSync(folder, { recursive: true })
  await workspace.close()
})

async function galleria(...args: string[]): Promise<string> {
  const code = `const { runCli } = await import(${JSON.stringify(join(folder, 'galleria.js'))})
    process.exitCode = await runCli(${JSON.stringify(args)})`
  const env = {
    ...process.env,
    GALLERIA_HOME: workspace.folder,
    MODULE_STORE: join(workspace.folder, 'modules'),
  }
  const { stdout } = await program(process.execPath, ['--input-type=module', '-e', code], {
    env,
    cwd: workspace.folder,
  })
  return stdout
}

test('The bundle is the command: it releases, tells of it, and has its templates', async () => {
  const from = await workspace.build('cart', 'a')
  expect(await galleria('deploy', 'cart', '--from', from, '--version', '1.0.0')).toContain(
    'Released cart@1.0.0',
  )
  expect(JSON.parse(await galleria('modules', '--json')).modules.cart.live.version).toBe('1.0.0')
  await program('git', ['init', '--quiet'], { cwd: workspace.folder })
  mkdirSync(join(workspace.folder, 'apps'), { recursive: true })
  writeFileSync(join(workspace.folder, 'pnpm-workspace.yaml'), 'packages: [apps/*]\n')
  await galleria('new', 'reviews', '--no-install')
  expect(readdirSync(join(workspace.folder, 'apps/reviews'))).toContain('rsbuild.config.ts')
})

test('The bundle stays valid as long as none of its inputs has changed', () => {
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
