import { expect, test } from 'vitest'
import { returnWindow } from './return-window.ts'

const now = new Date('2026-03-10T23:30:00Z')
const days = (...lines: readonly [units: number, lastDay?: string][]) =>
  returnWindow({ lines: lines.map(([units, lastDay], id) => ({ id: `${id}`, units, lastDay })) }, now)

test('Only days that are still to come are promised', () => {
  expect(days([1, '2026-03-10'], [2, '2026-03-20'])).toEqual({
    ...{ isOver: false, first: '2026-03-10', last: '2026-03-20' },
  })
  expect(days([0, '2026-03-01'], [2, '2026-03-20'])).toMatchObject({ first: '2026-03-20' })
  expect(days([1, '2026-03-09'])).toBeUndefined()
  const lines = [{ id: 'lamp', units: 1, lastDay: '2026-03-10' }]
  expect(returnWindow({ lines }, now, 'Asia/Tokyo')).toBeUndefined()
})

test('The last day is told once it is past, and not for units that are coming back before it', () => {
  expect(days([0, '2026-03-01'], [0, '2026-03-02'])).toMatchObject({ isOver: true, last: '2026-03-02' })
  expect(days([0, '2026-03-20'])).toBeUndefined()
  expect(days([0], [1])).toBeUndefined()
})
