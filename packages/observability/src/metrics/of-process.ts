import { monitorEventLoopDelay } from 'node:perf_hooks'
import type { Metrics } from './open-metrics.ts'

/** Milliseconds between two looks at the event loop. */
const RESOLUTION = 20

/**
 * Observes this process: event loop and memory.
 * @returns stops it
 */
export function observeProcess(metrics: Metrics): () => void {
  const delay = monitorEventLoopDelay({ resolution: RESOLUTION })
  delay.enable()
  metrics.observe('eventLoopDelay', () => {
    const value = Math.max(0, delay.percentile(99) / 1e9 - RESOLUTION / 1e3)
    delay.reset()
    return [{ value }]
  })
  metrics.observe('memory', () => [{ value: process.memoryUsage.rss() }])
  metrics.observe('heap', () => [{ value: process.memoryUsage().heapUsed }])
  return () => void delay.disable()
}
