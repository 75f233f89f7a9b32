import { createHash } from 'node:crypto'
import { readdirSync, readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { dirname, join, relative } from 'node:path'
import { expect, test } from 'vitest'
import { type StandIn, standIns } from './inner-files.ts'

/** Version of `@module-federation/*` that the stand-ins were written for, and the inner files as they were then. */
const version = '2.9.2'
const known: Readonly<Record<string, string>> = {
  'webpack-bundler-runtime/dist/init.js': '4fa02ee9e6b0b019',
  'webpack-bundler-runtime/dist/remotes.js': '06ec06e547fc2a7a',
  'webpack-bundler-runtime/dist/getSharedFallbackGetter.js': '0215ce1bd34fb434',
  'runtime-core/dist/plugins/snapshot/SnapshotHandler.js': '75b26f07988459b5',
  'runtime-core/dist/utils/preload.js': '195d4ee89d93f554',
}

/** Files that are named without a stand-in: of the module's lent run-time and of the shell that lends it. */
const named: readonly { readonly file: string; readonly exports: readonly string[]; readonly by: string }[] =
  [
    {
      file: 'webpack-bundler-runtime/dist/bundler.js',
      exports: ['bundlerRuntime', 'default', 'runtime'],
      by: 'src/rsbuild/runtime/of-shell.js',
    },
    {
      file: 'webpack-bundler-runtime/dist/initContainerEntry.js',
      exports: ['initContainerEntry'],
      by: 'src/runtime-plugin/lend-runtime.ts',
    },
  ]

const packages = ['webpack-bundler-runtime', 'runtime', 'runtime-core', 'sdk'] as const

test('Each inner file that is left out is the one that its stand-in was written for', () => {
  expect(changesOf(installed, known)).toEqual([])
  expect(versionOf('runtime-core')).toBe(version)
})

test('A stand-in has every name that other files of the run-time import from the file it stands for', () => {
  const missing = standIns.flatMap((standIn) => {
    const own = exportsOf(readFileSync(join(import.meta.dirname, 'runtime', `${standIn.by}.js`), 'utf8'))
    return importedFrom(standIn)
      .filter((name) => !own.includes(name))
      .map((name) => `runtime/${standIn.by}.js has no ${name}, which is imported from ${standIn.file}`)
  })
  expect(missing).toEqual([])
})

test('The entries of the run-time that are named by their path still export what is taken from them', () => {
  for (const { file, exports, by } of named)
    expect(exportsOf(installed(file)), `${by} takes these from ${file}`).toEqual(
      expect.arrayContaining([...exports]),
    )
})

test('Every CommonJS file of the run-time has the same file in ES modules beside it', () => {
  const alone = packages.flatMap((name) => {
    const files = filesOf(name)
    return files
      .filter((file) => file.endsWith('.cjs') && !files.includes(file.replace(/cjs$/, 'js')))
      .map((file) => `${name}/dist/${file}`)
  })
  // Helpers of the bundler that built them: ES modules need none.
  expect(alone.filter((file) => !file.includes('/_virtual/'))).toEqual([])
})

test('An upgrade that changes or removes an inner file is told with the file and what to do', () => {
  const [first, second] = Object.keys(known) as [string, string]
  const upgraded = (file: string) => {
    if (file === first) return `${installed(file)}// more`
    if (file === second) throw new Error('ENOENT')
    return installed(file)
  }
  expect(changesOf(upgraded, known)).toEqual([
    `${first} changed since ${version}. Compare both, change runtime/init.js if the run-time expects something else of it, and write ${hashOf(upgraded(first))} here.`,
    `${second} is gone since ${version}. Find what took its place, and change src/rsbuild/inner-files.ts.`,
  ])
})

function changesOf(read: (file: string) => string, expected: Readonly<Record<string, string>>): string[] {
  return standIns.flatMap(({ file, by }) => {
    let found: string
    try {
      found = hashOf(read(file))
    } catch {
      return [
        `${file} is gone since ${version}. Find what took its place, and change src/rsbuild/inner-files.ts.`,
      ]
    }
    if (found === expected[file]) return []
    return [
      `${file} changed since ${version}. Compare both, change runtime/${by}.js if the run-time expects something else of it, and write ${found} here.`,
    ]
  })
}

/** Names that files beside it, in any package of the run-time, import from it. */
function importedFrom({ file }: StandIn): string[] {
  const [name, , ...path] = file.split('/') as [(typeof packages)[number], string, ...string[]]
  const folder = dirname(join(folderOf(name), 'dist/x'))
  const target = join(folder, ...path)
  const names = filesOf(name)
    .filter(
      (other) => other.endsWith('.js') && !standIns.some((each) => each.file === `${name}/dist/${other}`),
    )
    .flatMap((other) => {
      const code = readFileSync(join(folder, other), 'utf8')
      return [...code.matchAll(/import \{([^}]*)\} from "(\.[^"]*)"/g)]
        .filter(([, , from = '']) => join(folder, dirname(other), from) === target)
        .flatMap(([, list = '']) => list.split(',').map((each) => each.trim().split(' as ')[0] as string))
    })
  return [...new Set(names)]
}

function exportsOf(code: string): string[] {
  const lists = [...code.matchAll(/export \{([^}]*)\}/g)].flatMap(([, list = '']) =>
    list.split(',').map((each) => each.trim().split(' as ').at(-1) as string),
  )
  const direct = [...code.matchAll(/export (?:const|function|class) (\w+)/g)].map(
    ([, name]) => name as string,
  )
  return [...lists, ...direct]
}

function installed(file: string): string {
  const [name, ...path] = file.split('/') as [(typeof packages)[number], ...string[]]
  return readFileSync(join(folderOf(name), ...path), 'utf8')
}

function filesOf(name: (typeof packages)[number]): string[] {
  const dist = join(folderOf(name), 'dist')
  return readdirSync(dist, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => relative(dist, join(entry.parentPath, entry.name)))
}

function versionOf(name: (typeof packages)[number]): string {
  return JSON.parse(readFileSync(join(folderOf(name), 'package.json'), 'utf8')).version
}

/** Packages that only others depend on are found beside those. */
function folderOf(name: (typeof packages)[number]): string {
  const own = createRequire(import.meta.url).resolve('@module-federation/webpack-bundler-runtime')
  const runtime = createRequire(own).resolve('@module-federation/runtime')
  const beside = { 'webpack-bundler-runtime': own, runtime }
  const found =
    name in beside
      ? beside[name as keyof typeof beside]
      : createRequire(runtime).resolve(`@module-federation/${name}`)
  return found.slice(0, found.indexOf('/dist/'))
}

function hashOf(code: string): string {
  return createHash('sha256').update(code).digest('hex').slice(0, 16)
}
