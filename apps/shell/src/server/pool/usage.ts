import { execFile } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { promisify } from 'node:util'

/** Processor time and memory of a process. */
export interface Usage {
  /** Milliseconds of processor time of its main thread; of all its threads where the system does not tell them apart. */
  readonly cpu: number
  /** Bytes of memory that it holds. */
  readonly memory: number
}

const PAGE = 4096

/** Usage of a process that may have ended: null then. */
export async function usageOf(pid: number): Promise<Usage | null> {
  if (process.platform !== 'linux') return fromPs(pid)
  try {
    // Files of the kernel are in memory: reading them waits for nothing.
    const cpu = Number(readFileSync(`/proc/${pid}/schedstat`, 'utf8').split(' ')[0]) / 1e6
    return { cpu, memory: Number(readFileSync(`/proc/${pid}/statm`, 'utf8').split(' ')[1]) * PAGE }
  } catch {
    return null
  }
}

/** `ps` of POSIX: `[[dd-]hh:]mm:ss`, on macOS with hundredths, and kilobytes. */
async function fromPs(pid: number): Promise<Usage | null> {
  try {
    const { stdout } = await promisify(execFile)('ps', ['-o', 'time=,rss=', '-p', String(pid)])
    const [time = '', kilobytes] = stdout.trim().split(/\s+/)
    const parts = time.split(/[-:]/).reverse().map(Number)
    const [seconds = 0, minutes = 0, hours = 0, days = 0] = parts
    return {
      cpu: (seconds + 60 * (minutes + 60 * (hours + 24 * days))) * 1000,
      memory: Number(kilobytes) * 1024,
    }
  } catch {
    return null
  }
}
