import { createHmac } from 'node:crypto'
import {
  brandDeleted,
  cartCreated,
  cartDeleted,
  cartUpdated,
  type EventOf,
  isEvent,
  isWebhookError,
  memberFollowed,
  parseWebhook,
  productChanged,
} from '@galleria/platform-client/events'
import { expect, expectTypeOf, test } from 'vitest'
import { deliver, domainEvent, newSigner } from './testing/deliver.ts'

const signer = newSigner()
const other = newSigner()
const member = '6c2f3e8a-2d0e-4b0b-9a57-0b8e5a1f9d02'
const connection = { memberConnection: { memberId: member, affectedMemberId: member } }
const follow = {
  eventType: 'wix.members.v3.follow_member_followed',
  data: domainEvent('wix.members.v3.follow', 'member_followed', { actionEvent: { body: connection } }),
}
const deletion = {
  eventType: 'wix.ecom.v1.cart_deleted',
  data: domainEvent('wix.ecom.v1.cart', 'deleted', { deletedEvent: {} }),
}

/** The problem of a delivery that must not be taken. */
async function problemOf(parsed: Promise<unknown>): Promise<string> {
  const error = await parsed.then(
    () => undefined,
    (thrown: unknown) => thrown,
  )
  if (!isWebhookError(error)) throw new Error('It was taken', { cause: error })
  expect(error.message).not.toBe('')
  return error.problem
}

test('An action comes with what it tells, who caused it, and all that tells it from others', async () => {
  const identity = { identityType: 'MEMBER', memberId: member }
  const event = await parseWebhook(await deliver(signer, { ...follow, identity }), signer.publicKey)
  expect(event).toMatchObject({ type: follow.eventType, kind: 'action', known: true, payload: connection })
  expect(event.metadata).toMatchObject({
    id: follow.data.id,
    entityId: follow.data.entityId,
    eventTime: new Date('2026-11-21T06:00:00Z'),
    entityEventSequence: 7n,
    identity,
  })
  if (!isEvent(event, memberFollowed)) throw new Error('It is no such event')
  expectTypeOf(event).toEqualTypeOf<EventOf<typeof memberFollowed>>()
  expect(event.payload.memberConnection.memberId).toBe(member)
})

test('A deletion without an entity is a deletion, and no other event', async () => {
  const event = await parseWebhook(await deliver(signer, deletion), signer.publicKey)
  expect(event).toMatchObject({ kind: 'deleted', payload: undefined })
  expect(isEvent(event, cartDeleted)).toBe(true)
  expect(isEvent(event, cartCreated)).toBe(false)
  expect(isEvent(event, brandDeleted)).toBe(false)
})

test('An update names the fields that changed', async () => {
  const data = domainEvent('wix.stores.catalog.v3.brand', 'updated', {
    updatedEvent: { currentEntity: { id: member, name: 'Kiln' }, modifiedFields: { name: 'Oven' } },
  })
  const jwt = await deliver(signer, { eventType: 'wix.stores.catalog.v3.brand_updated', data })
  const event = await parseWebhook(jwt, signer.publicKey)
  expect(event).toMatchObject({ payload: { name: 'Kiln' }, modifiedFields: { name: 'Oven' } })
})

test('Entities come as objects or, as the SDK types have it, as JSON in a string', async () => {
  const data = domainEvent('wix.stores.catalog.v3.brand', 'created', {
    createdEvent: { entityAsJson: JSON.stringify({ id: member, name: 'Kiln' }) },
  })
  const jwt = await deliver(signer, { eventType: 'wix.stores.catalog.v3.brand_created', data })
  expect((await parseWebhook(jwt, signer.publicKey)).payload).toEqual({ id: member, name: 'Kiln' })
})

test('A plain event is its own payload', async () => {
  const data = { productId: 'p', changedFields: ['price'], originatedFromVersion: 'V4_CATALOG' }
  const jwt = await deliver(signer, { eventType: productChanged.type, data })
  const event = await parseWebhook(jwt, signer.publicKey, { events: [productChanged] })
  expect(event.payload.changedFields).toEqual(['price'])
  expect(event.payload).toEqual(data)
})

test('Types that are not known here are kept as they came', async () => {
  const data = domainEvent('wix.forms.v4.form', 'created', { createdEvent: { entity: { id: 'f' } } })
  const created = await deliver(signer, { eventType: 'wix.forms.v4.form_created', data })
  expect(await parseWebhook(created, signer.publicKey)).toMatchObject({
    known: false,
    kind: 'created',
    payload: { id: 'f' },
    metadata: { entityId: data.entityId },
  })
  const bare = await deliver(signer, { eventType: 'com.example.Happened', data: { how: 'well' } })
  expect(await parseWebhook(bare, signer.publicKey)).toMatchObject({
    known: false,
    kind: 'plain',
    payload: { how: 'well' },
  })
})

test('A webhook with named handlers refuses other types', async () => {
  const jwt = await deliver(signer, follow)
  const parsed = parseWebhook(jwt, signer.publicKey, { events: [cartDeleted, cartUpdated] })
  expect(await problemOf(parsed)).toBe('UNEXPECTED_EVENT')
})

test('The key may be PEM, base64 of it on one line, or a key already read', async () => {
  const jwt = await deliver(signer, follow)
  const line = Buffer.from(signer.publicKey).toString('base64')
  const der = Buffer.from(signer.publicKey.replace(/-----[^-]+-----|\s/g, ''), 'base64')
  const algorithm = { name: 'RSASSA-PKCS1-v1_5', hash: 'SHA-256' }
  const read = await crypto.subtle.importKey('spki', der, algorithm, false, ['verify'])
  for (const key of [signer.publicKey, line, read])
    expect((await parseWebhook(jwt, key)).type).toBe(follow.eventType)
  for (const key of ['', 'nonsense', btoa('nonsense')])
    expect(await problemOf(parseWebhook(jwt, key))).toBe('BAD_KEY')
  expect(await problemOf(parseWebhook(jwt, []))).toBe('BAD_KEY')
})

