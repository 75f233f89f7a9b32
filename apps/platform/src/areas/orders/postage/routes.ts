import {
  LabelRate,
  LabelSettings as Settings,
  ShippingLabel,
} from '@galleria/platform-client/entities/orders'
import * as operations from '@galleria/platform-client/operations/orders/postage'
import { z } from 'zod'
import { applicationError, violations } from '../../../base/errors.ts'
import { inBulk } from '../../../base/input/bulk.ts'
import { refuseOverwriting } from '../../../base/input/refuse-overwriting.ts'
import { later } from '../../../base/later.ts'
import type { PlatformConfig } from '../../../data/config.ts'
import { transaction } from '../../../data/database.ts'
import { isSigned, signedLink } from '../../../data/signed-link.ts'
import { orderPrice } from '../../../domain/money/money-view.ts'
import { bulkAnswer } from '../../../http/openapi/bulk-answer.ts'
import { type App, operation } from '../../../http/route.ts'
import { checkLocation } from '../../terms/index.ts'
import { findOrder } from '../read/access.ts'
import { buyLabel, voidLabel } from './buy.ts'
import { parcelFor } from './parcel.ts'
import {
  insertDefaultLabelSettings,
  LabelChanges,
  type LabelSettings,
  readLabelSettings,
  updateLabelSettings,
} from './settings-store.ts'
import { findLabels, type LabelRow, readLabels } from './store.ts'

const LINK_SECONDS = 3600
const pathOf = (ids: string) => `/_hosted/shipping-labels/${ids}`
const Id = z.string().min(1).max(100)
const Key = z.string().min(1).max(100)
const NewParcel = z.object({
  orderId: Id,
  lineItems: z
    .array(z.object({ id: z.string().max(100), quantity: z.int().min(1).max(100_000) }))
    .min(1)
    .max(300),
  package: z.string().max(100).optional(),
  weight: z.number().min(0.001).max(1000).optional(),
})
const One = z.object({ label: ShippingLabel })
const SettingsAnswer = z.object({ labelSettings: Settings })

