import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { jsonb } from '../../../data/database.ts'
import { furnishShop, type StockedProduct, stockProduct } from '../../../dev/testing/shop.ts'
import { Shopper } from '../../../dev/testing/shopper.ts'
import { createTestPlatform, type TestMember, type TestPlatform } from '../../../dev/testing.ts'
import { withoutPerson } from '../../orders/anonymise.ts'
import { labels } from './letter.ts'

/** Tables that name members and need no row above, each with the reason. */
const elsewhere: Readonly<Record<string, string>> = {
  members: 'is the member',
  reported_members: 'counts what others said of the member, and ends with them',
  audit_log: 'names who changed what by an id that is of nobody once the member is gone',
  staff_users: 'names those of the staff, who are not deleted before they have left it',
  session_tokens: 'ends with the member, by its foreign key',
  authorization_codes: 'ends with the member, by its foreign key',
  verifications: 'ends with the member, by its foreign key',
  recoveries: 'ends with the member, by its foreign key',
  factors: 'ends with the member, by its foreign key',
  recovery_codes: 'ends with the member, by its foreign key',
  enrollments: 'ends with the member, by its foreign key',
  second_steps: 'ends with the member, by its foreign key',
  trusted_devices: 'ends with the member, by its foreign key',
  mails: 'stands for the mail that has left: in development alone',
  member_bulk_items: 'names who was changed, by an id that leads nowhere any more',
  member_bulk_jobs: 'names the owner who asked',
  site_properties: 'is the address of the business',
}

