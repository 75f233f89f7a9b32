import { randomUUID } from 'node:crypto'
import { ShopExport } from '@galleria/platform-client/entities/shop-exports'
import * as operations from '@galleria/platform-client/operations/shop-exports/shop-exports'
import { z } from 'zod'
import { applicationError } from '../../base/errors.ts'
import type { PlatformConfig } from '../../data/config.ts'
import { isUuid } from '../../data/query-language/values.ts'
import { isSigned, signedLink } from '../../data/signed-link.ts'
import { authorOf } from '../../http/author.ts'
import { authorNames } from '../../http/author-names.ts'
import { Nothing } from '../../http/openapi/shapes.ts'
import { type App, operation } from '../../http/route.ts'
import { expiryOf, isSilent } from './expiry.ts'
import { deleteExport, type ExportRow, findExport, insertExport, listExports } from './store.ts'
import { writeShop } from './write.ts'

const folder = '/_files/shop-exports'

/** Exports of the whole shop, for the owner alone: a link that ends after a day, and a file that is written as it is fetched. */
export function exportRoutes(app: App): void {
  operation(
    app,
    operations.createShopExport,
    { answer: z.object({ shopExport: ShopExport }) },
    async ({ db, config, clock, caller }) => {
      const { byType: createdByType, byId: createdById } = authorOf(caller)
      const row = await insertExport(db, {
        ...{ id: randomUUID(), createdByType, createdById, createdAt: clock.now() },
        ...{ status: 'READY', rows: 0, total: 0, updatedAt: null },
      })
      const names = await authorNames(db, [{ byId: createdById }])
      return { shopExport: view(config, row, names, clock.now()) }
    },
  )

  operation(
    app,
    operations.listShopExports,
    { answer: z.object({ shopExports: z.array(ShopExport) }) },
    async ({ db, config, clock }) => {
      const now = clock.now()
      const rows = await listExports(db, now)
      const authors = rows.map(({ createdById }) => ({ byId: createdById }))
      const names = await authorNames(db, authors)
      return { shopExports: rows.map((row) => view(config, row, names, now)) }
    },
  )

  operation(
    app,
    operations.deleteShopExport,
    { query: z.object({ shopExportId: z.guid() }), answer: Nothing },
    async ({ db, input: { shopExportId } }) => {
      if (!(await deleteExport(db, shopExportId)))
        throw applicationError(404, 'SHOP_EXPORT_NOT_FOUND', 'Export not found. Exports end after a day.')
      return {}
    },
  )

  app.get(`${folder}/:id`, async (c) => {
    const { db, config, clock } = c.var.services
    const id = c.req.param('id') ?? ''
    const { until, proof } = c.req.query()
    const isLink = isUuid(id) && isSigned(config, `${folder}/${id}`, { until, proof }, clock.now())
    const row = isLink ? await findExport(db, id) : undefined
    if (!row)
      throw applicationError(410, 'LINK_HAS_ENDED', 'This link is wrong or has expired. Request a new one.')
    const bytes = writeShop(c.var.services, id)
    const body = new ReadableStream<Uint8Array>({
      async pull(controller) {
        const { done, value } = await bytes.next()
        if (done) controller.close()
        else controller.enqueue(value)
      },
      async cancel() {
        await bytes.return(undefined)
      },
    })
    return c.body(body, 200, {
      'Content-Type': 'application/zip',
      'Content-Disposition': `attachment; filename="shop-${row.createdAt.toISOString().slice(0, 10)}.zip"`,
      'Cache-Control': 'private, no-store',
      'Referrer-Policy': 'no-referrer',
      'X-Content-Type-Options': 'nosniff',
    })
  })
}

function view(config: PlatformConfig, row: ExportRow, names: ReadonlyMap<string, string>, now: Date) {
  const { id, status, rows, total, createdByType, createdById, createdAt, updatedAt } = row
  const expiresAt = expiryOf(createdAt)
  return {
    ...{ id, rows: Number(rows), total: Number(total) },
    status: status === 'RUNNING' && isSilent(updatedAt, now) ? 'STOPPED' : status,
    createdBy: { type: createdByType, id: createdById, name: names.get(createdById) ?? null },
    createdDate: createdAt.toISOString(),
    expirationDate: expiresAt.toISOString(),
    url: signedLink(config, `${folder}/${id}`, expiresAt),
  }
}
