import { setTimeout as pause } from 'node:timers/promises'

/** Milliseconds of processor time, which other work on the machine does not change as it changes the clock's. */
export interface ProcessorTime {
  /** Milliseconds of the work as a whole, on all threads. */
  readonly whole: number
  /** Milliseconds of the longest stretch for which nothing else was answered. */
  readonly behind: number
}

/** Does the work, and meanwhile asks again and again for something that is answered at once. */
export async function processorTimeOf(
  work: () => Promise<unknown>,
  beside: () => Promise<unknown>,
): Promise<ProcessorTime> {
  let behind = 0
  let done = false
  const began = process.cpuUsage()
  const pending = work().finally(() => {
    done = true
  })
  while (!done) {
    const asked = process.threadCpuUsage()
    await beside()
    await pause(1)
    behind = Math.max(behind, inMilliseconds(process.threadCpuUsage(asked)))
  }
  await pending
  return { whole: inMilliseconds(process.cpuUsage(began)), behind }
}

/** The same up to three times: a collection of garbage is nobody's. The least counts. */
export async function cheapest(
  measure: () => Promise<ProcessorTime>,
  { whole, behind }: ProcessorTime,
): Promise<ProcessorTime> {
  let best = await measure()
  for (let again = 0; again < 2 && (best.whole > whole || best.behind > behind); again += 1) {
    const next = await measure()
    best = { whole: Math.min(best.whole, next.whole), behind: Math.min(best.behind, next.behind) }
  }
  return best
}

const inMilliseconds = ({ user, system }: NodeJS.CpuUsage) => (user + system) / 1000
