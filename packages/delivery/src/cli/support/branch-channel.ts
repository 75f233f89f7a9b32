import { execFileSync } from 'node:child_process'

type Env = Readonly<Record<string, string | undefined>>

/** Preview channel of the branch that is checked out, such as `preview/new-tax-line`. */
export function branchChannel(env: Env): string {
  const branch =
    env.GITHUB_HEAD_REF || env.GITHUB_REF_NAME || env.CI_COMMIT_REF_SLUG || branchHere() || 'local'
  const name = branch
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-+/, '')
    .slice(0, 64)
    .replace(/-+$/, '')
  return `preview/${name || 'local'}`
}

function branchHere(): string | null {
  try {
    const args = ['symbolic-ref', '--short', 'HEAD']
    return execFileSync('git', args, { encoding: 'utf8', stdio: ['ignore', 'pipe', 'ignore'] }).trim() || null
  } catch {
    return null
  }
}
