import { defineCall, z } from '@galleria/platform-client'
import * as operations from '../../operations/media/media.ts'
import { CursorMetadata } from '../../schemas/paging.ts'

const Nothing = () => z.looseObject({})

const Plain = z.object({ id: z.string(), url: z.string(), filename: z.string() })
const Image = z.object({
  image: z.object({ ...Plain.shape, width: z.number(), height: z.number(), altText: z.string() }),
  /** From the left and from the top, 0 to 1. */
  focalPoint: z.nullish(z.object({ x: z.number(), y: z.number() })),
  blurColor: z.nullish(z.string()),
})

/** As the platform answers it. */
export const FileDescriptor = z.object({
  id: z.string(),
  displayName: z.string(),
  /** Null for a private file: `generateFileDownloadUrl` opens it. Of a picture, `?w=400|800|1600` is a smaller one. */
  url: z.nullish(z.string()),
  thumbnailUrl: z.nullish(z.string()),
  /** `media-root` outside of every folder. */
  parentFolderId: z.string(),
  hash: z.string(),
  /** Bytes. */
  sizeInBytes: z.string(),
  private: z.boolean(),
  /** `IMAGE`, `VECTOR`, `VIDEO`, `AUDIO`, `DOCUMENT` or `ARCHIVE`, by its bytes. */
  mediaType: z.string(),
  mimeType: z.string(),
  /** Set to `SECURE_DOCUMENT` for a private file that buyers get (wire §4.10). */
  fileType: z.optional(z.string()),
  media: z.object({
    image: z.optional(Image),
    vector: z.optional(Image),
    video: z.optional(
      z.object({
        ...Plain.shape,
        width: z.nullish(z.number()),
        height: z.nullish(z.number()),
        posters: z.array(z.object({ id: z.string(), url: z.string() })),
      }),
    ),
    audio: z.optional(Plain),
    document: z.optional(Plain),
    archive: z.optional(Plain),
  }),
  /** `READY`; `PENDING` and `FAILED` where it is made later. */
  operationStatus: z.string(),
  /** `OK`, or `DELETED` in the bin. */
  state: z.string(),
  labels: z.array(z.string()),
  createdDate: z.string(),
  updatedDate: z.string(),
})
/** One file of the shop's library. */
export type FileDescriptor = z.infer<typeof FileDescriptor>

const Folder = z.object({
  id: z.string(),
  displayName: z.string(),
  parentFolderId: z.string(),
  createdDate: z.string(),
  updatedDate: z.string(),
})
/** A folder of the library. */
export type Folder = z.infer<typeof Folder>

/** Type of a file, by its bytes. */
export type MediaType = 'IMAGE' | 'VECTOR' | 'VIDEO' | 'AUDIO' | 'DOCUMENT' | 'ARCHIVE'

const FileAnswer = () => z.object({ file: FileDescriptor })
const FolderAnswer = () => z.object({ folder: Folder })

/** Description of a file, sent before the file itself. */
export interface UploadRequest {
  /** `application/octet-stream` where nobody knows; its bytes decide in any case. */
  mimeType: string
  fileName?: string
  sizeInBytes?: string
  parentFolderId?: string
  /** Opened by links that end alone: digital goods, files for an import. Cannot be changed later. */
  private?: boolean
  labels?: string[]
  /** Width of a video, in pixels: the platform does not read videos. */
  width?: number
  height?: number
}

/**
 * Address for one file: send it with PUT, once and within the hour; `uploadFile` of `./media-upload` does both.
 * FILE_TYPE_NOT_TAKEN, FILE_TOO_LARGE, FOLDER_NOT_FOUND. Not in the wire reference: the hosted platform's site media.
 */
export const generateFileUploadUrl = /* @__PURE__ */ defineCall<UploadRequest, { uploadUrl: string }>(
  operations.generateFileUploadUrl,
  () => z.object({ uploadUrl: z.string() }),
)

