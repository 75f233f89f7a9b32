import { type Db, jsonb } from '../../../../data/database.ts'
import type { ProcessedFile } from '../make.ts'

interface About {
  readonly id: string
  readonly fileName: string
  readonly private: boolean
  readonly parentFolderId: string | null
  readonly labels: readonly string[]
}

/** The row of a file whose bytes lie in the store already. */
export async function insertFile(db: Db, about: About, made: ProcessedFile, date: Date): Promise<void> {
  const { id, fileName } = about
  await db
    .insertInto('mediaFiles')
    .values({
      ...{ id, displayName: fileName, nameKey: fileName.toLowerCase(), private: about.private },
      ...{ parentFolderId: about.parentFolderId, mediaType: made.mediaType, mimeType: made.mimeType },
      ...{ extension: made.extension, sizeInBytes: made.size, hash: made.hash, width: made.width },
      ...{ height: made.height, blurColor: made.blurColor, altText: null, focalPoint: null },
      ...{ posterFileId: null, labels: jsonb([...about.labels]), createdAt: date, updatedAt: date },
      deletedAt: null,
    })
    .execute()
}
