export { joinTrace } from './collecting/join-trace.ts'
export { tellWorker } from './offline/tell-worker.ts'
