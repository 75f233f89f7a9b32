export type { Delivery } from './delivery.ts'
export { type FrontendDiscovery, frontendDiscovery } from './discovery/frontend-discovery.ts'
export { DeliveryFault } from './fault.ts'
export { GateFault, type Verdict } from './gates/gate.ts'
export { newKey, publicText } from './keys/key-text.ts'
export { publicPath } from './keys/ring.ts'
export { type Trust, trustOf } from './keys/signature.ts'
export { openDelivery, openRegistry } from './open.ts'
export { type Preview, previewParameter, readPreview } from './preview/link.ts'
export type { Canary, Change, RegistryDocument } from './registry/document.ts'
export { type Revision, readHistory } from './registry/history.ts'
export {
  createRegistryReader,
  type ReaderOptions,
  type RegistryReader,
  type RegistrySnapshot,
  type Release,
} from './registry/reader.ts'
export { isInRollout, type Rollout } from './rollout/assign.ts'
export { type Judgement, judge, type Rules, type Seen, usualRules } from './rollout/judge.ts'
export { compress } from './store/compress.ts'
export { integrityOf } from './store/integrity.ts'
export { openStore } from './store/open-store.ts'
export type { ModuleStore } from './store/store.ts'
export { canary, promote } from './traffic/canary.ts'
export { type DeployInput, deploy } from './traffic/deploy.ts'
export type { Deployed } from './traffic/move.ts'
export { pause } from './traffic/pause.ts'
export { type RollbackInput, rollback } from './traffic/rollback.ts'
