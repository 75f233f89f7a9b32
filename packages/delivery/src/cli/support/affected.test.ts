import { execFile, execFileSync } from 'node:child_process'
import { cp, mkdir, mkdtemp, rm, symlink, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { delimiter, join } from 'node:path'
import { promisify } from 'node:util'
import { afterEach, beforeEach, expect, test } from 'vitest'

const checkout = join(import.meta.dirname, '../../../../..')
let root: string
const git = (...args: string[]) => {
  const who = ['-c', 'user.name=Test', '-c', 'user.email=test@galleria.test']
  return execFileSync('git', [...who, ...args], { cwd: root, encoding: 'utf8', stdio: 'pipe' }).trim()
}

/** A checkout of two modules, of which one uses a package. */
beforeEach(async () => {
  root = await mkdtemp(join(tmpdir(), 'galleria-affected-'))
  const write = async (path: string, content: object | string) => {
    await mkdir(join(root, path, '..'), { recursive: true })
    await writeFile(join(root, path), typeof content === 'string' ? content : JSON.stringify(content))
  }
  await cp(join(checkout, 'turbo.json'), join(root, 'turbo.json'))
  await cp(join(checkout, 'pnpm-lock.yaml'), join(root, 'pnpm-lock.yaml'))
  await write('pnpm-workspace.yaml', 'packages: [apps/*, packages/*]\n')
  await write('package.json', { name: 'shop', private: true, packageManager: 'pnpm@12.21.0' })
  await write('packages/words/package.json', { name: '@galleria/words', version: '1.0.0' })
  for (const [name, dependencies] of [
    ['cart', { '@galleria/words': 'workspace:*' }],
    ['gifts', {}],
  ] as const) {
    await write(`apps/${name}/package.json`, { name: `@galleria/${name}`, dependencies })
    await write(`apps/${name}/src/module.ts`, 'export default {}\n')
  }
  await write('.gitignore', 'node_modules\n')
  await symlink(join(checkout, 'node_modules'), join(root, 'node_modules'))
  git('init', '--quiet', '--initial-branch', 'main')
  git('add', '--all')
  git('commit', '--quiet', '--message', 'shop: begin')
})
afterEach(() => rm(root, { recursive: true, force: true }))

/** Output of `galleria deploy --affected main` there; nothing is built, so it ends at the first module that it would release. */
async function deployAffected(since = 'main'): Promise<string> {
  const start = join(checkout, 'packages/delivery/src/cli/start.js')
  const PATH = [join(checkout, 'node_modules/.bin'), process.env.PATH].join(delimiter)
  const env = { ...process.env, PATH, GALLERIA_HOME: join(root, 'home'), MODULE_STORE: join(root, 'store') }
  const args = [start, 'deploy', '--affected', since, '--no-build', '--channel', 'staging']
  const { stdout, stderr } = await promisify(execFile)(process.execPath, args, { cwd: root, env }).catch(
    (error: { stdout: string; stderr: string }) => error,
  )
  return stdout + stderr
}

test('Only modules that changed since a commit are released, by their own source or that of a package they use', async () => {
  git('switch', '--quiet', '--create', 'change')
  expect(await deployAffected()).toContain('No module changed since main, so no release is made.')
  await writeFile(join(root, 'apps/gifts/src/module.ts'), 'export default 1\n')
  git('commit', '--quiet', '--all', '--message', 'gifts: change')
  expect(await deployAffected()).toContain("gifts isn't built")
  git('switch', '--quiet', '--create', 'other', 'main')
  await writeFile(join(root, 'packages/words/index.js'), '')
  git('add', '--all')
  git('commit', '--quiet', '--message', 'words: change')
  const said = await deployAffected()
  expect(said).toContain("cart isn't built")
  expect(said).not.toContain('gifts')
})

test('A commit that the clone lacks is named, with how to fetch it', async () => {
  expect(await deployAffected('origin/main')).toMatch(/Git doesn't know "origin\/main" here/)
  expect(await deployAffected('--output=x')).toMatch(/Git doesn't know/)
})
