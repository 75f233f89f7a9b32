import { readTraceparent } from '@galleria/observability'
import type { Tracing } from '@galleria/observability/tracing'
import type { Batch } from './batch.ts'

/** Records the load of a document, from its request to its largest paint, as a part of the trace that drew it. */
export function tracePageLoad(tracing: Pick<Tracing, 'record'>, batch: Batch, now: Date): void {
  const { lcp, ttfb, fcp } = batch.vitals
  const parent = readTraceparent(batch.trace)
  if (!parent?.isSampled || lcp === undefined) return
  const began = now.getTime() - batch.age
  tracing.record('load page', parent, new Date(began), new Date(began + lcp), {
    ...(batch.page && { 'http.route': batch.page.route, 'galleria.module': batch.page.module }),
    ...(ttfb !== undefined && { 'galleria.ttfb_ms': ttfb }),
    ...(fcp !== undefined && { 'galleria.fcp_ms': fcp }),
  })
}
