import { type Db, transaction } from '../../../data/database.ts'

/** The figures in their simplest form: every order is read, and every number added up. */
export async function plainSums(db: Db, timeZone: string): Promise<Map<string, Record<string, number>>> {
  const sums = new Map<string, Record<string, number>>()
  const day = (date: Date) =>
    new Intl.DateTimeFormat('en-CA', { timeZone, year: 'numeric', month: '2-digit', day: '2-digit' }).format(
      date,
    )
  const cents = (price: { readonly amount: string } | null | undefined) =>
    Math.round(Number(price?.amount ?? '0') * 100)
  const add = (row: string, values: Record<string, number>) => {
    const sum = sums.get(row) ?? {}
    for (const [name, value] of Object.entries(values)) sum[name] = (sum[name] ?? 0) + value
    sums.set(row, sum)
  }
  // Moment of both orders and refunds.
  const [orders, refunds] = await transaction(db, async (trx) => [
    await trx.selectFrom('orders').selectAll().where('status', '=', 'APPROVED').execute(),
    await trx.selectFrom('orderRefunds').selectAll().where('status', '=', 'SUCCEEDED').execute(),
  ])
  for (const { id, document, createdAt } of orders) {
    const on = day(document.purchasedDate ? new Date(document.purchasedDate) : createdAt)
    const { priceSummary: summary } = document
    let [units, returnedUnits, returned] = [0, 0, 0]
    const products = new Set<string>()
    for (const line of document.lineItems) {
      const back = Math.min(line.refundQuantity ?? 0, line.quantity)
      const value = Math.round((cents(line.totalPriceAfterTax) * back) / line.quantity)
      units += line.quantity
      returnedUnits += back
      returned += value
      const product = line.catalogReference?.catalogItemId ?? ''
      add(`PRODUCT ${product} ${on}`, {
        orders: products.has(product) ? 0 : 1,
        units: line.quantity,
        gross: cents(line.lineItemPrice ?? line.totalPriceBeforeTax),
        discounts: cents(line.totalDiscount),
        tax: cents(line.taxInfo?.taxAmount),
        total: cents(line.totalPriceAfterTax),
        returnedUnits: back,
        returned: value,
      })
      products.add(product)
    }
    const whole = {
      ...{ orders: 1, units, returnedUnits, returned },
      gross: cents(summary.subtotal),
      discounts: cents(summary.discount),
      shipping: cents(summary.shipping),
      tax: cents(summary.tax),
      fees: cents(summary.totalAdditionalFees),
      total: cents(summary.total),
    }
    const keys = [
      'ALL ',
      `CHANNEL ${document.channelInfo?.type}`,
      `COUNTRY ${document.shippingInfo?.logistics?.shippingDestination?.address?.country ?? ''}`,
    ]
    for (const { coupon } of document.appliedDiscounts)
      if (coupon) keys.push(`DISCOUNT coupon:${coupon.code}`)
    for (const key of keys) {
      add(`${key} ${on}`, whole)
      for (const refund of refunds.filter(({ orderId }) => orderId === id))
        add(`${key} ${day(refund.createdAt)}`, { refunds: refund.amountMinor })
    }
    for (const { coupon } of document.appliedDiscounts)
      if (coupon)
        add(`DISCOUNT coupon:${coupon.code} ${on}`, {
          discounts: cents(coupon.amount) - cents(summary.discount),
        })
  }
  return sums
}