/** One in the bin too; `withUses` tells the products that show or sell it (embedded platform). FILE_NOT_FOUND. */
export const getFileDescriptor = /* @__PURE__ */ defineCall<
  { fileId: string; withUses?: boolean },
  { file: FileDescriptor; usedBy?: { id: string; name: string }[] | undefined }
>(operations.getFileDescriptor, () =>
  z.object({
    file: FileDescriptor,
    usedBy: z.optional(z.array(z.object({ id: z.string(), name: z.string() }))),
  }),
)

/** Files by words of their names and alternative texts, the newest first unless told; public ones unless told. */
export const searchFiles = /* @__PURE__ */ defineCall<
  {
    search?: string
    /** `TRASH_ROOT` is the bin. */
    rootFolder?: 'MEDIA_ROOT' | 'TRASH_ROOT'
    /** In this folder itself; `media-root` is outside of every folder, and without it all folders are searched. */
    parentFolderId?: string
    mediaTypes?: MediaType[]
    labels?: string[]
    private?: boolean
    sort?: { fieldName: 'createdDate' | 'displayName' | 'sizeInBytes'; order?: 'ASC' | 'DESC' }
    cursorPaging?: { limit?: number; cursor?: string }
  },
  { files: FileDescriptor[]; pagingMetadata: z.infer<typeof CursorMetadata> }
>(
  operations.searchFiles,
  () => z.object({ files: z.array(FileDescriptor), pagingMetadata: CursorMetadata }),
  { repeatable: true },
)

/**
 * Says something else of a file. Products that show it follow, with an entry among the edits that can be taken back.
 * The poster of a film is a public picture of the library.
 */
export const updateFileDescriptor = /* @__PURE__ */ defineCall<
  {
    file: {
      id: string
      displayName?: string
      parentFolderId?: string
      labels?: string[]
      altText?: string | null
      focalPoint?: { x: number; y: number } | null
      posterFileId?: string | null
    }
  },
  { file: FileDescriptor }
>(operations.updateFileDescriptor, FileAnswer)

/** Into the bin for thirty days; all or none. FILE_IS_USED while products show or sell one (`data.fileIds`, `data.products`). */
export const bulkDeleteFiles = /* @__PURE__ */ defineCall<{ fileIds: string[] }, Record<string, unknown>>(
  operations.bulkDeleteFiles,
  Nothing,
)

/** Back from the bin. */
export const bulkRestoreFiles = /* @__PURE__ */ defineCall<{ fileIds: string[] }, Record<string, unknown>>(
  operations.bulkRestoreFiles,
  Nothing,
)

/** An address that opens a file, a private one too, until it ends: after ten hours unless told. */
export const generateFileDownloadUrl = /* @__PURE__ */ defineCall<
  { fileId: string; expirationInMinutes?: number },
  { downloadUrls: { assetKey: string; url: string }[] }
>(operations.generateFileDownloadUrl, () =>
  z.object({ downloadUrls: z.array(z.object({ assetKey: z.string(), url: z.string() })) }),
)

/** In another one, or beside all. FOLDER_NOT_FOUND. */
export const createFolder = /* @__PURE__ */ defineCall<
  { displayName: string; parentFolderId?: string },
  { folder: Folder }
>(operations.createFolder, FolderAnswer)

/** By name; of one folder, or all. */
export const listFolders = /* @__PURE__ */ defineCall<{ parentFolderId?: string }, { folders: Folder[] }>(
  operations.listFolders,
  () => z.object({ folders: z.array(Folder) }),
)

/** Gives it another name. FOLDER_NOT_FOUND. */
export const updateFolder = /* @__PURE__ */ defineCall<
  { folder: { id: string; displayName: string } },
  { folder: Folder }
>(operations.updateFolder, FolderAnswer)

/** Deletes folders; their content moves to the parent folder. */
export const bulkDeleteFolders = /* @__PURE__ */ defineCall<{ folderIds: string[] }, Record<string, unknown>>(
  operations.bulkDeleteFolders,
  Nothing,
)
