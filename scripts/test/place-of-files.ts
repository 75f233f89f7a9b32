import { existsSync, readFileSync, statfsSync } from 'node:fs'
import { tmpdir } from 'node:os'

const MEMORY = '/dev/shm'
const GIB = 2 ** 30
/** A whole run keeps some 3 GiB of files, and its processes take as much again. */
const ROOM = { folder: 8 * GIB, memory: 12 * GIB }

/**
 * Where a run keeps its files: in memory where there is plenty of it, because each test's database is a copy of some 1,500 files,
 * which a disk takes ten times as long for. `TMPDIR` names another place.
 */
export function placeOfFiles(): string {
  if (process.env.TMPDIR || !existsSync(MEMORY) || process.availableMemory() < ROOM.memory) return tmpdir()
  const { bavail, bsize } = statfsSync(MEMORY)
  return bavail * bsize >= ROOM.folder && mayExecute(readFileSync('/proc/self/mounts', 'utf8'))
    ? MEMORY
    : tmpdir()
}

/** Containers often forbid to run programs of this folder; tests install some. */
export function mayExecute(mounts: string): boolean {
  const [, , , options = ''] =
    mounts
      .split('\n')
      .find((line) => line.split(' ')[1] === MEMORY)
      ?.split(' ') ?? []
  return !options.split(',').includes('noexec')
}
