import {
  type EventOf,
  isNewest,
  type orderApproved,
  productChanged,
  seenInMemory,
  sequencesInMemory,
  type WebhookHandlers,
  webhooks,
} from '@galleria/platform-client/events'
import { expect, expectTypeOf, test } from 'vitest'
import * as definitions from './definitions/index.ts'
import { type Delivery, deliver, domainEvent, newSigner } from './testing/deliver.ts'

const signer = newSigner()
const next = newSigner()
const member = '6c2f3e8a-2d0e-4b0b-9a57-0b8e5a1f9d02'

const brand = (sequence = '1', id = 'event-1'): Delivery => ({
  eventType: 'wix.stores.catalog.v3.brand_updated',
  data: {
    ...domainEvent('wix.stores.catalog.v3.brand', 'updated', {
      updatedEvent: { currentEntity: { id: member, name: 'Kiln' } },
    }),
    id,
    entityEventSequence: sequence,
  },
})

test('There is a handler for each of the events, typed by its definition', () => {
  expectTypeOf<NonNullable<WebhookHandlers['onOrderApproved']>>()
    .parameter(0)
    .toEqualTypeOf<EventOf<typeof orderApproved>>()
  expectTypeOf<WebhookHandlers>().toHaveProperty('onCartCreated')
  expectTypeOf<keyof WebhookHandlers>().toEqualTypeOf<`on${Capitalize<keyof typeof definitions>}`>()
  expect(Object.keys(definitions)).toHaveLength(128)
})

test('Faults row 102: an event goes to the handler of its type, once, however often it is delivered', async () => {
  const names: unknown[] = []
  const { process } = webhooks({
    publicKey: signer.publicKey,
    handlers: { onBrandUpdated: ({ payload }) => names.push(payload.name) },
    seen: seenInMemory(),
  })
  const body = await deliver(signer, brand())
  expect(await process(body)).toMatchObject({ outcome: 'handled' })
  expect(await process(body)).toMatchObject({ outcome: 'duplicate' })
  expect(names).toEqual(['Kiln'])
})

test('An event whose handler failed is handled again when it returns', async () => {
  let calls = 0
  const { process } = webhooks({
    publicKey: signer.publicKey,
    seen: seenInMemory(),
    handlers: {
      onBrandUpdated() {
        calls += 1
        if (calls === 1) throw new Error('The database is away')
      },
    },
  })
  const body = await deliver(signer, brand())
  await expect(process(body)).rejects.toThrow('The database is away')
  expect(await process(body)).toMatchObject({ outcome: 'handled' })
})

test('While an event is under way its double is not taken for handled', async () => {
  const [gate, begun] = [Promise.withResolvers<void>(), Promise.withResolvers<void>()]
  const { process, respond } = webhooks({
    publicKey: signer.publicKey,
    seen: seenInMemory(),
    handlers: {
      onBrandUpdated() {
        begun.resolve()
        return gate.promise
      },
    },
  })
  const body = await deliver(signer, brand())
  const first = process(body)
  // Signatures are checked in threads: the double might be through first.
  await begun.promise
  const double = await respond(new Request('http://app.test/hooks', { method: 'POST', body }))
  expect(double.status).toBe(409)
  gate.resolve()
  expect(await first).toMatchObject({ outcome: 'handled' })
})

test('A type that no handler expects is refused', async () => {
  const { process } = webhooks({ publicKey: signer.publicKey, handlers: { onCartCreated: () => {} } })
  await expect(process(await deliver(signer, brand()))).rejects.toMatchObject({
    problem: 'UNEXPECTED_EVENT',
    message: 'Unexpected event type: wix.stores.catalog.v3.brand_updated',
  })
})

test('Faults row 102: a token that says it was signed more than five minutes ago is a replay; one without a time is none', async () => {
  const { process } = webhooks({ publicKey: signer.publicKey, handlers: { onBrandUpdated: () => {} } })
  const ago = (seconds: number) => ({ iat: Math.floor(Date.now() / 1000) - seconds })
  const at = async (claims: object) => process(await deliver(signer, { ...brand(), claims: { ...claims } }))
  await expect(at(ago(500))).rejects.toMatchObject({ problem: 'EXPIRED' })
  expect(await at(ago(200))).toMatchObject({ outcome: 'handled' })
  expect(await at({})).toMatchObject({ outcome: 'handled' })
})

test('Faults row 102: two keys are good while one replaces the other, and may be asked for at each delivery', async () => {
  let keys = [signer.publicKey]
  const { respond } = webhooks({ publicKey: () => keys, handlers: { onBrandUpdated: () => {} } })
  const status = async (by: typeof signer) =>
    (await respond(new Request('http://app.test', { method: 'POST', body: await deliver(by, brand()) })))
      .status
  expect([await status(signer), await status(next)]).toEqual([200, 401])
  keys = [signer.publicKey, next.publicKey]
  expect([await status(signer), await status(next)]).toEqual([200, 200])
  keys = ['no key']
  expect(await status(next)).toBe(500)
})

test('Plain events are known again by the id of their token', async () => {
  let calls = 0
  const { process } = webhooks({
    publicKey: signer.publicKey,
    seen: seenInMemory(),
    handlers: {
      onProductChanged() {
        calls += 1
      },
    },
  })
  const body = await deliver(signer, {
    eventType: productChanged.type,
    data: { productId: 'p' },
    claims: { jti: 'event-2' },
  })
  await process(body)
  expect(await process(body)).toMatchObject({ outcome: 'duplicate', event: { metadata: { id: 'event-2' } } })
  expect(calls).toBe(1)
})

test('Faults row 102: of two events of an entity the one with the lesser number is not the newest', async () => {
  const sequences = sequencesInMemory()
  const newest: boolean[] = []
  const { process } = webhooks({
    publicKey: signer.publicKey,
    handlers: { onBrandUpdated: async (event) => newest.push(await isNewest(event, sequences)) },
  })
  for (const [sequence, id] of [
    ['9', 'a'],
    ['10', 'b'],
    ['9', 'a'],
    ['11', 'c'],
  ])
    await process(await deliver(signer, brand(sequence, id)))
  expect(newest).toEqual([true, true, false, true])
})

test('Memory has an end: the oldest ids and the quietest entities go first', async () => {
  const seen = seenInMemory(2)
  for (const id of ['a', 'b', 'c']) {
    await seen.begin(id)
    await seen.handled(id)
  }
  expect([await seen.begin('c'), await seen.begin('a')]).toEqual(['handled', 'new'])
  const sequences = sequencesInMemory(2)
  for (const entity of ['a', 'b', 'c']) await sequences.advance(entity, 5n)
  expect([await sequences.advance('c', 4n), await sequences.advance('a', 4n)]).toEqual([false, true])
})
