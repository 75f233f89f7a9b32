export { type CheckEntriesOptions, checkEntries } from './check-entries.ts'
export { type CheckManifestEntriesOptions, checkManifestEntries } from './check-manifest-entries.ts'
export { type FailedRemote, type FallBackOptions, fallBack } from './fall-back.ts'
export { lendRuntime } from './lend-runtime.ts'
