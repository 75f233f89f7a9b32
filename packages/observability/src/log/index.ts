export { type Entry, type Level, type Log, levels } from './entry.ts'
export { createLog } from './log.ts'
