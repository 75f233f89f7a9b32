import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { jsonb, transaction } from '../../../data/database.ts'
import { furnishShop, stockProduct } from '../../../dev/testing/shop.ts'
import { orderIdOf, Shopper } from '../../../dev/testing/shopper.ts'
import { staffOf } from '../../../dev/testing/staff.ts'
import { createTestPlatform, TestClock, type TestPlatform } from '../../../dev/testing.ts'
import { lockOrder, writeOrder } from '../change/write-order.ts'
import { recordPayment } from '../payments/record.ts'
import { markOverdue } from './issue.ts'

let site: TestPlatform
let staff: ReturnType<typeof staffOf>
const clock = new TestClock()

beforeAll(async () => {
  site = await createTestPlatform({ clock })
  await furnishShop(site.platform.services.db)
  staff = staffOf(site)
})
afterAll(() => site.close())

async function bought(payment: string, name = 'Lamp'): Promise<{ shopper: Shopper; id: string }> {
  const { db } = site.platform.services
  const product = await stockProduct(db, { name, priceMinor: 2500 })
  if (name.includes('Book'))
    await db
      .updateTable('products')
      .set({
        productType: 'digital',
        digitalFile: jsonb({ fileName: 'book.pdf', fileType: 'document', sizeInBytes: 1 }),
      })
      .where('id', '=', product.productId)
      .execute()
  const shopper = await Shopper.visitor(site)
  await shopper.add(product)
  const id = await shopper.checkout(name.includes('Book') ? { selectedShippingOption: null } : {})
  const { checkout } = (await shopper.call('GET', `/ecom/v1/checkouts/${id}`)).body
  const page = await shopper.hostedAddress(id)
  const paid = await shopper.pay(page, checkout.priceSummary.total.amount, payment)
  return { shopper, id: orderIdOf(paid) }
}

it('The platform makes an invoice of a paid order, as a file that its buyer can fetch for an hour', async () => {
  const { shopper, id } = await bought('approved', 'مصباح – Lamp 灯')
  const { invoices } = (await shopper.call('GET', `/ecom/v1/orders/${id}/invoices`)).body
  expect(invoices).toMatchObject([{ number: '1', status: 'Paid' }])
  const file = await site.fetch(invoices[0].url)
  expect(file.headers.get('content-type')).toBe('application/pdf')
  const bytes = Buffer.from(await file.arrayBuffer())
  expect(bytes.subarray(0, 5).toString()).toBe('%PDF-')
  expect(bytes.length).toBeGreaterThan(2000)
  clock.advance(3601)
  expect((await site.fetch(invoices[0].url)).status).toBe(410)
  const other = await Shopper.visitor(site)
  expect((await other.call('GET', `/ecom/v1/orders/${id}/invoices`)).status).toBe(404)
})

it('The platform lets staff issue, send and void one; it is paid when its order is', async () => {
  const { id } = await bought('offline')
  const made = await staff('POST', `/ecom/v1/orders/${id}/invoices`, {})
  expect(made.body.invoice.status).toBe('Draft')
  const path = `/ecom/v1/orders/${id}/invoices/${made.body.invoice.id}`
  expect((await staff('POST', `${path}/send`, {})).body.invoice.status).toBe('Sent')
  await staff('POST', `/ecom/v1/payments-collector/orders/${id}/mark-as-paid`, {})
  const { invoices } = (await staff('GET', `/ecom/v1/orders/${id}/invoices`)).body
  expect(invoices).toMatchObject([{ status: 'Paid' }])
  expect((await staff('POST', `${path}/void`, {})).body.invoice.status).toBe('Void')
  expect((await staff('POST', `${path}/void`, {})).status).toBe(409)
  expect((await staff('POST', `${path}/send`, {})).status).toBe(409)
})

it('The platform lets staff delete a draft or one that is void, but none that is owed by', async () => {
  const { id } = await bought('offline')
  const all = `/ecom/v1/orders/${id}/invoices`
  const make = async () => `${all}/${(await staff('POST', all, {})).body.invoice.id}`
  const [draft, sent] = [await make(), await make()]
  await staff('POST', `${sent}/send`, {})
  expect((await staff('DELETE', sent)).status).toBe(409)
  await staff('POST', `${sent}/void`, {})
  for (const path of [draft, sent]) {
    expect((await staff('DELETE', path)).status).toBe(200)
    expect((await staff('DELETE', path)).status).toBe(404)
  }
  expect((await staff('GET', all)).body.invoices).toEqual([])
})

