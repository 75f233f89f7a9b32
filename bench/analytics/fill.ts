import type pg from 'pg'

const CHUNK = 50_000

/**
 * So many approved orders over a year, of one buyer for each four: one to three lines of the catalog's products, tax and
 * delivery, every fifth with one of 20 codes, from five countries and two channels. Every tenth is refunded in part.
 */
export async function fillOrders(client: pg.Client, orders: number): Promise<void> {
  await client.query('set statement_timeout = 0')
  for (let start = 0; start < orders; start += CHUNK) {
    await client.query(
      `with goods as (
         select array_agg(v.id) as variants, array_agg(v.product_id) as products, array_agg(p.name) as names
         from variants v join products p on p.id = v.product_id
       ), drawn as (
         select n, ('40000000-0000-4000-8000-' || lpad(n::text, 12, '0'))::uuid as id,
           ('x' || substr(md5(n::text), 1, 6))::bit(24)::int as a,
           now() - ($2::int - n) * (interval '364 days' / $2::int) as placed_at
         from generate_series($1::int, least($1::int + $3::int, $2::int) - 1) as n
       ), lined as (
         select d.*, (
           select jsonb_agg(jsonb_build_object(
             'id', md5(d.n || ' ' || l)::uuid, 'quantity', 1 + (a + l) % 3,
             'productName', jsonb_build_object('original', g.names[p.place]),
             'catalogReference', jsonb_build_object('catalogItemId', g.products[p.place],
               'options', jsonb_build_object('variantId', g.variants[p.place])),
             'lineItemPrice', jsonb_build_object('amount', ((1 + (a + l) % 3) * 20)::text || '.00'),
             'totalDiscount', jsonb_build_object('amount', '0.00'),
             'totalPriceAfterTax', jsonb_build_object('amount', ((1 + (a + l) % 3) * 22)::text || '.00'),
             'taxInfo', jsonb_build_object('taxAmount', jsonb_build_object('amount', ((1 + (a + l) % 3) * 2)::text || '.00'))
           )) from generate_series(0, a % 3) as l
           cross join lateral (select 1 + (a / 7 + l * 31) % array_length(g.variants, 1) as place) as p
         ) as lines, (
           select sum(1 + (a + l) % 3) from generate_series(0, a % 3) as l
         ) as units
         from drawn d cross join goods g
       )
       insert into orders (id, number, owner_type, owner_id, member_id, email, status, payment_status,
         fulfillment_status, currency, subtotal_minor, total_minor, document, revision, created_at, updated_at)
       select id, 100000 + n, 'VISITOR', id, null, 'buyer' || (a % ($2::int / 4)) || '@example.test', 'APPROVED', 'PAID',
         case when n > $2::int - 2000 then 'NOT_FULFILLED' else 'FULFILLED' end, 'USD', units * 2000, units * 2200 + 500,
         jsonb_build_object('purchasedDate', to_char(placed_at at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"'),
           'lineItems', lines, 'activities', '[]'::jsonb,
           'channelInfo', jsonb_build_object('type', case when a % 5 = 0 then 'POS' else 'WEB' end),
           'shippingInfo', jsonb_build_object('logistics', jsonb_build_object('shippingDestination',
             jsonb_build_object('address', jsonb_build_object('country', (array['US', 'DE', 'JP', 'ES', 'AE'])[1 + a % 5])))),
           'appliedDiscounts', case when a % 5 = 1 then jsonb_build_array(jsonb_build_object('coupon',
             jsonb_build_object('code', 'CODE' || a % 20, 'amount', jsonb_build_object('amount', '0.00')))) else '[]'::jsonb end,
           'priceSummary', jsonb_build_object(
             'subtotal', jsonb_build_object('amount', (units * 20)::text || '.00'),
             'shipping', jsonb_build_object('amount', '5.00'), 'discount', jsonb_build_object('amount', '0.00'),
             'tax', jsonb_build_object('amount', (units * 2)::text || '.00'),
             'totalAdditionalFees', jsonb_build_object('amount', '0.00'),
             'total', jsonb_build_object('amount', (units * 22 + 5)::text || '.00'))),
         1, placed_at, placed_at
       from lined`,
      [start, orders, CHUNK],
    )
    for (const table of ['order_changes', 'customer_changes'])
      await client.query(
        `insert into ${table} (id, order_id)
         select gen_random_uuid(), ('40000000-0000-4000-8000-' || lpad(n::text, 12, '0'))::uuid
         from generate_series($1::int, least($1::int + $3::int, $2::int) - 1) as n`,
        [start, orders, CHUNK],
      )
  }
  for (const table of ['orders', 'order_changes', 'customer_changes'])
    await client.query(`vacuum analyze ${table}`)
  await client.query('checkpoint')
}
