import type { ModuleFederationRuntimePlugin } from '@module-federation/runtime'

/** A remote that did not load, with every address of it that this page has tried, the latest last. */
export interface FailedRemote {
  readonly name: string
  readonly tried: readonly string[]
}

export interface FallBackOptions {
  /** Address of an entry or manifest to run instead; `null` where there is none, and the error stands. */
  readonly instead: (failed: FailedRemote, error: unknown) => Promise<string | null>
}

/** Runtime plugin for any federation host: another release of a remote runs in the place of one that does not load. */
export function fallBack({ instead }: FallBackOptions): ModuleFederationRuntimePlugin {
  const tried = new Map<string, string[]>()
  return {
    name: 'galleria:fall-back',
    async errorLoadRemote({ id, error, lifecycle, remote, origin }) {
      if (lifecycle !== 'onLoad' || !remote) return
      const { name, entry } = remote
      const addresses = [...(tried.get(name) ?? []), entry]
      tried.set(name, addresses)
      const other = await instead({ name, tried: addresses }, error)
      if (!other || addresses.includes(other)) return
      origin.registerRemotes([{ name, entry: other }], { force: true })
      return origin.loadRemote(id)
    },
  }
}
