import type { Readable } from 'node:stream'

export interface TreeFile {
  /** With slashes, below the root. */
  readonly path: string
  readonly size: number
}

/** Headers that a bucket keeps with an object, and hands to browsers. */
export type KeptHeaders = Readonly<Record<string, string>>

interface TreeContent {
  readonly content: Readable
  /** None of a folder's. */
  readonly headers?: KeptHeaders | undefined
}

/** Files of a folder or of a bucket's prefix; none is ever in memory whole. */
export interface Tree {
  /** Name of the place, for messages. */
  readonly address: string
  readonly kind: 'folder' | 'bucket'
  list(): AsyncIterable<TreeFile>
  /** Undefined where there is no such file. */
  read(path: string): Promise<TreeContent | undefined>
  /** Whole or not at all. */
  write(path: string, content: Readable, headers?: KeptHeaders): Promise<void>
}
