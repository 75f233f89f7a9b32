import { expect, test } from 'vitest'
import { dayAt, rangesAt } from './date-ranges.ts'
import { chipsOf, tabsAt } from './filters.ts'

const status = {
  name: 'status',
  label: 'Status',
  isMany: true,
  choices: [
    { value: 'OPEN', label: 'Open' },
    { value: 'DONE', label: 'Done' },
  ],
}

test('Each value of a filter has a chip, which drops that value alone', () => {
  const query = new URLSearchParams('q=ada&status=OPEN&status=DONE&min=&cursor=x')
  const chips = chipsOf(query, [status, { name: 'min', label: 'At least' }])
  expect(chips.map(({ label, value }) => `${label}: ${value}`)).toEqual(['Status: Open', 'Status: Done'])
  expect(chips[0]?.without).toBe('?q=ada&min=&status=DONE')
})

test('A tab replaces the parameters of the other tabs and keeps the filters', () => {
  const tabs = [
    { label: 'All', query: '' },
    { label: 'To send', query: 'payment=PAID&sent=no', count: 3 },
    { label: 'Archived', query: 'archived=yes' },
  ]
  const shown = tabsAt(new URLSearchParams('q=ada&payment=PAID&sent=no&cursor=x'), tabs)
  expect(shown.map(({ isCurrent }) => isCurrent)).toEqual([false, true, false])
  expect(shown.map(({ to }) => to)).toEqual(['?q=ada', '?q=ada&payment=PAID&sent=no', '?q=ada&archived=yes'])
  expect(tabsAt(new URLSearchParams('payment=PAID'), tabs).some(({ isCurrent }) => isCurrent)).toBe(false)
})

test('A range of days ends on the day that it is in the store', () => {
  const late = new Date('2026-03-01T20:00:00Z')
  expect(dayAt(late, 'Asia/Tokyo')).toBe('2026-03-02')
  const ranges = rangesAt(late, 'UTC')
  expect(ranges.today).toEqual({ from: '2026-03-01', to: '2026-03-01' })
  expect(ranges.week).toEqual({ from: '2026-02-23', to: '2026-03-01' })
  expect(ranges['this-month']).toEqual({ from: '2026-03-01', to: '2026-03-01' })
  expect(ranges['last-month']).toEqual({ from: '2026-02-01', to: '2026-02-28' })
})
