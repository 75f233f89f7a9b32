import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { type SupplyChain, supplyChainFaults } from './supply-chain-faults.ts'

const root = join(import.meta.dirname, '../..')
const read = (path: string) => readFileSync(join(root, path), 'utf8')
const ours: SupplyChain = {
  lock: read('pnpm-lock.yaml'),
  workspace: read('pnpm-workspace.yaml'),
  auth: JSON.parse(read('packages/auth/package.json')),
}

test('Faults row 112: what is installed here is pinned, hashed and runs nothing by itself', () => {
  expect(supplyChainFaults(ours)).toEqual([])
})

test('Faults row 112: a version must be a week old, and may not lose its provenance', () => {
  expect(ours.workspace).toMatch(/^minimumReleaseAge: 10080$/m)
  expect(ours.workspace).toMatch(/^trustPolicy: no-downgrade$/m)
  expect(ours.lock).not.toMatch(/tarball: ['"]?https?:/)
})

const broken: Readonly<Record<string, [Partial<SupplyChain>, string]>> = {
  'a package without its hash': [
    { lock: ours.lock.replace(/(\n {2}zod@[^\n]+\n {4}resolution: )\{integrity: [^}]+\}/, '$1{}') },
    'zod@',
  ],
  'a package with a weaker hash': [
    {
      lock: ours.lock.replace(
        /(\n {2}hono@[^\n]+\n {4}resolution: )\{integrity: sha512-[^}]+\}/,
        '$1{integrity: sha1-abc=}',
      ),
    },
    'hono@',
  ],
  'a package from a repository': [
    {
      lock: ours.lock.replace(
        '\nsnapshots:',
        '\n  left@https://example.test/left.tgz:\n    resolution: {integrity: sha512-abc=, tarball: https://example.test/left.tgz}\n\nsnapshots:',
      ),
    },
    'left@https',
  ],
  'a version of yesterday': [
    { workspace: ours.workspace.replace(/^minimumReleaseAge: .*$/m, 'minimumReleaseAge: 1440') },
    'minimumReleaseAge: 10080',
  ],
  'a version of any age': [
    { workspace: ours.workspace.replace(/^minimumReleaseAge: .*\n/m, '') },
    'minimumReleaseAge: 10080',
  ],
  'a version without the provenance that earlier ones had': [
    { workspace: ours.workspace.replace(/^trustPolicy: .*\n/m, '') },
    'trustPolicy: no-downgrade',
  ],
  'a package that is let past the age in every version': [
    { workspace: `${ours.workspace}minimumReleaseAgeExclude:\n  - left-pad\n` },
    'left-pad is let past',
  ],
  'packages of everybody that are let past the age': [
    { workspace: `${ours.workspace}minimumReleaseAgeExclude:\n  - "@acme/*"\n` },
    '@acme/* is let past',
  ],
  'a package that may lose its provenance': [
    { workspace: `${ours.workspace}trustPolicyExclude: [left-pad]\n` },
    '[left-pad] is let past',
  ],
  'a range in the catalog': [
    { workspace: ours.workspace.replace(/^ {2}zod: .*$/m, '  zod: ^4.6.7') },
    'zod is ^4.6.7',
  ],
  'a script at the installation': [
    { workspace: ours.workspace.replace('allowBuilds:\n', 'allowBuilds:\n  left-pad: true\n') },
    'left-pad may run scripts',
  ],
  'scripts of everybody': [
    { workspace: `${ours.workspace}dangerouslyAllowAllBuilds: true\n` },
    'Every package may run scripts',
  ],
  'a library in the package that holds tokens': [
    { auth: { dependencies: { '@galleria/platform-client': 'workspace:*', jose: 'catalog:' } } },
    'it depends on jose',
  ],
}

test.each(Object.entries(broken))('Faults row 112: %s is refused, with what to do', (_, [change, told]) => {
  const faults = supplyChainFaults({ ...ours, ...change })
  expect(faults).toHaveLength(1)
  expect(faults[0]).toContain(told)
})
