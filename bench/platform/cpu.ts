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