const path = '/members/v1/members'
const snake = (name: string) => name.replace(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`)
let site: TestPlatform
let owner: Shopper
let lamp: StockedProduct
beforeAll(async () => {
  site = await createTestPlatform()
  owner = new Shopper(site, site.ownerKey)
  const { db } = site.platform.services
  await furnishShop(db)
  lamp = await stockProduct(db, { priceMinor: 2500, quantity: 50 })
})
afterAll(() => site?.close())

/** Member with an order, and with another purchase under way. */
async function customer(email: string): Promise<TestMember & { readonly me: Shopper }> {
  const member = await site.signUp({ email })
  const me = new Shopper(site, member.accessToken)
  await me.add(lamp)
  await me.buy('32.50')
  await me.add(lamp)
  return { ...member, me }
}

/** Every text of every table that holds a needle, but where the letter that has left stands. */
async function where(needles: readonly string[]): Promise<string[]> {
  const { db } = site.platform.services
  const { rows } = await sql<{ name: string }>`
    select table_name as name from information_schema.tables
    where table_schema = 'public' and table_type = 'BASE TABLE'`.execute(db)
  const found: string[] = []
  for (const { name } of rows)
    for (const needle of needles) {
      const hit = await sql<{ n: number }>`
        select count(*)::int as n from ${sql.table(name)} t where t::text ilike ${`%${needle}%`}`.execute(db)
      if (hit.rows[0]?.n) found.push(`${name}: ${needle}`)
    }
  return found
}

describe('Deleting a member', () => {
  it('Deleting a member writes the last letter in the member’s language, with a word for all that may be in it', async () => {
    expect(
      site.platform.services.personalData.owned.map(({ name }) => name).filter((name) => !labels[name]),
    ).toEqual([])
    const member = await site.signUp({ email: 'arabic@example.test' })
    const { db } = site.platform.services
    const identityProfile = jsonb({ language: 'ar' })
    await db.updateTable('members').set({ identityProfile }).where('id', '=', member.memberId).execute()
    const me = new Shopper(site, member.accessToken)
    await me.add(lamp)
    const { body } = await me.call('DELETE', `${path}/my`)
    expect(body.deletion.map(({ why }: { why: string }) => why)).toContain('It shows how you use this site.')
    const { messages } = await (await site.fetch(`${site.url}/_dev/mailbox/${member.email}`)).json()
    expect(messages[0].subject).toContain('حُذف حسابك')
    expect(messages[0].text).not.toMatch(/[a-z]{3} [a-z]/)
    expect(messages[0].text).toContain('لأنها تبيّن كيف تستخدم هذا الموقع.')
  })

  it('Deleting a member ends sessions, empties carts, keeps the order without anybody in it, and says so', async () => {
    const { memberId, me, email } = await customer('gone@example.test')
    const looked = await me.call('GET', `${path}/my/deletion`)
    const done = await me.call('DELETE', `${path}/my`)
    expect(done.status).toBe(200)
    expect(done.body).toEqual(looked.body)
    const fates = Object.fromEntries(
      done.body.deletion.map(({ name, count, fate }: { name: string; count: number; fate: string }) => [
        name,
        `${count} ${fate}`,
      ]),
    )
    expect(fates).toMatchObject({ orders: '1 ANONYMISED', carts: '1 ERASED', sessions: '1 ERASED' })
    // faults row 55
    expect((await me.call('GET', `${path}/my`)).status).toBe(401)
    const { db } = site.platform.services
    const order = await db
      .selectFrom('orders')
      .selectAll()
      .orderBy('number', 'desc')
      .executeTakeFirstOrThrow()
    expect(order).toMatchObject({ memberId: null, email: 'erased@deleted.invalid', totalMinor: 3250 })
    expect(JSON.stringify(order.document)).not.toMatch(/Lovelace|Main Street|94607/)
    expect(JSON.stringify(order.document)).toContain('US-CA')
    const shown = await owner.call('GET', `/ecom/v1/orders/${order.id}`)
    expect(shown.status, JSON.stringify(shown.body)).toBe(200)
    const letter = await (await site.fetch(`${site.url}/_dev/mailbox/${email}`)).json()
    expect(JSON.stringify(letter)).toContain('Orders (1): saved without anything that identifies you')
    const event = await db
      .selectFrom('outbox')
      .select(['payload', 'identity'])
      .where('entityId', '=', memberId)
      .where('type', '=', 'wix.members.v1.member_deleted')
      .executeTakeFirstOrThrow()
    expect(event).toMatchObject({ payload: null, identity: { identityType: 'MEMBER' } })
  })

  it('Deleting a member leaves their address nowhere but in the letters that have left and in the events of before', async () => {
    const { memberId } = await customer('nowhere@example.test')
    expect((await owner.call('DELETE', `${path}/${memberId}`)).status).toBe(200)
    const left = await where(['nowhere@example.test'])
    expect(left.filter((each) => !/^(mails|outbox|event_deliveries):/.test(each))).toEqual([])
  })

  it('Deleting a member is refused while they subscribe, before anything is written', async () => {
    const { memberId, email } = await site.signUp()
    const { db, clock } = site.platform.services
    const now = clock.now()
    await db
      .insertInto('subscriptionContracts')
      .values({
        ...{ id: crypto.randomUUID(), orderId: crypto.randomUUID(), lineId: crypto.randomUUID() },
        ...{ memberId, visitorId: null, email, status: 'AUTO_RENEW_ON', cycle: 1, nextAt: null, revision: 1 },
        document: JSON.stringify({ name: 'Soap', settings: {} }) as never,
        ...{ createdAt: now, updatedAt: now },
      })
      .execute()
    const refused = await owner.call('DELETE', `${path}/${memberId}`)
    expect(refused.body.details.validationError.fieldViolations[0].ruleName).toBe(
      'ACTIVE_SUBSCRIPTION_MEMBER_DELETE_FORBIDDEN',
    )
    const blocked = await owner.call('POST', `${path}/${memberId}/block`, {})
    expect(blocked.body.details.applicationError.code).toBe('ACTIVE_SUBSCRIPTION_MEMBER_BLOCK_FORBIDDEN')
    expect((await owner.call('GET', `${path}/${memberId}`)).status).toBe(200)
  })

  it('Deleting a member asks for an assignee who is another member', async () => {
    const { memberId } = await site.signUp()
    for (const contentAssigneeId of [memberId, crypto.randomUUID(), 'x']) {
      const { body } = await owner.call(
        'DELETE',
        `${path}/${memberId}?contentAssigneeId=${contentAssigneeId}`,
      )
      expect(body.details.validationError.fieldViolations[0].field).toBe('contentAssigneeId')
    }
  })
})

it('Every column that may name a member is of a table whose fate is written down', async () => {
  const { rows } = await sql<{ table: string; column: string }>`
    select table_name as table, column_name as column from information_schema.columns
    where table_schema = 'public' and (column_name ~ '(member|contact|owner|buyer|follower|followed)_id$'
      or column_name ~ 'email' or column_name in ('recipient', 'buyer'))`.execute(site.platform.services.db)
  const known = new Set([
    ...site.platform.services.personalData.owned.map(({ table }) => snake(table)),
    ...Object.keys(elsewhere),
  ])
  const unknown = rows
    .filter(({ table }) => !known.has(table))
    .map(({ table, column }) => `${table}.${column}`)
  expect(unknown).toEqual([])
})

it('Deletion removes personal data at any depth and keeps what taxes were calculated by', () => {
  expect(
    withoutPerson({
      billingInfo: {
        address: {
          country: 'US',
          subdivision: 'US-CA',
          city: 'Oakland',
          postalCode: '94607',
          addressLine: '1',
        },
        contactDetails: { firstName: 'Ada', phone: '1', vatId: { id: '1' } },
      },
      shippingInfo: { logistics: { pickupDetails: { address: { addressLine: 'The shop' } } } },
      lineItems: [{ location: 'shelf', price: '1.00' }],
    }),
  ).toEqual({
    billingInfo: { address: { country: 'US', subdivision: 'US-CA', city: 'Oakland' }, contactDetails: {} },
    shippingInfo: { logistics: { pickupDetails: { address: { addressLine: 'The shop' } } } },
    lineItems: [{ location: 'shelf', price: '1.00' }],
  })
})
