import { readFileSync } from 'node:fs'
import { join } from 'node:path'

/** A postmaster that lives in this data folder, read from the file it keeps there. */
export interface Postmaster {
  readonly pid: number
  readonly ready: boolean
}

export function readPostmaster(data: string): Postmaster | undefined {
  const lines = readLines(join(data, 'postmaster.pid'))
  const pid = Number(lines[0])
  if (!Number.isInteger(pid) || pid <= 0 || !isAlive(pid) || !isPostgres(pid)) return undefined
  return { pid, ready: lines[7]?.trim() === 'ready' }
}

export function isAlive(pid: number): boolean {
  try {
    process.kill(pid, 0)
    return !isZombie(pid)
  } catch (error) {
    return (error as NodeJS.ErrnoException).code === 'EPERM'
  }
}

/** Ended, but nobody has asked for its exit code: an orphan whose new parent does not care. */
function isZombie(pid: number): boolean {
  const [stat = ''] = readLines(`/proc/${pid}/stat`)
  return stat.slice(stat.lastIndexOf(')') + 2).startsWith('Z')
}

/** After a crash the number may belong to somebody else by now. Where the system does not tell, we believe the file. */
function isPostgres(pid: number): boolean {
  const [command] = readLines(`/proc/${pid}/cmdline`)
  return command === undefined || command.includes('postgres')
}

function readLines(path: string): string[] {
  try {
    return readFileSync(path, 'utf8').split('\n')
  } catch (error) {
    if (['ENOENT', 'ENOTDIR'].includes((error as NodeJS.ErrnoException).code ?? '')) return []
    throw error
  }
}