/** Postage of a label provider: beyond the wire reference. */
export function postageRoutes(app: App): void {
  operation(app, operations.getLabelSettings, { answer: SettingsAnswer }, async ({ db, config }) => ({
    labelSettings: settingsView(config, await readLabelSettings(db)),
  }))

  operation(
    app,
    operations.updateLabelSettings,
    {
      body: z.object({ labelSettings: LabelChanges, seen: LabelChanges.optional() }),
      answer: SettingsAnswer,
    },
    ({ db, clock, config, input: { labelSettings: changes, seen } }) =>
      transaction(db, async (trx) => {
        const date = clock.now()
        await insertDefaultLabelSettings(trx, date)
        const before = await readLabelSettings(trx, { lock: true })
        refuseOverwriting(before, seen)
        refuseEqualNames(changes.packages)
        await checkLocation(trx, changes.fromLocationId, 'labelSettings.fromLocationId')
        const given = Object.fromEntries(Object.entries(changes).filter(([, value]) => value !== undefined))
        const after = { ...before, ...given }
        await updateLabelSettings(trx, after, date)
        return { labelSettings: settingsView(config, after) }
      }),
  )

  operation(
    app,
    operations.listLabels,
    { query: z.object({ orderId: Id }), answer: z.object({ labels: z.array(ShippingLabel) }) },
    async ({ db, config, clock, caller, input }) => {
      const { id } = await findOrder(db, caller, input.orderId)
      return { labels: (await readLabels(db, id)).map((row) => labelView(config, clock.now(), row)) }
    },
  )

  operation(
    app,
    operations.calculateLabelRates,
    { body: NewParcel, answer: z.object({ rates: z.array(LabelRate), weight: z.number() }) },
    async ({ db, config, caller, input }) => {
      const order = await findOrder(db, caller, input.orderId)
      const { provider, parcel } = await parcelFor({ db, config }, order, input)
      const rates = await provider.rates(parcel)
      return {
        weight: parcel.kilograms,
        rates: rates.map(({ amount, ...rate }) => ({ ...rate, price: orderPrice(config, amount) })),
      }
    },
  )

  operation(
    app,
    operations.buyLabel,
    { body: NewParcel.extend({ service: z.string().min(1).max(50), idempotencyKey: Key }), answer: One },
    ({ db, caller, input: { idempotencyKey: key, ...input }, ...services }) =>
      transaction(db, async (trx) => {
        const row = await buyLabel(trx, services, { ...input, key, caller })
        return { label: labelView(services.config, services.clock.now(), row) }
      }),
  )

  operation(
    app,
    operations.voidLabel,
    { body: z.object({ orderId: Id, labelId: Id }), answer: One },
    ({ db, caller, input: { orderId, labelId: id }, ...services }) =>
      transaction(db, async (trx) => {
        const row = await voidLabel(trx, services, { orderId, id, caller })
        return { label: labelView(services.config, services.clock.now(), row) }
      }),
  )

  operation(
    app,
    operations.bulkBuyLabels,
    {
      body: z.object({ orderIds: z.array(z.guid()).min(1).max(100), idempotencyKey: Key }),
      answer: bulkAnswer(ShippingLabel),
    },
    ({ db, caller, input: { orderIds, idempotencyKey: key }, ...services }) =>
      inBulk(
        [...new Set(orderIds)],
        (orderId) => orderId,
        (orderId) =>
          transaction(db, async (trx) => {
            const row = await buyLabel(trx, services, { orderId, key, caller })
            return labelView(services.config, services.clock.now(), row)
          }),
      ),
  )

  operation(
    app,
    operations.printLabels,
    {
      body: z.object({ labelIds: z.array(z.guid()).min(1).max(100) }),
      answer: z.object({ url: z.string() }),
    },
    async ({ db, config, clock, input }) => {
      const found = await findLabels(db, [...new Set(input.labelIds)])
      if (found.length === 0)
        throw applicationError(404, 'LABEL_NOT_FOUND', 'None of these labels can be printed.')
      const path = pathOf(found.map(({ id }) => id).join('.'))
      return { url: signedLink(config, path, later(clock.now(), LINK_SECONDS)) }
    },
  )

  app.get(pathOf(':ids'), async (c) => {
    const { db, config, clock } = c.var.services
    const ids = c.req.param('ids') ?? ''
    const { until, proof } = c.req.query()
    const labels = isSigned(config, pathOf(ids), { until, proof }, clock.now())
      ? await findLabels(db, ids.split('.'))
      : []
    if (labels.length === 0)
      throw applicationError(410, 'LINK_HAS_ENDED', 'This link is wrong or has expired.')
    const { drawLabels } = await import('./draw.ts')
    const bytes = await drawLabels(config.storeName, labels, clock.now())
    return c.body(bytes as Uint8Array<ArrayBuffer>, 200, {
      'Content-Type': 'application/pdf',
      'Content-Disposition': 'inline; filename="shipping-labels.pdf"',
      'Cache-Control': 'private, no-store',
      'Referrer-Policy': 'no-referrer',
    })
  })
}

/** Labels are bought for a package by its name. */
function refuseEqualNames(packages: readonly { readonly name: string }[] = []): void {
  const wrong = packages.flatMap(({ name }, index) =>
    packages.findIndex((each) => each.name === name) < index
      ? [
          {
            field: `labelSettings.packages[${index}].name`,
            description: 'must be another than the name of an earlier package',
            violatedRule: 'OTHER' as const,
          },
        ]
      : [],
  )
  if (wrong.length) throw violations(wrong)
}

function settingsView({ labelProvider }: PlatformConfig, settings: LabelSettings) {
  return { ...settings, ...(labelProvider ? { provider: labelProvider.name } : {}) }
}

function labelView(config: PlatformConfig, now: Date, row: LabelRow) {
  const { id, orderId, fulfillmentId, status, carrier, service, trackingNumber } = row
  return {
    ...{ id, orderId, status, carrier, service, trackingNumber },
    ...(fulfillmentId ? { fulfillmentId } : {}),
    price: orderPrice({ ...config, currency: row.currency }, row.amountMinor),
    ...(status === 'BOUGHT' ? { url: signedLink(config, pathOf(id), later(now, LINK_SECONDS)) } : {}),
    createdDate: row.createdAt.toISOString(),
  }
}
