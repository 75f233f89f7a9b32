export { ATTRIBUTION_SIZE, createAttribution, TIMER } from './attribution.ts'
export { serveRenderer } from './renderer.ts'
