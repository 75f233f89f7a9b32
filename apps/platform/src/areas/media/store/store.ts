import type { Readable } from 'node:stream'

/** Both included. */
export interface Range {
  readonly from: number
  readonly to: number
}

/** Storage of uploaded files: a folder, or a bucket. Names are ours: letters, digits, hyphens and one dot. */
export interface MediaStore {
  /** Takes what lies at `path`; whole or not at all, in the place of what had the name. */
  put(name: string, path: string): Promise<void>
  /** Undefined where there is no such file. */
  open(name: string, range?: Range): Promise<Readable | undefined>
  /** Deletes a file; a missing one is no error. */
  remove(name: string): Promise<void>
}
