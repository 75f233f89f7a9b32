export { DeliveryFault } from './fault.ts'
export type { RegistryDocument } from './registry/document.ts'
export {
  createRegistryReader,
  type ReaderOptions,
  type RegistryReader,
  type RegistrySnapshot,
} from './registry/reader.ts'
export { type Deployed, type DeployInput, deploy } from './release/deploy.ts'
export { type RollbackInput, rollback } from './release/rollback.ts'
export { compress } from './store/compress.ts'
export { integrityOf } from './store/integrity.ts'
export type { Release } from './store/read-release.ts'
