/** An inner file of a pinned package in whose place another stands. */
export interface StandIn {
  /** Below `@module-federation/`. */
  readonly file: string
  /** Name in `runtime/`. */
  readonly by: string
}

/** Inner files of the federation run-time that `leanRuntime` leaves out; an upgrade is checked in `inner-files.test.ts`. */
export const standIns: readonly StandIn[] = [
  { file: 'webpack-bundler-runtime/dist/init.js', by: 'init' },
  { file: 'webpack-bundler-runtime/dist/remotes.js', by: 'absent' },
  { file: 'webpack-bundler-runtime/dist/getSharedFallbackGetter.js', by: 'absent' },
  { file: 'runtime-core/dist/plugins/snapshot/SnapshotHandler.js', by: 'absent' },
  { file: 'runtime-core/dist/utils/preload.js', by: 'absent' },
]
