import type { ReleaseRecord } from '@galleria/federation'
import type { ModuleEntry, Reference } from '../registry/document.ts'
import type { Rollout } from '../rollout/assign.ts'

/** A release as a shell runs it; every file is to be checked against `description.integrity` before it is used. */
export interface Release {
  readonly name: string
  readonly version: string
  readonly folder: string
  /** Path of its files below the store's root. */
  readonly path: string
  readonly description: ReleaseRecord
}

export interface CanaryRelease {
  readonly release: Release
  readonly rollout: Rollout
}

/** Releases served at one moment; the same object until something changes. */
export interface RegistrySnapshot {
  readonly revision: number
  /** Releases for visitors who are in no rollout. */
  readonly modules: ReadonlyMap<string, Release>
  /** Rollouts that run: what their share of visitors gets in the place of `modules`. */
  readonly canaries: ReadonlyMap<string, CanaryRelease>
  /** Extensions that are turned off, as `<module>.<slot>`. */
  readonly extensionsOff: ReadonlySet<string>
  /**
   * Release that may run in the place of those that cannot: the live one, else the last good one; null when none is left that
   * can be had. Never rejects.
   */
  instead(module: string, without: readonly string[]): Promise<Release | null>
}

/** Release that a channel shows of a module; others than production overlay it, and have no canaries. */
export function inChannel(
  { live, canary, channels }: ModuleEntry,
  channel: string,
): { readonly meant: Reference | null; readonly canary: ModuleEntry['canary'] } {
  if (channel === 'production') return { meant: live, canary: canary?.state === 'running' ? canary : null }
  return { meant: channels[channel] ?? live, canary: null }
}
