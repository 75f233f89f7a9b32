import { applicationError } from '../../../base/errors.ts'
import { later } from '../../../base/later.ts'
import type { PlatformConfig } from '../../../data/config.ts'
import type { Trx } from '../../../data/database.ts'
import { isUuid } from '../../../data/query-language/values.ts'
import type { Services } from '../../../data/services.ts'
import { isSigned, signedLink } from '../../../data/signed-link.ts'
import type { App } from '../../../http/route.ts'
import { fileId } from '../../catalog/index.ts'
import { findFile, sendFile } from '../../media/index.ts'
import { downloadsLetter } from '../letters/downloads.ts'
import { notifyBuyer } from '../letters/notify-buyer.ts'
import { nameOf } from '../lines/lines.ts'
import type { OrderRow } from '../read/order-view.ts'
import { findOrderById } from '../store.ts'
import type { OrderDocument } from '../tables.ts'
import { findDigitalFile, findDigitalFiles } from './store.ts'

const LIFE_SECONDS = 30 * 86_400
const fileOf = (orderId: string, lineId: string) => `/_hosted/downloads/${orderId}/${lineId}`

export function downloadLink(
  config: PlatformConfig,
  orderId: string,
  lineId: string,
  expiresAt: Date,
): string {
  return signedLink(config, fileOf(orderId, lineId), expiresAt)
}

/** Files that were bought, each by a link of its own that ends; undefined where none was. */
export async function linkDownloads(
  trx: Trx,
  { config, clock }: Pick<Services, 'config' | 'clock'>,
  order: OrderRow,
): Promise<OrderDocument['lineItems'] | undefined> {
  const digital = order.document.lineItems.filter(({ itemType }) => itemType?.preset === 'DIGITAL')
  const ids = digital.flatMap(({ catalogReference }) => catalogReference?.catalogItemId ?? []).filter(isUuid)
  if (ids.length === 0) return undefined
  const products = await findDigitalFiles(trx, ids)
  const date = clock.now()
  const expiresAt = later(date, LIFE_SECONDS)
  const links: { name: string; link: string }[] = []
  const lineItems = order.document.lineItems.map((line) => {
    const product = products.find(({ id }) => id === line.catalogReference?.catalogItemId)
    if (!product?.digitalFile || !digital.includes(line)) return line
    const link = downloadLink(config, order.id, line.id, expiresAt)
    links.push({ name: nameOf(line), link })
    return {
      ...line,
      digitalFile: {
        fileId: fileId(product.digitalFile),
        link,
        expirationDate: expiresAt.toISOString(),
      },
    }
  })
  if (links.length === 0) return undefined
  await notifyBuyer(trx, { config, clock }, order, (shop, buyerOrder) =>
    downloadsLetter(shop, buyerOrder, links),
  )
  return lineItems
}

/** The file, while the link is good and the order stands. */
export function downloadPages(app: App): void {
  app.get(fileOf(':order', ':line'), async (c) => {
    const { db, config, clock } = c.var.services
    const [orderId, lineId] = [c.req.param('order') ?? '', c.req.param('line') ?? '']
    const { until, proof } = c.req.query()
    const good = isSigned(config, fileOf(orderId, lineId), { until, proof }, clock.now())
    const order = good && isUuid(orderId) ? await findOrderById(db, orderId) : undefined
    const line = order?.document.lineItems.find(({ id }) => id === lineId)
    if (!order || !line || order.status !== 'APPROVED' || order.paymentStatus === 'FULLY_REFUNDED')
      throw applicationError(410, 'LINK_HAS_ENDED', 'This link is wrong or has expired.')
    const product = await findDigitalFile(db, line.catalogReference?.catalogItemId)
    if (!product?.digitalFile)
      throw applicationError(410, 'FILE_IS_GONE', 'This file is no longer available.')
    const { id, fileName } = product.digitalFile
    // One that was taken away since is what its buyers were promised.
    if (id)
      return sendFile(c, await findFile(db, id, { deleted: true }), { download: fileName, secret: true })
    const { bytes, type } = c.var.services.samples.download(fileName)
    return c.body(bytes, 200, {
      'Content-Type': type,
      'Content-Disposition': `attachment; filename="${fileName.replaceAll(/[^\w.-]/g, '_')}"`,
      'Cache-Control': 'private, no-store',
      'Referrer-Policy': 'no-referrer',
    })
  })
}
