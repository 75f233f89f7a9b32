import { type SharedModules, shareScopeOf } from './share-scope.ts'

declare global {
  /** Run-time that modules are built without; the number is the version of the agreement (decision 0061). */
  var __galleria_federation_1: unknown
}

/** Parts of a bundler's run-time that are used here, as rspack names them. */
interface BundlerRequire {
  /** Modules by id. */
  readonly m: Record<string, (module: { exports: object }) => void>
  S: object
  readonly consumesLoadingData: {
    /** Ids of shared modules that a chunk needs. */
    readonly chunkMapping?: Readonly<Record<string, readonly string[]>>
    readonly moduleIdToConsumeDataMapping?: Readonly<Record<string, { readonly shareKey: string }>>
  }
}

interface Consumer {
  readonly webpackRequire: BundlerRequire
  /** By id: 0 where it is there, else the promise of it. */
  readonly installedModules: Record<string, unknown>
}

interface ChunkConsumer extends Consumer {
  readonly chunkId: string
  readonly promises: unknown[]
}

interface InitialConsumer extends Consumer {
  readonly initialConsumes: readonly string[]
}

/**
 * Gives modules the page's shared libraries. Every version is the shell's, and the gates compared it at the release, so
 * nothing is negotiated here (decision 0380). Call it once before the first module loads.
 */
export function lendSharing(shared: SharedModules): void {
  const scopes = { default: shareScopeOf(shared) }

  function install({ webpackRequire, installedModules }: Consumer, id: string): unknown {
    const { shareKey = '' } = webpackRequire.consumesLoadingData.moduleIdToConsumeDataMapping?.[id] ?? {}
    const define = (library: () => object) => {
      installedModules[id] = 0
      webpackRequire.m[id] = (module) => {
        module.exports = library()
      }
    }
    const { lib, load } = shared[shareKey] ?? {}
    if (lib) return define(lib)
    // Fail only what uses it: the rest of the module runs.
    if (!load) return define(() => missing(shareKey))
    installedModules[id] = load().then(
      (library) => define(() => library),
      (error: unknown) => {
        delete installedModules[id]
        throw error
      },
    )
    return installedModules[id]
  }

  globalThis.__galleria_federation_1 = {
    runtime: { createInstance: ({ name }: { readonly name: string }) => ({ name }) },
    bundlerRuntime: {
      S: scopes,
      I: () => true,
      initContainerEntry({ webpackRequire }: Consumer) {
        webpackRequire.S = scopes
      },
      installInitialConsumes(consumer: InitialConsumer) {
        for (const id of consumer.initialConsumes) install(consumer, id)
      },
      consumes(consumer: ChunkConsumer) {
        const { chunkId, promises, installedModules, webpackRequire } = consumer
        for (const id of webpackRequire.consumesLoadingData.chunkMapping?.[chunkId] ?? [])
          promises.push(id in installedModules ? installedModules[id] : install(consumer, id))
      },
    },
  }
}

function missing(name: string): never {
  throw new Error(`This shell shares no ${name}: build the module against the shell it is released to`)
}
