import { expect, it } from 'vitest'
import { codesFilter, pageOf, rulesFilter } from './list.ts'

const asked = (query: string) => new URLSearchParams(query)

it('Codes are found by words in code and name, by state, and never those of the loyalty program', () => {
  expect(codesFilter(asked('q=%20fair&state=USED_UP'))).toEqual({
    memberId: { $exists: false },
    status: 'USED_UP',
    $or: [{ code: { $contains: 'fair' } }, { name: { $contains: 'fair' } }],
  })
  expect(codesFilter(asked('state=NONSENSE'))).toEqual({ memberId: { $exists: false } })
})

it('Automatic discounts that are off are told from scheduled ones', () => {
  expect(rulesFilter(asked('state=DISABLED'))).toEqual({ status: 'PENDING', active: false })
  expect(rulesFilter(asked('state=PENDING'))).toEqual({ status: 'PENDING', active: true })
})

it('A later page is asked for by its cursor alone', () => {
  expect(pageOf(asked('cursor=c&state=LIVE'), { status: 'LIVE' }, [])).toEqual({
    cursorPaging: { limit: 50, cursor: 'c' },
  })
  expect(pageOf(asked('sort=code'), {}, ['code']).sort).toEqual([{ fieldName: 'code', order: 'ASC' }])
  expect(pageOf(asked('sort=secret'), {}, ['code']).sort).toEqual([
    { fieldName: 'createdDate', order: 'DESC' },
  ])
})
