import { execFileSync } from 'node:child_process'
import { chmod, cp, mkdtemp, readFile, realpath, rename, rm, symlink, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { basename, dirname, join, resolve } from 'node:path'
import { root } from '../../scripts/store/layout.ts'

/** The working tree once more, sharing what is installed and what is built: to be edited, then thrown away. */
export interface ScratchCopy {
  readonly folder: string
  /** Build cache of the working tree. */
  readonly buildCache: string
  edit(file: string, from: string, to: string): Promise<void>
  remove(): Promise<void>
}

const LEFT_OUT = new Set(['.git', '.galleria', '.turbo', 'dist', 'dist-dev', 'docs', 'test-results'])

export async function scratchCopy(): Promise<ScratchCopy> {
  const folder = await realpath(await mkdtemp(join(tmpdir(), 'galleria-scratch-')))
  // The database's own user must be able to walk in.
  await chmod(folder, 0o755)
  const installed = join(root, 'node_modules')
  await cp(root, folder, {
    recursive: true,
    verbatimSymlinks: true,
    filter: (path) => path !== installed && (path === root || !LEFT_OUT.has(basename(path))),
  })
  await symlink(installed, join(folder, 'node_modules'))
  // The build asks git which files count.
  execFileSync('git', ['init', '--quiet'], { cwd: folder })
  execFileSync('git', ['add', '--all'], { cwd: folder })
  return {
    folder,
    buildCache: join(mainTree(), '.turbo/cache'),
    async edit(file, from, to) {
      const path = join(folder, file)
      const code = await readFile(path, 'utf8')
      if (!code.includes(from))
        throw new Error(`${file} no longer says ${JSON.stringify(from)}: choose another edit.`)
      // In one go: a watcher that sees the file empty for a moment takes it for another kind of module.
      await writeFile(`${path}.new`, code.replace(from, to))
      await rename(`${path}.new`, path)
    },
    remove: () => rm(folder, { recursive: true, force: true, maxRetries: 5 }),
  }
}

/** A linked work tree keeps its cache with the main one. */
function mainTree(): string {
  try {
    const git = execFileSync('git', ['rev-parse', '--git-common-dir'], { cwd: root, encoding: 'utf8' })
    return dirname(resolve(root, git.trim()))
  } catch {
    return root
  }
}
