import { execFileSync } from 'node:child_process'
import { readdirSync, readFileSync, readlinkSync } from 'node:fs'

/** The process that listens on a port, as `pid (command)`; undefined where the system doesn't tell, as of another account's. */
export function portOwner(port: number): string | undefined {
  const pid = process.platform === 'linux' ? byProc(port) : byLsof(port)
  return pid && `${pid}${commandOf(pid)}`
}

function byProc(port: number): string | undefined {
  const sockets = new Set(['tcp', 'tcp6'].flatMap((table) => listeners(table, port)))
  if (sockets.size === 0) return undefined
  return readdirSync('/proc').find(
    (name) => /^\d+$/.test(name) && descriptors(name).some((link) => sockets.has(link)),
  )
}

/** Sockets that listen on the port: columns 2 (address:port), 4 (state, of which 0A listens) and 10 (inode). */
function listeners(table: string, port: number): string[] {
  const hex = port.toString(16).toUpperCase().padStart(4, '0')
  return read(`/proc/net/${table}`)
    .split('\n')
    .map((line) => line.trim().split(/\s+/))
    .filter(([, local = '', , state]) => state === '0A' && local.endsWith(`:${hex}`))
    .map((columns) => `socket:[${columns[9]}]`)
}

function descriptors(pid: string): string[] {
  try {
    return readdirSync(`/proc/${pid}/fd`).map((fd) => readlinkSync(`/proc/${pid}/fd/${fd}`))
  } catch {
    // Skip a process of another account, and one that ended meanwhile.
    return []
  }
}

function byLsof(port: number): string | undefined {
  try {
    const args = ['-nP', `-iTCP:${port}`, '-sTCP:LISTEN', '-Fp']
    return /^p(\d+)$/m.exec(execFileSync('lsof', args, { encoding: 'utf8', stdio: 'pipe' }))?.[1]
  } catch {
    return undefined
  }
}

function commandOf(pid: string): string {
  const words = read(`/proc/${pid}/cmdline`).split('\0').join(' ').trim()
  return words && ` (${words.length > 80 ? `${words.slice(0, 79)}…` : words})`
}

function read(path: string): string {
  try {
    return readFileSync(path, 'utf8')
  } catch {
    return ''
  }
}
