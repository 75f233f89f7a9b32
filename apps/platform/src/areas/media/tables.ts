import type { ColumnType } from 'kysely'

export type MediaType = 'IMAGE' | 'VECTOR' | 'VIDEO' | 'AUDIO' | 'DOCUMENT' | 'ARCHIVE'

export interface FocalPoint {
  /** From the left and from the top, 0 to 1. */
  readonly x: number
  readonly y: number
}

export interface MediaTables {
  mediaFolders: {
    id: string
    displayName: string
    parentFolderId: string | null
    createdAt: Date
    updatedAt: Date
  }
  mediaFiles: {
    id: string
    displayName: string
    /** Lower case; what a search goes by. */
    nameKey: string
    parentFolderId: string | null
    mediaType: MediaType
    /** Type that its bytes show, whatever the sender said. */
    mimeType: string
    extension: string
    sizeInBytes: number
    /** SHA-256 of what is served, in hex. */
    hash: string
    /** Opened by signed links that end, and by nothing else. */
    private: boolean
    width: number | null
    height: number | null
    altText: string | null
    focalPoint: ColumnType<FocalPoint | null>
    blurColor: string | null
    /** Still picture of a film: another file. */
    posterFileId: string | null
    labels: ColumnType<string[]>
    createdAt: Date
    updatedAt: Date
    /** Date of the move to the bin; the bytes stay for a while. */
    deletedAt: Date | null
  }
  mediaUploads: {
    /** Id of the file that is to come. */
    id: string
    fileName: string
    mimeType: string
    parentFolderId: string | null
    private: boolean
    labels: ColumnType<string[]>
    /** Size of a film, as its sender says: nothing here reads films. */
    width: number | null
    height: number | null
    expiresAt: Date
    /** End of the current sender's lease. */
    leasedUntil: Date | null
    createdAt: Date
  }
}

/** A picture, film, sound or file of a product, as stored; addresses are made when it is answered. */
export interface StoredMedia {
  readonly id: string
  readonly mediaType: 'image' | 'video' | 'audio' | 'document' | 'zip'
  readonly title?: string
  readonly altText?: string
  /** Path below the platform's `/media/`, e.g. `3f…e1.svg`. */
  readonly file: string
  /** Still picture of a film. */
  readonly poster?: string
  readonly width: number
  readonly height: number
  readonly focalPoint?: { readonly x: number; readonly y: number }
  readonly blurColor?: string
}
