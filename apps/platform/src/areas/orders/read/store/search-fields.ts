import { type RawBuilder, type SqlBool, sql } from 'kysely'
import {
  column,
  escapeLike,
  type Field,
  type Fields,
  fold,
  idColumn,
} from '../../../../data/query-language/fields.ts'
import { fractionDigits } from '../../../../domain/money/money.ts'

const at = (path: string): RawBuilder<unknown> =>
  sql`(document #>> ${sql.lit(`{${path.replaceAll('.', ',')}}`)})`
const sortable = { sortable: true }

/** Amounts of the document are decimal text, totals whole minor units. */
function fieldsIn(currency: string): Fields {
  const minor = {
    ...sortable,
    encode: (value: never) => Math.round(Number(value) * 10 ** fractionDigits(currency)),
  }
  const amount = (path: string) =>
    column('decimal', sql`${at(path)}::numeric`, { encode: (value) => Number(value) })
  const flag = (path: string) => column('boolean', sql`coalesce(${at(path)}::boolean, false)`)
  const lines = (path: string): Field => {
    const words = (text: string) =>
      sql<SqlBool>`exists (select 1 from jsonb_array_elements(document -> 'lineItems') line
        where lower(line #>> ${sql.lit(`{${path.replaceAll('.', ',')}}`)}) like ${`%${escapeLike(fold(text))}%`})`
    const some = (values: readonly unknown[]) =>
      sql<boolean>`exists (select 1 from jsonb_array_elements(document -> 'lineItems') line
        where line #>> ${sql.lit(`{${path.replaceAll('.', ',')}}`)} in (${sql.join([...values, ''])}))`
    return {
      kind: 'text',
      operators: {
        $contains: words,
        $hasSome: some,
        $hasAll: (values: readonly unknown[]) =>
          values.length
            ? sql<boolean>`(${sql.join(
                values.map((value) => some([value])),
                sql` and `,
              )})`
            : sql<boolean>`true`,
      },
    }
  }
  return {
    id: idColumn(sql.ref('id')),
    number: column('int64', sql.ref('number'), sortable),
    status: column('text', sql.ref('status'), sortable),
    paymentStatus: column('text', sql.ref('payment_status'), sortable),
    fulfillmentStatus: column('text', sql.ref('fulfillment_status'), sortable),
    createdDate: column('date', sql.ref('created_at'), sortable),
    updatedDate: column('date', sql.ref('updated_at'), sortable),
    purchasedDate: column('date', sql`${at('purchasedDate')}::timestamptz`),
    checkoutId: idColumn(sql.ref('checkout_id')),
    'buyerInfo.email': column('text', sql.ref('email'), sortable),
    'buyerInfo.memberId': idColumn(sql.ref('member_id')),
    'priceSummary.total.amount': column('decimal', sql.ref('total_minor'), minor),
    'billingInfo.contactDetails.firstName': column('text', at('billingInfo.contactDetails.firstName')),
    'billingInfo.contactDetails.lastName': column('text', at('billingInfo.contactDetails.lastName')),
    'channelInfo.type': column('text', at('channelInfo.type')),
    'channelInfo.externalOrderId': column('text', at('channelInfo.externalOrderId')),
    'shippingInfo.title': column('text', at('shippingInfo.title')),
    'shippingInfo.region.name': column('text', at('shippingInfo.region.name')),
    'shippingInfo.logistics.deliveryTime': column('text', at('shippingInfo.logistics.deliveryTime')),
    'balanceSummary.authorized.amount': amount('balanceSummary.authorized.amount'),
    'balanceSummary.pending.amount': amount('balanceSummary.pending.amount'),
    'balanceSummary.pendingRefund.amount': amount('balanceSummary.pendingRefund.amount'),
    'taxInfo.totalTax.amount': amount('taxInfo.totalTax.amount'),
    archived: column('boolean', sql.ref('archived')),
    imported: flag('imported'),
    seenByAHuman: flag('seenByAHuman'),
    demo: flag('demo'),
    'lineItems.catalogReference.catalogItemId': lines('catalogReference.catalogItemId'),
    'lineItems.catalogReference.appId': lines('catalogReference.appId'),
    'lineItems.productName.original': lines('productName.original'),
    'lineItems.subscriptionInfo.id': lines('subscriptionInfo.id'),
    // Extensions of the embedded platform, for lists of staff.
    refundRequested: column(
      'boolean',
      sql`exists (select 1 from refund_requests where order_id = orders.id and status = 'REQUESTED')`,
    ),
    onHold: column(
      'boolean',
      sql`exists (select 1 from order_handling where order_id = orders.id and on_hold)`,
    ),
    assigneeId: idColumn(sql`(select assignee_id from order_handling where order_id = orders.id)`),
    'tags.privateTags.tagIds': tags('privateTags'),
    'tags.tags.tagIds': tags('tags'),
  }
}

function tags(kind: string): Field {
  const list = sql`coalesce(document #> ${sql.lit(`{tags,${kind},tagIds}`)}, '[]'::jsonb)`
  return {
    kind: 'text',
    operators: {
      $hasSome: (values: readonly string[]) =>
        sql<boolean>`${list} ?| array[${sql.join([...values, ''])}]::text[]`,
      $hasAll: (values: readonly string[]) => sql<boolean>`${list} @> ${JSON.stringify(values)}::jsonb`,
    },
  }
}

const cache = new Map<string, Fields>()

/** Every field of wire §1.9 "orders search". */
export function orderFields(currency: string): Fields {
  const fields = cache.get(currency) ?? fieldsIn(currency)
  cache.set(currency, fields)
  return fields
}
