import { readFileSync } from 'node:fs'

/** Two copies of one of these in a page or a server break hooks, contexts or guards. */
const SINGLE = [
  'react',
  'react-dom',
  'react-router',
  'jotai',
  'zod',
  'ky',
  'hono',
  'kysely',
  'pg',
  'react-aria-components',
  '@module-federation/runtime',
  '@module-federation/runtime-core',
  '@module-federation/enhanced',
  '@rsbuild/core',
  '@rspack/core',
]

const lock = readFileSync('pnpm-lock.yaml', 'utf8')
const packages = lock.slice(lock.indexOf('\npackages:'), lock.indexOf('\nsnapshots:'))
const faults = SINGLE.flatMap((name) => {
  const versions = new Set(
    [...packages.matchAll(new RegExp(`^ {2}'?${name}@(\\d[^:'(]*)`, 'gm'))].map((match) => match[1]),
  )
  return versions.size > 1 ? [`${name}: ${[...versions].join(', ')}`] : []
})
if (/https?:\/\//.test(lock)) faults.push('the lockfile names a host; it must hold integrity hashes only')
if (faults.length) {
  console.error(`More than one version where there must be one:\n  ${faults.join('\n  ')}`)
  process.exitCode = 1
}
