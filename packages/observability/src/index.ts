export { createLog, type Entry, type Level, type Log, levels } from './log/index.ts'
export {
  type CallWatcher,
  currentRequest,
  during,
  forNobody,
  headersOfRequest,
  newTrace,
  type Outcome,
  type OutgoingCall,
  passOn,
  readTraceparent,
  requestIdFrom,
  type Seen,
  seenOf,
  type TraceContext,
  type Watcher,
  watchRequests,
  writeTraceparent,
} from './request/index.ts'
export { type SamplerName, samplerNames } from './sampling.ts'
