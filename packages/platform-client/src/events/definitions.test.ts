import { type EventDefinition, isWebhookError, parseWebhook } from '@galleria/platform-client/events'
import { expect, test } from 'vitest'
import * as exported from './definitions/index.ts'
import { deliver, domainEvent, newSigner } from './testing/deliver.ts'

const definitions: readonly EventDefinition[] = Object.values(exported)
const types = definitions.map(({ type }) => type)

test('Every event of the specification, the five of reviews and the three of wishlists have one definition', () => {
  expect(new Set(types).size).toBe(types.length)
  expect(types).toHaveLength(120 + 5 + 3)
})

test.each(definitions)('$type says whose it is and what it is', ({ type, entity, kind }) => {
  expect(kind === 'plain' ? type === entity : type.startsWith(`${entity}_`)).toBe(true)
  if (kind !== 'action' && kind !== 'plain') expect(type).toBe(`${entity}_${kind}`)
})

const signer = newSigner()
const part = {
  created: 'createdEvent',
  updated: 'updatedEvent',
  deleted: 'deletedEvent',
  action: 'actionEvent',
}

test.each(definitions)(
  'A delivery of $type without what it promises is refused, never half taken',
  async (each) => {
    const { type, entity, kind } = each
    const data =
      kind === 'plain' ? 'nothing' : domainEvent(entity, type.slice(entity.length + 1), { [part[kind]]: {} })
    const jwt = await deliver(signer, { eventType: type, data })
    const failure = await parseWebhook(jwt, signer.publicKey).catch((error: unknown) => error)
    if (kind === 'deleted') expect(failure).toMatchObject({ known: true, payload: undefined })
    else expect(isWebhookError(failure) && failure.problem).toBe('MALFORMED_EVENT')
  },
)
