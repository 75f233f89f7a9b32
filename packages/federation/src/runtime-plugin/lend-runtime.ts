import federation from '@module-federation/webpack-bundler-runtime'
import { initContainerEntry } from '@module-federation/webpack-bundler-runtime/dist/initContainerEntry.js'

declare global {
  var __galleria_federation_1: unknown
}

/**
 * Lends the page's copy of the federation run-time to modules, which are built without one (decision 0061). Call it once
 * before the first module loads, in the shell or in any other federation host.
 */
export function lendRuntime(): void {
  // A host's own copy lacks what only those that expose something need.
  globalThis.__galleria_federation_1 = {
    ...federation,
    bundlerRuntime: { ...federation.bundlerRuntime, initContainerEntry },
  }
}
