import { execFile } from 'node:child_process'
import { cp, mkdir, mkdtemp, readFile, rm, symlink, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { expect, test } from '@playwright/test'
import { root } from '../../scripts/store/layout.ts'
import { scratchCopy } from '../kit/scratch-copy.ts'

const run = promisify(execFile)
const kit = join(root, 'e2e/kit')

/** The module `galleria new` makes, built: in a copy of the working tree, so that nothing is left in this one. */
async function newModule(name: string, dist: string): Promise<void> {
  const scratch = await scratchCopy()
  try {
    const cli = join(scratch.folder, 'packages/delivery/src/cli/start.js')
    await run(process.execPath, [cli, 'new', name, '--no-install'], { cwd: scratch.folder })
    const folder = join(scratch.folder, 'apps', name)
    // A module needs these packages, and they are installed.
    await cp(join(root, 'apps/loyalty/node_modules'), join(folder, 'node_modules'), {
      recursive: true,
      verbatimSymlinks: true,
    })
    await run(join(folder, 'node_modules/.bin/rsbuild'), ['build'], { cwd: folder })
    await cp(join(folder, 'dist'), dist, { recursive: true })
  } finally {
    await scratch.remove()
  }
}

/** A folder outside of the workspace, as a package manager leaves it: the packed kit, and Playwright. */
async function otherRepository(folder: string): Promise<void> {
  await run('pnpm', ['pack', '--pack-destination', folder], { cwd: kit })
  const scope = join(folder, 'node_modules/@galleria')
  await mkdir(scope, { recursive: true })
  await run('tar', ['-xzf', join(folder, 'galleria-e2e-kit-1.0.0.tgz'), '-C', scope])
  await cp(join(scope, 'package'), join(scope, 'e2e-kit'), { recursive: true })
  await symlink(join(root, 'e2e/node_modules/@playwright'), join(folder, 'node_modules/@playwright'))
  const readme = await readFile(join(scope, 'e2e-kit/README.md'), 'utf8')
  const example = /```ts\n([\s\S]*?)```/.exec(readme)?.[1] ?? ''
  expect(example.trimEnd().split('\n').filter(Boolean)).toHaveLength(10)
  const use = test.info().project.use
  const config = `export default { workers: 1, timeout: 300_000, expect: { timeout: 30_000 }, use: ${JSON.stringify({ launchOptions: use.launchOptions })} }`
  await writeFile(join(folder, 'package.json'), '{ "type": "module" }')
  await writeFile(join(folder, 'playwright.config.ts'), config)
  await writeFile(join(folder, 'reviews.spec.ts'), example)
}

test('A module that "galleria new" made is served next to the others, and its ten lines of test run in a repository of its own', async () => {
  test.setTimeout(400_000)
  const folder = await mkdtemp(join(tmpdir(), 'galleria-elsewhere-'))
  try {
    await Promise.all([newModule('reviews', join(folder, 'dist')), otherRepository(folder)])
    const playwright = join(folder, 'node_modules/@playwright/test/cli.js')
    const own = Object.entries(process.env).filter(([name]) => !/^(TEST_|PLAYWRIGHT_|PW_|E2E_)/.test(name))
    const { stdout } = await run(process.execPath, [playwright, 'test', '--reporter=line'], {
      cwd: folder,
      env: { ...Object.fromEntries(own), GALLERIA_ROOT: root },
    }).catch((error: { stdout: string; stderr: string }) => {
      throw new Error(error.stdout + error.stderr)
    })
    expect(stdout).toContain('1 passed')
  } finally {
    await rm(folder, { recursive: true, force: true })
  }
})
