import { describe, expect, it } from 'vitest'
import { ApiError } from '../../../base/errors.ts'
import { inFront, moved } from './order.ts'

const badges = ['a', 'b', 'c', 'd'].map((id) => ({ id }))
const ids = (all: readonly { readonly id: string }[]) => all.map(({ id }) => id).join('')

describe('Badges in front', () => {
  it('come in the named order, each once, before the rest', () => {
    expect(ids(inFront(badges, ['d', 'b', 'd']))).toBe('dbac')
  })

  it('are refused for an unknown badge', () => {
    expect(() => inFront(badges, ['a', 'x'])).toThrow(ApiError)
  })
})

describe('A moved badge', () => {
  it.each([
    ['FIRST', undefined, 'cabd'],
    ['LAST', undefined, 'abdc'],
    ['AFTER', 'a', 'acbd'],
    ['AFTER', 'd', 'abdc'],
  ] as const)('goes %s of %s, in the order %s', (position, after, expected) => {
    expect(ids(moved(badges, { id: 'c', position, after }))).toBe(expected)
  })

  it.each([
    ['an unknown badge', { id: 'x', position: 'FIRST' }],
    ['a place behind an unknown badge', { id: 'a', position: 'AFTER', after: 'x' }],
    ['a place behind itself', { id: 'a', position: 'AFTER', after: 'a' }],
  ] as const)('is refused for %s', (_, move) => {
    expect(() => moved(badges, move)).toThrow(ApiError)
  })
})
