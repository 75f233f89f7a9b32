import { describe, expect, it } from 'vitest'
import { rangeIn, rangeQuery, withRange } from './range.ts'

const now = new Date('2026-03-31T20:00:00Z')
const at = (query: string, zone = 'UTC') => rangeIn(new URLSearchParams(query), now, zone)

describe('The range of a report', () => {
  it('The range of a report is the last 30 days until somebody chooses', () => {
    expect(at('')).toEqual({
      ...{ name: '30', from: '2026-03-02', to: '2026-03-31' },
      ...{ compare: 'previous', groupBy: 'DAY' },
    })
  })

  it('The range of a report ends on the day of the store, not of the server', () => {
    expect(at('range=today', 'Asia/Tokyo')).toMatchObject({ from: '2026-04-01', to: '2026-04-01' })
    expect(at('range=month', 'Asia/Tokyo')).toMatchObject({ from: '2026-04-01' })
  })

  it('The range of a report has rows by week or month once it is long', () => {
    expect(at('range=90').groupBy).toBe('WEEK')
    expect(at('from=2024-03-01&to=2026-01-01').groupBy).toBe('MONTH')
  })

  it('The range of a report tells why typed days are none, and keeps them', () => {
    expect(at('from=2026-03-09&to=2026-03-01').problem).toEqual({
      ...{ is: 'order', from: '2026-03-09', to: '2026-03-01' },
    })
    expect(at('from=2020-03-09&to=2026-03-01').problem?.is).toBe('long')
    expect(at('from=2026-02-31&to=').problem?.is).toBe('incomplete')
  })

  it('The range of a report goes along to the next one, without its order and page', () => {
    expect(rangeQuery(new URLSearchParams('from=2026-01-01&to=2026-01-02&sort=-net&cursor=2'))).toBe(
      '?from=2026-01-01&to=2026-01-02',
    )
    expect(withRange('from=2026-01-01&to=2026-01-02&cursor=3', { range: '7' })).toBe('?range=7')
  })
})
