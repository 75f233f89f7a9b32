export { tellWorker } from '../offline/tell-worker.ts'
export { joinTrace } from './join-trace.ts'
