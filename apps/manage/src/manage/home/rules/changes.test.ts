import { expect, it } from 'vitest'
import { changesOf } from './changes.ts'

const activity = {
  orderId: 'o',
  number: '10001',
  type: 'ORDER_PAID',
  createdDate: '2026-03-01T10:00:00.000Z',
}
const edit = { id: 'e', by: 'Olive', createdDate: '2026-03-01T11:00:00.000Z', changed: 3 }

it('Changes of orders and of the catalog stand in one list, the newest first', () => {
  expect(changesOf([activity], [edit, { ...edit, id: 'taken', reason: 'ORDER' }])).toEqual([
    { is: 'edit', at: edit.createdDate, by: 'Olive', editId: 'e', count: 3 },
    { is: 'order', at: activity.createdDate, by: null, orderId: 'o', number: '10001', type: 'ORDER_PAID' },
  ])
})
