import type { Notes } from './notes.ts'

/** The registry's bytes, with what changes whenever they do. */
export interface RegistryFile {
  readonly text: string
  readonly tag: string
}

/** Stored text of one release: the record, and signatures over exactly these bytes. */
interface ReleaseFile {
  readonly record: string
  readonly signatures: string
}

export interface NewRelease extends ReleaseFile {
  readonly module: string
  readonly version: string
  /** By path below the release's folder. */
  readonly files: ReadonlyMap<string, Uint8Array>
  readonly onProgress?: ((done: number, of: number) => void) | undefined
}

/** Store of releases and the registry, a folder or a bucket; every method may be called concurrently. */
export interface ModuleStore {
  /** Name of the place, for messages. */
  readonly address: string
  /** Null where there is none yet; 'same' when it is still what `since` names. */
  readRegistry(since?: string): Promise<RegistryFile | 'same' | null>
  /** Replaces what `before` names, and nothing else; false when another was faster. Keeps the replaced one as history. */
  swapRegistry(before: (RegistryFile & Revision) | null, next: { text: string } & Revision): Promise<boolean>
  /** The document of an earlier revision. */
  readHistory(revision: number): Promise<string | null>
  /** Versions that are there whole. */
  versions(module: string): Promise<string[]>
  readRelease(module: string, version: string): Promise<ReleaseFile | null>
  /** Appears whole or not at all, and once. `existing`: another release bears this version. */
  writeRelease(release: NewRelease): Promise<'written' | 'existing'>
  /** For keys that changed; the record itself never does. */
  writeSignatures(module: string, version: string, signatures: string): Promise<void>
  readFile(module: string, version: string, path: string): Promise<Uint8Array | null>
  /** A folder of this machine that holds the release's files. */
  folderOf(module: string, version: string): Promise<string>
  /** Path of a release's files below the store's root, as a web server or a bucket has them. */
  pathOf(module: string, version: string): Promise<string>
  removeRelease(module: string, version: string): Promise<void>
  /** Clears away what interrupted uploads left more than an hour ago; how many. */
  sweep(): Promise<number>
  /** Notes with the telemetry of releases. */
  readonly notes: Notes
}

interface Revision {
  readonly revision: number
}
