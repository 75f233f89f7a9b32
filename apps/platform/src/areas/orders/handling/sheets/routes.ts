import * as operations from '@galleria/platform-client/operations/orders/fulfillments'
import { z } from 'zod'
import { applicationError } from '../../../../base/errors.ts'
import { later } from '../../../../base/later.ts'
import { isUuid } from '../../../../data/query-language/values.ts'
import { isSigned, signedLink } from '../../../../data/signed-link.ts'
import { type App, operation } from '../../../../http/route.ts'
import { type ShopConfig, shopConfig } from '../../../site-properties/index.ts'
import { findShipFrom } from '../../../terms/index.ts'
import { readFulfillments } from '../../fulfillments/store.ts'
import type { addressLines } from '../../lines/address-lines.ts'
import { isCarried } from './destination.ts'
import type { Packed } from './pdf.ts'
import { findOrdersById } from './store.ts'

const kinds = {
  PACKING_SLIPS: 'packing-slips',
  PICK_LIST: 'pick-list',
  ADDRESS_LABELS: 'address-labels',
} as const
const MOST = 100
const LINK_SECONDS = 3600
const pathOf = (kind: string, ids: string) => `/_hosted/order-sheets/${kind}/${ids}`

/** Sheets for the table where orders are packed: beyond the wire reference. */
export function sheetRoutes(app: App): void {
  operation(
    app,
    operations.printOrderSheets,
    {
      body: z.object({
        kind: z.enum(['PACKING_SLIPS', 'PICK_LIST', 'ADDRESS_LABELS']),
        orderIds: z.array(z.guid()).min(1).max(MOST),
      }),
      /** Address of the PDF, good for an hour. */
      answer: z.object({ url: z.string() }),
    },
    async ({ db, config, clock, input }) => {
      const ids = [...new Set(input.orderIds)]
      const found = await findOrdersById(db, ids)
      if (found.length === 0) throw applicationError(404, 'ORDER_NOT_FOUND', 'Order not found.')
      const printed = input.kind === 'ADDRESS_LABELS' ? found.filter(isCarried) : found
      if (printed.length === 0)
        throw applicationError(
          409,
          'NOTHING_TO_LABEL',
          'These orders are not sent to an address, so they need no label.',
        )
      const path = pathOf(kinds[input.kind], printed.map(({ id }) => id).join('.'))
      return { url: signedLink(config, path, later(clock.now(), LINK_SECONDS)) }
    },
  )

  app.get(pathOf(':kind', ':ids'), async (c) => {
    const { db, config, clock } = c.var.services
    const [kind = '', ids = ''] = [c.req.param('kind'), c.req.param('ids')]
    const { until, proof } = c.req.query()
    const wanted = ids.split('.').filter(isUuid)
    if (!isSigned(config, pathOf(kind, ids), { until, proof }, clock.now()) || wanted.length === 0)
      throw applicationError(410, 'LINK_HAS_ENDED', 'This link is wrong or has expired.')
    const orders = await findOrdersById(db, wanted)
    const fulfillments = await readFulfillments(db, wanted)
    const parcels = Map.groupBy(fulfillments, ({ orderId }) => orderId)
    const shop = await shopConfig(db, config)
    const packed = orders.map((order) => ({ order, fulfillments: parcels.get(order.id) ?? [] }))
    const bytes = await drawSheets(kind, { shop, packed, from: await findShipFrom(db), date: clock.now() })
    return c.body(bytes as Uint8Array<ArrayBuffer>, 200, {
      'Content-Type': 'application/pdf',
      'Content-Disposition': `inline; filename="${kind}.pdf"`,
      'Cache-Control': 'private, no-store',
      'Referrer-Policy': 'no-referrer',
    })
  })
}

interface Sheets {
  readonly shop: ShopConfig
  readonly packed: readonly Packed[]
  /** Place that parcels leave from. */
  readonly from: Parameters<typeof addressLines>[0]
  readonly date: Date
}

/** Reads the code that draws with the first sheet. */
async function drawSheets(kind: string, { shop, packed, from, date }: Sheets): Promise<Buffer> {
  if (kind === kinds.ADDRESS_LABELS) {
    const { addressLabels } = await import('./address-labels.ts')
    return addressLabels({ config: shop, from }, packed, date)
  }
  const { packingSlips, pickList } = await import('./pdf.ts')
  return (kind === kinds.PICK_LIST ? pickList : packingSlips)(shop, packed, date)
}
