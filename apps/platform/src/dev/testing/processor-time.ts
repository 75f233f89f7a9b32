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

/** The same of work that nothing else is answered beside. */
export async function processorTimeAlone(work: () => unknown): Promise<ProcessorTime> {
  const began = process.cpuUsage()
  await work()
  return { whole: inMilliseconds(process.cpuUsage(began)), behind: 0 }
}

/**
 * The cost, if it stays above the limits in three measurements; undefined if the work is cheap.
 * Garbage collection belongs to nobody, so the least of the three counts. A slow machine, or one with other work,
 * gets longer limits: as much longer as it takes to put a known text into order.
 */
export async function costAbove(
  limits: ProcessorTime,
  measure: () => Promise<ProcessorTime>,
): Promise<ProcessorTime | undefined> {
  let least: ProcessorTime = { whole: Number.POSITIVE_INFINITY, behind: Number.POSITIVE_INFINITY }
  for (let attempt = 0; attempt < 3; attempt += 1) {
    const next = await measure()
    least = { whole: Math.min(least.whole, next.whole), behind: Math.min(least.behind, next.behind) }
    if (isWithin(least, limits, 1) || isWithin(least, limits, slowness())) return undefined
  }
  return least
}

const isWithin = ({ whole, behind }: ProcessorTime, limits: ProcessorTime, factor: number) =>
  whole <= limits.whole * factor && behind <= limits.behind * factor

/** Marks that Unicode orders by comparing each with those before it. */
const UNORDERED = '\u0f71\u0f72'.repeat(7_500)
/** Milliseconds that ordering takes on the machine for which the limits were set. */
const USUAL = 25

/** How many times longer than usual this machine takes at this moment; at least 1. */
function slowness(): number {
  const began = process.threadCpuUsage()
  UNORDERED.normalize()
  return Math.max(1, inMilliseconds(process.threadCpuUsage(began)) / USUAL)
}

const inMilliseconds = ({ user, system }: NodeJS.CpuUsage) => (user + system) / 1000
