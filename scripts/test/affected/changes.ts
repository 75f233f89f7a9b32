import { run } from '../../lib/processes.ts'

/** Commit that the work is compared with: where it left the main branch, or the last one on the main branch itself. */
export async function baseOfWork(): Promise<string> {
  for (const main of ['origin/main', 'main']) {
    const { code, output } = await run('git', ['merge-base', 'HEAD', main])
    if (code === 0) return output.trim()
  }
  return 'HEAD'
}

/** Paths that differ from a commit, those that git does not know yet included. */
export async function changedSince(base: string): Promise<string[]> {
  const known = await git(['diff', '--name-only', base])
  const added = await git(['ls-files', '--others', '--exclude-standard'])
  return [...known, ...added]
}

async function git(args: readonly string[]): Promise<string[]> {
  const { code, output } = await run('git', args)
  if (code !== 0)
    throw new Error(
      `git ${args.join(' ')} failed: ${output.trim()}. Name a commit that exists: --affected=main.`,
    )
  return output.split('\n').filter(Boolean)
}
