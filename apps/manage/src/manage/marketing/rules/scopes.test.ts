import { expect, test } from 'vitest'
import { entitiesIn, withEntities } from './scopes.ts'

const lamp = { scope: 'product:lamp', name: 'Lamp' }
const gone = { scope: 'collection:old', name: '' }
const digital = { scope: 'type:DIGITAL', name: 'type:DIGITAL' }

test('Scopes of one kind are offered by ID, and what is gone has a name too', () => {
  expect(entitiesIn([lamp, gone, digital], 'product', 'Deleted')).toEqual([{ id: 'lamp', name: 'Lamp' }])
  expect(entitiesIn([lamp, gone, digital], 'collection', 'Deleted')).toEqual([{ id: 'old', name: 'Deleted' }])
})

test('Another choice of one kind leaves scopes of other kinds, and names as they are stored', () => {
  const vase = { id: 'vase', name: 'Vase', detail: 'V-1' }
  expect(withEntities([lamp, gone, digital], 'product', [vase])).toEqual([
    gone,
    digital,
    { scope: 'product:vase', name: 'Vase' },
  ])
  expect(withEntities([gone], 'collection', [{ id: 'old', name: 'Deleted' }])).toEqual([gone])
  expect(withEntities([lamp, digital], 'product', [])).toEqual([digital])
})