it('An invoice follows the money: processing while it is on its way, overdue after its day, paid when it arrives', async () => {
  const { db } = site.platform.services
  const invoiceOf = async (id: string) =>
    (await staff('GET', `/ecom/v1/orders/${id}/invoices`)).body.invoices[0]
  const transfer = await bought('pending')
  await staff('POST', `/ecom/v1/orders/${transfer.id}/invoices`, {})
  const later = await bought('offline')
  const made = (await staff('POST', `/ecom/v1/orders/${later.id}/invoices`, {})).body.invoice
  await staff('POST', `/ecom/v1/orders/${later.id}/invoices/${made.id}/send`, {})
  expect((await invoiceOf(transfer.id)).status).toBe('Processing')
  clock.advance(15 * 86_400)
  await transaction(db, (trx) => markOverdue(trx, clock.now()))
  expect((await invoiceOf(later.id)).status).toBe('Overdue')
  expect((await staff('POST', `/ecom/v1/orders/${later.id}/invoices/${made.id}/send`, {})).status).toBe(200)
  await staff('POST', `/ecom/v1/payments-collector/orders/${later.id}/mark-as-paid`, {})
  expect((await invoiceOf(later.id)).status).toBe('Paid')
})

describe('An order that is paid for in parts', () => {
  /** To be paid on receipt, with its invoice sent. */
  async function invoiced(): Promise<{ id: string; shopper: Shopper }> {
    const { id, shopper } = await bought('offline')
    const made = (await staff('POST', `/ecom/v1/orders/${id}/invoices`, {})).body.invoice
    await staff('POST', `/ecom/v1/orders/${id}/invoices/${made.id}/send`, {})
    return { id, shopper }
  }
  const statusOf = async (id: string) =>
    (await staff('GET', `/ecom/v1/orders/${id}/invoices`)).body.invoices[0].status
  const late = () => transaction(site.platform.services.db, (trx) => markOverdue(trx, clock.now()))

  /** Part of it comes, as a deposit does. */
  async function pays(id: string, share: number): Promise<void> {
    const { db } = site.platform.services
    await transaction(db, async (trx) => {
      const order = await lockOrder(trx, id)
      await recordPayment(trx, {
        ...{ orderId: id, provider: 'offline', requestKey: `part ${share} of ${id}`, date: clock.now() },
        amountMinor: Math.floor(order.totalMinor * share),
        answer: { status: 'APPROVED', method: 'cash', offline: true, reference: 'counter' },
      })
      await writeOrder(trx, site.platform.services, order, {})
    })
  }

  it('An order that is paid for in parts makes its invoice partly paid when part of it comes, late when its day goes by, and paid in the end', async () => {
    const { id, shopper } = await invoiced()
    await pays(id, 0.5)
    expect((await shopper.call('GET', `/ecom/v1/orders/${id}`)).body.order.paymentStatus).toBe(
      'PARTIALLY_PAID',
    )
    expect(await statusOf(id)).toBe('PartiallyPaid')
    const { invoices } = (await shopper.call('GET', `/ecom/v1/orders/${id}/invoices`)).body
    expect((await site.fetch(invoices[0].url)).status).toBe(200)
    clock.advance(15 * 86_400)
    await late()
    expect(await statusOf(id)).toBe('PartialAndOverdue')
    await staff('POST', `/ecom/v1/payments-collector/orders/${id}/mark-as-paid`, {})
    expect(await statusOf(id)).toBe('Paid')
  })

  it('An order that is paid for in parts leaves an invoice that is late late, though part of it comes', async () => {
    const { id } = await invoiced()
    clock.advance(15 * 86_400)
    await late()
    expect(await statusOf(id)).toBe('Overdue')
    await pays(id, 0.25)
    expect(await statusOf(id)).toBe('PartialAndOverdue')
  })
})

it('The platform links what was bought as a file, until the link ends or the money goes back', async () => {
  const { shopper, id } = await bought('approved', 'Book')
  const { order } = (await shopper.call('GET', `/ecom/v1/orders/${id}`)).body
  const { link, expirationDate } = order.lineItems[0].digitalFile
  const file = await site.fetch(link)
  expect([file.status, file.headers.get('content-disposition')]).toEqual([
    200,
    'attachment; filename="book.pdf"',
  ])
  expect(order.activities).toContainEqual(expect.objectContaining({ activityType: 'DOWNLOAD_LINK_SENT' }))
  expect((await site.fetch(link.replace(/until=\d+/, 'until=9999999999'))).status).toBe(410)
  const [payment] = (await staff('GET', `/ecom/v1/payments/orders/${id}`)).body.orderTransactions.payments
  const paymentRefunds = [{ paymentId: payment.id, amount: payment.amount.amount }]
  await staff('POST', '/ecom/v1/order-billing/refund-payments', { ecomOrderId: id, paymentRefunds })
  expect((await site.fetch(link)).status).toBe(410)
  clock.advance((new Date(expirationDate).getTime() - clock.now().getTime()) / 1000 + 1)
  expect((await site.fetch(link)).status).toBe(410)
})
