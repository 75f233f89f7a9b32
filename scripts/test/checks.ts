export interface Check {
  readonly name: string
  readonly command: string
  readonly args: readonly string[]
}

const generate: Check = { name: 'Generated files', command: 'node', args: ['scripts/generate.ts'] }

/** Checks that use all processors. Quick ones first: what fails soon is told soon. */
const onAllProcessors: readonly Check[] = [
  {
    name: 'Lint and borders',
    command: 'pnpm',
    args: ['exec', 'biome', 'check', '.', '--diagnostic-level=warn', '--error-on-warnings'],
  },
  {
    name: 'Types',
    command: 'pnpm',
    args: ['exec', 'turbo', 'run', 'typecheck', '--output-logs=errors-only'],
  },
  { name: 'Types of the scripts', command: 'pnpm', args: ['exec', 'tsc', '-p', 'tsconfig.scripts.json'] },
]

/** Checks that use one processor and leave the others idle. The site comes after the reference that it links to. */
const onOneProcessor: readonly Check[] = [
  { name: 'Dead code and undeclared imports', command: 'pnpm', args: ['exec', 'knip'] },
  {
    name: 'One version of each shared dependency',
    command: 'node',
    args: ['scripts/test/single-versions.ts'],
  },
  {
    name: 'Dependencies that cannot be replaced unseen',
    command: 'node',
    args: ['scripts/test/supply-chain.ts'],
  },
  {
    name: 'Licenses that are allowed',
    command: 'node',
    args: ['scripts/supply/licenses.ts'],
  },
  { name: 'One clock in the platform', command: 'node', args: ['scripts/time/check.ts'] },
  { name: 'SQL that any Postgres-compatible engine takes', command: 'node', args: ['scripts/sql/check.ts'] },
  {
    name: 'API reference: every public name has its docstring',
    command: 'pnpm',
    args: ['run', 'docs:api', '--logLevel', 'Warn'],
  },
  { name: 'Documentation site: no broken link', command: 'node', args: ['docs/site/src/build.ts'] },
]

const build: Check = {
  name: 'Production builds',
  command: 'pnpm',
  args: ['exec', 'turbo', 'run', 'build', '--output-logs=errors-only'],
}

/** Long checks, each run only by its name: `npm test -- machine`. */
export const onRequest: Readonly<Record<string, Check>> = {
  machine: {
    name: 'Commands of docs/production.md in a fresh Debian root',
    command: 'node',
    args: ['scripts/machine/main.ts'],
  },
  images: { name: 'Images of deploy/Dockerfile', command: 'node', args: ['scripts/images/main.ts'] },
  advisories: {
    name: 'Published advisories about what is installed',
    command: 'pnpm',
    args: ['audit', '--prod'],
  },
}

/** Stages, one after the other, each of rows that run beside each other. Each check counts as one test. */
export const checks: readonly (readonly (readonly Check[])[])[] = [
  [[generate]],
  [onAllProcessors, onOneProcessor],
  [[build]],
]
