import * as operations from '@galleria/platform-client/operations/customers/customers'
import { z } from 'zod'
import { applicationError } from '../../../base/errors.ts'
import { later } from '../../../base/later.ts'
import { type Trx, transaction } from '../../../data/database.ts'
import { preview } from '../../../data/preview.ts'
import { isUuid } from '../../../data/query-language/values.ts'
import type { Services } from '../../../data/services.ts'
import { isSigned, signedLink } from '../../../data/signed-link.ts'
import { chooseLanguage } from '../../../domain/messages/languages.ts'
import { requestedLanguage } from '../../../domain/messages/requested-language.ts'
import { translatorFor } from '../../../domain/messages/translate.ts'
import { type App, operation } from '../../../http/route.ts'
import { type Done, erasePerson, personalDataLabels, subscribes, writeExport } from '../../members/index.ts'
import { lockCustomer, requireCustomer } from '../people/find.ts'
import { findCustomerRow } from '../people/store/list.ts'
import { guestOf } from './guest.ts'

/** Seconds: long enough to begin a download. */
const LIFE = 600
const fileOf = (customerId: string) => `/_hosted/customer-data/${customerId}`
const One = z.object({ customerId: z.string().max(100) })
const ErasureAnswer = z.object({
  erasure: z.array(
    z.object({
      name: z.string(),
      label: z.string(),
      count: z.int(),
      fate: z.enum(['ERASED', 'ANONYMISED', 'KEPT', 'REASSIGNED']),
      why: z.string(),
    }),
  ),
})

/** File of a guest's data, and its erasure, for guests who ask staff. */
export function privacyRoutes(app: App): void {
  operation(
    app,
    operations.exportCustomerData,
    {
      body: One,
      answer: z.object({ url: z.url(), fileName: z.string(), expirationDate: z.iso.datetime() }),
    },
    async ({ db, config, clock, input }) => {
      const customer = await requireCustomer(db, input.customerId)
      await guestOf(db, customer)
      const expiresAt = later(clock.now(), LIFE)
      const url = signedLink(config, fileOf(customer.id), expiresAt)
      return { url, fileName: fileName(customer.id), expirationDate: expiresAt.toISOString() }
    },
  )

  app.get(fileOf(':id'), async (c) => {
    const { db, config, clock } = c.var.services
    const id = c.req.param('id') ?? ''
    const { until, proof } = c.req.query()
    const isLink = isUuid(id) && isSigned(config, fileOf(id), { until, proof }, clock.now())
    const customer = isLink ? await findCustomerRow(db, id) : undefined
    if (!customer)
      throw applicationError(410, 'LINK_HAS_ENDED', 'This link is wrong or has expired. Request a new one.')
    return c.body(writeExport(c.var.services, await guestOf(db, customer), clock.now()), 200, {
      'Content-Type': 'application/json; charset=utf-8',
      'Content-Disposition': `attachment; filename="${fileName(id)}"`,
      'Cache-Control': 'private, no-store',
      'Referrer-Policy': 'no-referrer',
      'X-Content-Type-Options': 'nosniff',
    })
  })

  operation(app, operations.previewEraseCustomer, { body: One, answer: ErasureAnswer }, async (call) => {
    const done = await preview(call.db, (trx) => erase(trx, call, call.input.customerId))
    return { erasure: inWords(call.request, done) }
  })

  operation(app, operations.eraseCustomer, { body: One, answer: ErasureAnswer }, async (call) => {
    const done = await transaction(call.db, (trx) => erase(trx, call, call.input.customerId))
    return { erasure: inWords(call.request, done) }
  })
}

const fileName = (customerId: string) => `customer-${customerId}.json`

async function erase(
  trx: Trx,
  { clock, personalData }: Pick<Services, 'clock' | 'personalData'>,
  customerId: string,
): Promise<Done[]> {
  await requireCustomer(trx, customerId)
  const guest = await guestOf(trx, await lockCustomer(trx, customerId))
  if (await subscribes(trx, guest))
    throw applicationError(
      409,
      'CUSTOMER_SUBSCRIBES',
      'This customer has an active subscription. Cancel it first.',
    )
  return erasePerson(trx, personalData, guest, clock.now())
}

function inWords(request: Parameters<typeof requestedLanguage>[0], done: readonly Done[]) {
  const t = translatorFor(chooseLanguage(requestedLanguage(request)))
  return done.map(({ name, count, fate, why }) => {
    const label = personalDataLabels[name]
    return { name, count, fate, label: label ? t(label) : name, why: t(why) }
  })
}
