import { type Built, readBuilt } from './read-build.ts'
import { readRemote } from './read-remote.ts'

export interface BuiltFolder {
  readonly module: string
  /** Folder with release.json, or with what another bundler wrote. */
  readonly from: string
  /** Path in `from` of the federation plugin's manifest: the record is made from it. */
  readonly manifest?: string | undefined
}

/** A build of the module, with its own record or with one made from the manifest. */
export function readFrom({ module, from, manifest }: BuiltFolder): Promise<Built> {
  return manifest === undefined ? readBuilt(from, module) : readRemote(from, manifest, module)
}
