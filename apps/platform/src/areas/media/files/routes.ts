import * as operations from '@galleria/platform-client/operations/media/media'
import { z } from 'zod'
import { applicationError } from '../../../base/errors.ts'
import { flag } from '../../../base/query.ts'
import { isUuid } from '../../../data/query-language/values.ts'
import { isSigned, signedLink } from '../../../data/signed-link.ts'
import { CursorMetadata, Nothing } from '../../../http/openapi/shapes.ts'
import { type App, operation } from '../../../http/route.ts'
import { binFiles, changeFile, unbinFiles } from './change.ts'
import { folderIdOf } from './folders.ts'
import { FileSearch } from './input.ts'
import { kindOf, largest, TAKEN } from './kinds.ts'
import { sendFile } from './serve.ts'
import { tooLarge } from './spool.ts'
import { findUses } from './store/change.ts'
import { findFile } from './store/find.ts'
import { searchFiles } from './store/search.ts'
import { openUpload, receiveUpload, uploadFolder } from './upload.ts'
import { FileDescriptor, fileView } from './view.ts'

const downloadFolder = '/_files/media'
const MINUTE = 60_000

const Labels = z.array(z.string().trim().min(1).max(200)).max(100)
const Pixels = z.int().min(1).max(20_000)
const Ids = z.array(z.guid()).min(1).max(1000)
const FileAnswer = z.object({ file: FileDescriptor })

/** The shop's library of files, in the words of the hosted platform's media. */
export function fileRoutes(app: App): void {
  app.put(`${uploadFolder}/:id`, receiveUpload)

  app.get(`${downloadFolder}/:id`, async (c) => {
    const { db, config, clock } = c.var.services
    const id = c.req.param('id')
    const given = { until: c.req.query('until'), proof: c.req.query('proof') }
    if (!isUuid(id) || !isSigned(config, `${downloadFolder}/${id}`, given, clock.now()))
      throw applicationError(403, 'LINK_NOT_VALID', 'This link is wrong or has expired. Request a new one.')
    const row = await findFile(db, id, { deleted: true })
    return sendFile(c, row, { download: row.displayName, secret: true })
  })

  operation(
    app,
    operations.generateFileUploadUrl,
    {
      body: z.object({
        mimeType: z.string().min(1).max(200),
        fileName: z.string().min(1).max(1000).default('file'),
        sizeInBytes: z
          .union([
            z.string().regex(/^\d{1,15}$/, { error: 'must be a whole number such as 12' }),
            z.int().min(0),
          ])
          .transform(Number)
          .optional(),
        parentFolderId: z.string().max(100).optional(),
        private: z.boolean().default(false),
        labels: Labels.default([]),
        // Ours: of a film, as its page says.
        width: Pixels.optional(),
        height: Pixels.optional(),
      }),
      answer: z.object({ uploadUrl: z.string() }),
    },
    async (call) => {
      const { mimeType, sizeInBytes, parentFolderId, width, height, ...rest } = call.input
      const kind = kindOf(mimeType)
      // Some browsers know no type of a file; its bytes will tell.
      if (!kind && mimeType !== 'application/octet-stream')
        throw applicationError(
          400,
          'FILE_TYPE_NOT_TAKEN',
          `The file type ${mimeType} isn't supported. Supported types: ${TAKEN}.`,
        )
      if (kind && sizeInBytes !== undefined && sizeInBytes > largest[kind.mediaType])
        throw tooLarge(largest[kind.mediaType])
      const folder = await folderIdOf(call.db, parentFolderId)
      const size = { width: width ?? null, height: height ?? null }
      return openUpload(call, { ...rest, ...size, mimeType, parentFolderId: folder })
    },
  )

  operation(
    app,
    operations.getFileDescriptor,
    {
      query: z.object({ fileId: z.string(), withUses: flag.optional() }),
      // Ours: `usedBy`, where it is asked for.
      answer: FileAnswer.extend({
        usedBy: z.array(z.object({ id: z.guid(), name: z.string() })).optional(),
      }),
    },
    async ({ db, config, input }) => {
      const row = await findFile(db, input.fileId, { deleted: true })
      const file = fileView(config, row)
      if (!input.withUses) return { file }
      const uses = (await findUses(db, [row.id])).get(row.id) ?? []
      const named = new Map(uses.map(({ productId, name }) => [productId, name]))
      return { file, usedBy: [...named].map(([id, name]) => ({ id, name })) }
    },
  )

  operation(
    app,
    operations.searchFiles,
    {
      body: FileSearch,
      answer: z.object({ files: z.array(FileDescriptor), pagingMetadata: CursorMetadata }),
      partly: 'Paging works as in the other lists of this platform.',
    },
    async (call) => {
      const { pageRows, metadata } = await searchFiles(call, call.input)
      return { files: pageRows.map((row) => fileView(call.config, row)), pagingMetadata: metadata }
    },
  )

  operation(
    app,
    operations.updateFileDescriptor,
    {
      body: z.object({
        file: z.object({
          id: z.string(),
          displayName: z.string().min(1).max(200).optional(),
          parentFolderId: z.string().max(100).optional(),
          labels: Labels.optional(),
          altText: z.string().max(1000).nullable().optional(),
          focalPoint: z
            .object({ x: z.number().min(0).max(1), y: z.number().min(0).max(1) })
            .nullable()
            .optional(),
          posterFileId: z.guid().nullable().optional(),
        }),
      }),
      answer: FileAnswer,
    },
    async (call) => {
      const { id, ...changes } = call.input.file
      return { file: fileView(call.config, await changeFile(call, id, changes)) }
    },
  )

  operation(
    app,
    operations.bulkDeleteFiles,
    { body: z.object({ fileIds: Ids }), answer: Nothing },
    async ({ db, clock, input: { fileIds } }) => {
      await binFiles(db, fileIds, clock.now())
      return {}
    },
  )

  operation(
    app,
    operations.bulkRestoreFiles,
    { body: z.object({ fileIds: Ids }), answer: Nothing },
    async ({ db, input: { fileIds } }) => {
      await unbinFiles(db, fileIds)
      return {}
    },
  )

  operation(
    app,
    operations.generateFileDownloadUrl,
    {
      body: z.object({ fileId: z.string(), expirationInMinutes: z.int().min(1).max(525_600).default(600) }),
      answer: z.object({ downloadUrls: z.array(z.object({ assetKey: z.string(), url: z.string() })) }),
    },
    async ({ db, config, clock, input }) => {
      const { id } = await findFile(db, input.fileId)
      const until = new Date(clock.now().getTime() + input.expirationInMinutes * MINUTE)
      const at = { ...config, publicUrl: config.mediaUrl ?? config.publicUrl }
      return {
        downloadUrls: [{ assetKey: 'src', url: signedLink(at, `${downloadFolder}/${id}`, until) }],
      }
    },
  )
}
