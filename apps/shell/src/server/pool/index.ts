export { createIncidents } from './incidents.ts'
export { openPool } from './open-pool.ts'
export type { RendererPool } from './renderer-pool.ts'
export { type OpenRenderer, rendererProcesses } from './renderer-process.ts'
