export { type Definition, definitions, type MetricName } from './definitions.ts'
export { observeProcess } from './of-process.ts'
export { requestMetrics } from './of-requests.ts'
export { type Metrics, type MetricsOptions, openMetrics, type Reading } from './open-metrics.ts'
