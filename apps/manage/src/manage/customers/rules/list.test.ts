import { expect, it } from 'vitest'
import { filterOf, sortOf } from './list.ts'

const of = (query: string) => filterOf(new URLSearchParams(query), 'UTC')

it('Filters of the address become those of the call', () => {
  expect(of('')).toEqual({})
  expect(of('tab=returning&account=guest&tag=vip&tag=+&country=de&spent=99.50&idle=90')).toEqual({
    $and: [
      { ordersCount: { $gte: 2 } },
      { hasAccount: false },
      { tags: { $hasAll: ['vip'] } },
      { country: 'DE' },
      { spent: { $gte: '99.50' } },
      { daysSinceLastOrder: { $gte: 90 } },
    ],
  })
})

it('Text that is no number filters nothing', () => {
  expect(of('spent=1e9&orders=-1&idle=soon&tab=none')).toEqual({})
})

it('Customers who ordered last come first, unless another order is asked for', () => {
  expect(sortOf(new URLSearchParams())).toEqual([{ fieldName: 'lastOrderDate', order: 'DESC' }])
  expect(sortOf(new URLSearchParams('sort=spent'))).toEqual([{ fieldName: 'spent', order: 'ASC' }])
  expect(sortOf(new URLSearchParams('sort=-password'))).toEqual([
    { fieldName: 'lastOrderDate', order: 'DESC' },
  ])
})