test('While keys are rotated either fits; a stranger’s does not', async () => {
  const keys = [other.publicKey, signer.publicKey]
  for (const each of [signer, other])
    expect((await parseWebhook(await deliver(each, follow), keys)).known).toBe(true)
  expect(await problemOf(parseWebhook(await deliver(newSigner(), follow), keys))).toBe('BAD_SIGNATURE')
  expect(await problemOf(parseWebhook(await deliver(other, follow), signer.publicKey))).toBe('BAD_SIGNATURE')
})

test('A webhook is refused whichever part was tampered with', async () => {
  const jwt = await deliver(signer, follow)
  const forged = Buffer.from(JSON.stringify({ data: '{}' })).toString('base64url')
  const [header, , signature] = jwt.split('.')
  expect(await problemOf(parseWebhook(`${header}.${forged}.${signature}`, signer.publicKey))).toBe(
    'BAD_SIGNATURE',
  )
  for (const body of ['', 'x', 'a.b.c', `${header}.${forged}`, `${jwt}.x`, '{}', '<html>'])
    expect(await problemOf(parseWebhook(body, signer.publicKey))).toBe('MALFORMED_TOKEN')
})

test('A token cannot choose a weaker way of being checked', async () => {
  const [, payload] = (await deliver(signer, follow)).split('.')
  const encode = (header: object) => Buffer.from(JSON.stringify(header)).toString('base64url')
  const none = `${encode({ alg: 'none' })}.${payload}.`
  const head = `${encode({ alg: 'HS256', typ: 'JWT' })}.${payload}`
  const mac = createHmac('sha256', signer.publicKey).update(head).digest('base64url')
  for (const body of [none, `${head}.${mac}`])
    expect(await problemOf(parseWebhook(body, signer.publicKey))).toBe('WRONG_ALGORITHM')
})

test('Old and early deliveries are refused, give or take a minute', async () => {
  const now = new Date('2026-11-21T06:00:00Z')
  const seconds = now.getTime() / 1000
  const at = (claims: object, options = {}) =>
    deliver(signer, { ...follow, claims: { ...claims } }).then((jwt) =>
      parseWebhook(jwt, signer.publicKey, { now, ...options }),
    )
  expect(await problemOf(at({ exp: seconds - 61 }))).toBe('EXPIRED')
  expect((await at({ exp: seconds - 30 })).known).toBe(true)
  expect(await problemOf(at({ nbf: seconds + 61 }))).toBe('NOT_YET_VALID')
  expect((await at({ nbf: seconds + 30 })).known).toBe(true)
  expect(await problemOf(at({ iat: seconds - 400 }, { maxAge: 300 }))).toBe('EXPIRED')
  expect((await at({ iat: seconds - 200 }, { maxAge: 300 })).known).toBe(true)
  expect(await problemOf(at({}, { maxAge: 300 }))).toBe('MALFORMED_TOKEN')
})

test('An event for another site is refused where the site is told', async () => {
  const jwt = await deliver(signer, { ...follow, instanceId: 'mine' })
  expect((await parseWebhook(jwt, signer.publicKey, { instanceId: 'mine' })).metadata.instanceId).toBe('mine')
  expect(await problemOf(parseWebhook(jwt, signer.publicKey, { instanceId: 'yours' }))).toBe('WRONG_INSTANCE')
})

test.each([
  ['no data', { data: undefined }],
  ['data that is no text', { data: { eventType: 'x' } }],
  ['data that is no JSON', { data: '{' }],
  ['no type', { data: JSON.stringify({ instanceId: 'i', data: '{}' }) }],
  ['a payload that is no text', { data: JSON.stringify({ eventType: 'x', instanceId: 'i', data: {} }) }],
  ['an identity that is no JSON', { data: envelope({ identity: 'x' }) }],
  ['a payload that is no JSON', { data: envelope({ data: 'x' }) }],
  ['nothing that happened', { data: envelope({ data: JSON.stringify(domainEvent('a', 'b', {})) }) }],
  [
    'another type inside than outside',
    { data: envelope({ eventType: deletion.eventType, data: JSON.stringify(follow.data) }) },
  ],
  [
    'another kind than its type says',
    {
      data: envelope({
        eventType: deletion.eventType,
        data: JSON.stringify({ ...deletion.data, deletedEvent: undefined, actionEvent: {} }),
      }),
    },
  ],
  [
    'an entity that is none',
    {
      data: envelope({
        eventType: 'wix.ecom.v1.cart_created',
        data: JSON.stringify(domainEvent('wix.ecom.v1.cart', 'created', { createdEvent: { entity: {} } })),
      }),
    },
  ],
])('Signed well, but with %s: refused', async (_, claims) => {
  const jwt = await deliver(signer, { ...follow, claims })
  expect(await problemOf(parseWebhook(jwt, signer.publicKey))).toBe('MALFORMED_EVENT')
})

test('Keys that could reach a prototype go', async () => {
  const data = '{"how":"well","__proto__":{"admin":true}}'
  const claims = { data: envelope({ eventType: 'com.example.Happened', data }) }
  const event = await parseWebhook(await deliver(signer, { ...follow, claims }), signer.publicKey)
  expect(Object.keys(event.payload as object)).toEqual(['how'])
})

function envelope(changes: object) {
  return JSON.stringify({ eventType: 'a_b', instanceId: 'i', data: '{}', ...changes })
}
