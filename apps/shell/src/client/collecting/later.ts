import type { Boot } from '../../common/boot.ts'
import { keepForOffline } from '../offline/keep-for-offline.ts'
import { joinTrace } from './join-trace.ts'

/** Begins what no page needs at once; answers the server's span of this document, where it was recorded. */
export function begin(boot: Boot): string | undefined {
  const [navigation] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[]
  const trace = navigation?.serverTiming?.find(({ name }) => name === 'traceparent')?.description
  if (trace) joinTrace(boot, trace)
  keepForOffline()
  return trace
}
