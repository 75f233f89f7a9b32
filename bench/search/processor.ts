import { readdirSync, readFileSync } from 'node:fs'

/** Milliseconds that all threads of these processes have run, to the nanosecond: ticks are too coarse for one call. */
export function processorOf(pids: readonly number[]): number {
  return pids.reduce((sum, pid) => sum + threadsOf(pid).reduce((all, ran) => all + ran, 0), 0)
}

function threadsOf(pid: number): number[] {
  const folder = `/proc/${pid}/task`
  return names(folder).map((thread) => {
    try {
      return Number(readFileSync(`${folder}/${thread}/schedstat`, 'utf8').split(' ')[0]) / 1e6
    } catch {
      return 0
    }
  })
}

/** The process and those that it has started. */
export function family(root: number): number[] {
  const parents = names('/proc')
    .filter((name) => /^\d+$/.test(name))
    .flatMap((name) => {
      try {
        const stat = readFileSync(`/proc/${name}/stat`, 'utf8')
        // The command in brackets may hold anything, spaces too.
        const [, parent] = stat.slice(stat.lastIndexOf(')') + 2).split(' ')
        return [{ pid: Number(name), parent: Number(parent) }]
      } catch {
        return []
      }
    })
  const below = (parent: number): number[] =>
    parents.flatMap((each) => (each.parent === parent ? [each.pid, ...below(each.pid)] : []))
  return [root, ...below(root)]
}

function names(folder: string): string[] {
  try {
    return readdirSync(folder)
  } catch {
    return []
  }
}
