import { describe, expect, it } from 'vitest'
import { changesOf, kindOf, objectIdOf } from './describe.ts'

describe('An entry of the audit log', () => {
  it.each([
    ['/ecom/v1/orders/{id}/cancel', 'orders'],
    ['/stores/v3/bulk/products/update', 'products'],
    ['/loyalty-accounts/v1/accounts/{accountId}/adjust-points', 'loyalty-accounts'],
    ['/_api/loyalty-earning-rules/v1/earning-rules/{id}', 'loyalty-earning-rules'],
    ['/v1/abandonedCarts/{id}', 'abandonedCarts'],
    ['/members/v1/members/{id}/mute', 'members'],
  ])('names the kind of %s', (path, kind) => {
    expect(kindOf(path)).toBe(kind)
  })

  it('names the object by the path, else by the answer', () => {
    expect(objectIdOf(['product.id'], { product: { id: 'p1' } }, {})).toBe('p1')
    expect(objectIdOf([], { product: { name: 'Soap' } }, { product: { id: 'p2' } })).toBe('p2')
    expect(objectIdOf([], {}, { a: { id: '1' }, b: { id: '2' } })).toBeUndefined()
  })

  it('tells values before and after, without ids, and the length of lists', () => {
    const input = { product: { id: 'p1', revision: '3', name: 'Soap', price: null, media: [1, 2] } }
    expect(changesOf('catalog', input, { product: { name: 'Sope' } })).toEqual([
      { field: 'product.name', before: 'Sope', after: 'Soap' },
      { field: 'product.price', after: null },
      { field: 'product.media', after: '[2]' },
    ])
  })

  it('keeps no value that tells of a person, or is a secret', () => {
    expect(changesOf('customers', { member: { nickname: 'Ada' } }, undefined)).toEqual([
      { field: 'member.nickname' },
    ])
    for (const field of [
      'webhook.secret',
      'subscription.url',
      'app.apiKey',
      'apiKeys.first',
      'giftCard.code',
    ]) {
      const [of = '', name = ''] = field.split('.')
      expect(changesOf('settings', { [of]: { [name]: 's3' } }, undefined)).toEqual([{ field }])
    }
  })

  it('leaves out what an editor saw before', () => {
    const input = { taxSettings: { mode: 'AUTO' }, seen: { mode: 'MANUAL' } }
    expect(changesOf('store', input, undefined)).toEqual([{ field: 'taxSettings.mode', after: 'AUTO' }])
  })

  it('is short, however long, wide or deep the input is', () => {
    const deep = JSON.parse(`${'{"a":'.repeat(20_000)}1${'}'.repeat(20_000)}`)
    const wide = Object.fromEntries(Array.from({ length: 5000 }, (_, index) => [`field${index}`, 'x']))
    const long = { ['n'.repeat(9000)]: 'v'.repeat(9000) }
    expect(changesOf('catalog', deep, undefined)).toEqual([
      { field: 'a.a.a.a.a.a.a.a', after: '[object Object]' },
    ])
    expect(changesOf('catalog', wide, undefined)).toHaveLength(40)
    expect(changesOf('catalog', long, undefined)).toEqual([
      { field: 'n'.repeat(200), after: 'v'.repeat(200) },
    ])
  })
})
