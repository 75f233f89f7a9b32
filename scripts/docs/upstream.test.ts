import { execFile } from 'node:child_process'
import { cp, mkdtemp, readdir, readFile, rm } from 'node:fs/promises'
import { createRequire } from 'node:module'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { expect, test } from 'vitest'
import { root } from '../store/layout.ts'

const folder = join(root, 'docs/upstream')
const offers = (await readdir(folder)).filter((file) => file !== 'README.md')

interface Patch {
  readonly name: string
  readonly version: string
  readonly diff: string
}

function patchesIn(text: string): Patch[] {
  return [...text.matchAll(/^Patch of `(.+?)` (\S+), .*\n\n```diff\n([\s\S]*?)^```/gm)].map(
    ([, name = '', version = '', diff = '']) => ({ name, version, diff }),
  )
}

/** Folder of a package as the build finds it: through the packages that depend on it. */
function folderOf(name: string): string {
  const from = (file: string, ...others: readonly string[]): string => {
    const [next, ...rest] = others
    return next === undefined ? file : from(createRequire(file).resolve(next), ...rest)
  }
  const ways: Readonly<Record<string, readonly string[]>> = {
    '@module-federation/runtime-core': ['@module-federation/runtime', '@module-federation/runtime-core'],
    '@module-federation/webpack-bundler-runtime': ['@module-federation/webpack-bundler-runtime'],
    '@module-federation/rspack': [
      '@module-federation/rsbuild-plugin',
      '@module-federation/enhanced',
      '@module-federation/rspack',
    ],
    '@module-federation/inject-external-runtime-core-plugin': [
      '@module-federation/rsbuild-plugin',
      '@module-federation/enhanced',
      '@module-federation/inject-external-runtime-core-plugin',
    ],
    '@rspack/core': ['@rsbuild/core', '@rspack/core'],
  }
  const way = ways[name]
  if (!way) throw new Error(`Write in scripts/docs/upstream.test.ts through which packages ${name} is found.`)
  const found = from(join(root, 'packages/federation/package.json'), ...way)
  return found.slice(0, found.lastIndexOf('/dist/'))
}

/** Says why the patch is of no use for what is installed; undefined if it applies. */
async function breachOf({ name, version, diff }: Patch, source: string): Promise<string | undefined> {
  const { version: found } = JSON.parse(await readFile(join(source, 'package.json'), 'utf8'))
  const advice =
    'See whether upstream took the change; then remove our replacement, else write the patch anew.'
  if (found !== version) return `The patch is for ${name} ${version}, and ${found} is installed. ${advice}`
  const copy = await mkdtemp(join(tmpdir(), 'galleria-upstream-'))
  try {
    for (const [, file = ''] of diff.matchAll(/^--- a\/(.+)$/gm))
      await cp(join(source, file), join(copy, file), { recursive: true, dereference: true })
    const apply = promisify(execFile)('git', ['apply', '--check', '-'], { cwd: copy })
    apply.child.stdin?.end(diff)
    return await apply.then(
      () => undefined,
      (error: Error) => `The patch of ${name} doesn't apply. ${advice}\n${error.message}`,
    )
  } finally {
    await rm(copy, { recursive: true })
  }
}

test.each(offers)('Every patch of an offer applies to the installed package: %s', async (offer) => {
  const patches = patchesIn(await readFile(join(folder, offer), 'utf8'))
  expect(patches.length).toBeGreaterThan(0)
  for (const patch of patches) expect(await breachOf(patch, folderOf(patch.name))).toBeUndefined()
})

test('A patch for another version, and one whose lines are gone, is told with what to do', async () => {
  const name = '@module-federation/runtime-core'
  const diff = '--- a/dist/core.js\n+++ b/dist/core.js\n@@ -1,1 +1,1 @@\n-no such line\n+another\n'
  const version = '2.9.2'
  expect(await breachOf({ name, version: '1.0.0', diff }, folderOf(name))).toContain(
    'The patch is for @module-federation/runtime-core 1.0.0, and',
  )
  expect(await breachOf({ name, version, diff }, folderOf(name))).toContain("doesn't apply. See whether")
})

test('The page of offers lists each of them', async () => {
  const page = await readFile(join(folder, 'README.md'), 'utf8')
  for (const offer of offers) expect(page).toContain(`(${offer})`)
})
