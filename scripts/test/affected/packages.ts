import { existsSync } from 'node:fs'
import { relative } from 'node:path'
import { run } from '../../lib/processes.ts'

/** Folder of the package that a file belongs to; undefined for one of the whole repository. */
export function packageOf(file: string): string | undefined {
  const [top = '', name = ''] = file.split('/')
  if (top === 'apps' || top === 'packages') return `${top}/${name}`
  return top === 'e2e' || top === 'bench' ? top : undefined
}

/** Folders of packages, and of all that depend on one of them. */
export async function withDependents(folders: readonly string[]): Promise<string[]> {
  const filters = folders
    .filter((folder) => existsSync(folder))
    .flatMap((folder) => ['--filter', `...{./${folder}}`])
  if (filters.length === 0) return []
  const { output } = await run('pnpm', ['ls', '--recursive', '--depth', '-1', '--json', ...filters])
  const found = JSON.parse(output) as readonly { readonly path: string }[]
  return found.map(({ path }) => relative('.', path)).filter(Boolean)
}
