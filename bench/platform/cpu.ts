import { readdirSync, readFileSync } from 'node:fs'

/** Kernel ticks are hundredths of a second on every Linux that runs this. */
const TICK_MS = 10

interface Process {
  readonly pid: number
  readonly parent: number
  /** Milliseconds of processor, its ended children included. */
  readonly cpu: number
}

/** Milliseconds of processor that a process and all below it have used so far (proc(5)). */
export function cpuOf(root: number): number {
  const all = processes()
  const below = (parent: number): number =>
    all.filter((each) => each.parent === parent).reduce((sum, each) => sum + each.cpu + below(each.pid), 0)
  return (all.find(({ pid }) => pid === root)?.cpu ?? 0) + below(root)
}

/** Milliseconds of processor of this process alone, without those it has started. */
export function ownCpuOf(pid: number): number {
  const stat = readFileSync(`/proc/${pid}/stat`, 'utf8')
  const [user = 0, system = 0] = stat
    .slice(stat.lastIndexOf(')') + 2)
    .split(' ')
    .slice(11, 13)
    .map(Number)
  return (user + system) * TICK_MS
}

/** Megabytes of memory that a process holds. */
export function memoryOf(pid: number): number {
  const kilobytes = /^VmRSS:\s+(\d+)/m.exec(readFileSync(`/proc/${pid}/status`, 'utf8'))?.[1]
  return Number(kilobytes) / 1024
}

function processes(): readonly Process[] {
  return readdirSync('/proc')
    .filter((name) => /^\d+$/.test(name))
    .flatMap((name): Process[] => {
      try {
        const stat = readFileSync(`/proc/${name}/stat`, 'utf8')
        // The command in brackets may hold anything, spaces too.
        const fields = stat.slice(stat.lastIndexOf(')') + 2).split(' ')
        const [user = 0, system = 0, childUser = 0, childSystem = 0] = fields.slice(11, 15).map(Number)
        const ticks = user + system + childUser + childSystem
        return [{ pid: Number(name), parent: Number(fields[1]), cpu: ticks * TICK_MS }]
      } catch {
        return []
      }
    })
}
