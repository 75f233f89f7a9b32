export { createMarks, MARK_SIZE, TIMER } from './marks.ts'
export { serveRenderer } from './renderer.ts'
