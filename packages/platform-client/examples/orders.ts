/** A member's orders, newest first, and what one of them was. */
import { login } from '@galleria/platform-client/authentication'
import { PaymentStatus } from '@galleria/platform-client/enums'
import { getOrder, searchOrders } from '@galleria/platform-client/orders'
import { cursorPages, itemsOf, orderSearch, query } from '@galleria/platform-client/query'
import { memberOf, visitor } from './lib/session.ts'
import { ada } from './lib/site.ts'

const client = await visitor()
const { sessionToken } = await login(client, { loginId: { email: ada.email }, password: ada.password })
if (!sessionToken) throw new Error('Ada cannot sign in')
const member = await memberOf(client, sessionToken)

const search = query(orderSearch).sort('createdDate', 'DESC').limit(10).build()
const pages = cursorPages((page) => searchOrders(member, { search: page }), search)
const ids: string[] = []
for await (const order of itemsOf(pages, 'orders')) {
  const status = PaymentStatus.includes(order.paymentStatus) ? order.paymentStatus : 'something new'
  console.log(order.number, order.createdDate.slice(0, 10), order.priceSummary.total.formattedAmount, status)
  ids.push(order.id)
}
console.log(ids.length, 'orders')

const [latest] = ids
if (latest) {
  const { order } = await getOrder(member, { id: latest })
  for (const { productName, quantity } of order.lineItems) console.log(quantity, 'x', productName.original)
}
