/** A metric: its name in OpenTelemetry, and what it measures. */
export interface Definition {
  readonly name: string
  readonly kind: 'histogram' | 'gauge' | 'counter'
  readonly unit: string
  readonly description: string
  /** Servers that have it. */
  readonly of: readonly ('shell' | 'platform')[]
  /** Upper bounds of a histogram's buckets. */
  readonly bounds?: readonly number[]
}

const both = ['shell', 'platform'] as const
const seconds = [0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10]

/** Every metric of our servers. Names are those of the semantic conventions where these have one. */
export const definitions = {
  requests: {
    name: 'http.server.request.duration',
    kind: 'histogram',
    unit: 's',
    description:
      'Time from the first byte of a request to the last of its answer, by route, method and class of status',
    of: both,
    bounds: seconds,
  },
  eventLoopDelay: {
    name: 'nodejs.eventloop.delay.p99',
    kind: 'gauge',
    unit: 's',
    description: 'Delay of the event loop since the last look, 99th percentile',
    of: both,
  },
  memory: {
    name: 'process.memory.usage',
    kind: 'gauge',
    unit: 'By',
    description: 'Resident memory of the process',
    of: both,
  },
  heap: {
    name: 'v8js.memory.heap.used',
    kind: 'gauge',
    unit: 'By',
    description: 'Memory of live and dead JavaScript objects',
    of: both,
  },
  connections: {
    name: 'db.client.connection.count',
    kind: 'gauge',
    unit: '{connection}',
    description: 'Connections to the database, by state: used or idle',
    of: ['platform'],
  },
  waiting: {
    name: 'db.client.connection.pending_requests',
    kind: 'gauge',
    unit: '{request}',
    description: 'Requests that wait for a free connection',
    of: ['platform'],
  },
  statements: {
    name: 'db.client.operation.duration',
    kind: 'histogram',
    unit: 's',
    description: 'Time from sending a statement to its last row, by its first word',
    of: ['platform'],
    bounds: seconds,
  },
  deliveries: {
    name: 'galleria.events.waiting',
    kind: 'gauge',
    unit: '{event}',
    description: 'Deliveries of events to webhooks that are due and not yet sent',
    of: ['platform'],
  },
  oldestDelivery: {
    name: 'galleria.events.oldest.age',
    kind: 'gauge',
    unit: 's',
    description: 'Time for which the oldest of them has been due',
    of: ['platform'],
  },
  jobLag: {
    name: 'galleria.job.lag',
    kind: 'gauge',
    unit: 's',
    description: 'Time by which a recurring job is overdue, by job',
    of: ['platform'],
  },
  indexSize: {
    name: 'galleria.search.index.size',
    kind: 'gauge',
    unit: '{product}',
    description: 'Products in the search index of this server',
    of: ['platform'],
  },
  indexLimit: {
    name: 'galleria.search.index.limit',
    kind: 'gauge',
    unit: '{product}',
    description: 'Products that the search index of this server may have when it starts',
    of: ['platform'],
  },
  indexAge: {
    name: 'galleria.search.index.age',
    kind: 'gauge',
    unit: 's',
    description: 'Time since this server last asked the database for changes of products',
    of: ['platform'],
  },
  revision: {
    name: 'galleria.registry.revision',
    kind: 'gauge',
    unit: '1',
    description: 'Revision of the registry that this shell serves',
    of: ['shell'],
  },
  renderers: {
    name: 'galleria.renderers',
    kind: 'gauge',
    unit: '{process}',
    description: 'Render processes, by state: warm or alive',
    of: ['shell'],
  },
  lostRenderers: {
    name: 'galleria.renderers.lost',
    kind: 'counter',
    unit: '{process}',
    description: 'Render processes that ended without being told to',
    of: ['shell'],
  },
} as const satisfies Record<string, Definition>

export type MetricName = keyof typeof definitions
