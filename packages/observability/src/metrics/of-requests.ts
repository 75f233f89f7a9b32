import type { Watcher } from '../request/index.ts'
import type { Metrics } from './open-metrics.ts'

/** Records each request by the pattern of its route, its method and the class of its status. */
export function requestMetrics(metrics: Metrics): Watcher {
  return {
    end({ method, route }, { status, milliseconds }) {
      metrics.record('requests', milliseconds / 1000, {
        'http.route': route ?? 'none',
        'http.request.method': method,
        'http.response.status_class': `${Math.floor(status / 100)}xx`,
      })
    },
  }
}
