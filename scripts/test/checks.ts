/** Each counts as one test. Quick ones first: what fails soon is told soon. */
export const checks = [
  { name: 'Generated files', command: 'node', args: ['scripts/generate.ts'] },
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
  { name: 'One clock in the platform', command: 'node', args: ['scripts/time/check.ts'] },
  { name: 'SQL that any Postgres-compatible engine takes', command: 'node', args: ['scripts/sql/check.ts'] },
  {
    name: 'API reference: every public name has its docstring',
    command: 'pnpm',
    args: ['run', 'docs:api', '--logLevel', 'Warn'],
  },
  { name: 'Documentation site: no broken link', command: 'node', args: ['docs/site/src/build.ts'] },
  {
    name: 'Production builds',
    command: 'pnpm',
    args: ['exec', 'turbo', 'run', 'build', '--output-logs=errors-only'],
  },
] as const
