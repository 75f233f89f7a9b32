import { describe, expect, it } from 'vitest'
import { ApiError } from '../../../base/errors.ts'
import { inFront, moved } from './order.ts'

const badges = ['a', 'b', 'c', 'd'].map((id) => ({ id }))
const ids = (all: readonly { readonly id: string }[]) => all.map(({ id }) => id).join('')

describe('inFront', () => {
  it('The named badges come first, each once, and the rest keep their order', () => {
    expect(ids(inFront(badges, ['d', 'b', 'd']))).toBe('dbac')
  })

  it('An unknown badge is refused', () => {
    expect(() => inFront(badges, ['a', 'x'])).toThrow(ApiError)
  })
})

describe('moved', () => {
  it.each([
    ['FIRST', undefined, 'cabd'],
    ['LAST', undefined, 'abdc'],
    ['AFTER', 'a', 'acbd'],
    ['AFTER', 'd', 'abdc'],
  ] as const)('Badge c at %s of %s gives %s', (position, after, expected) => {
    expect(ids(moved(badges, { id: 'c', position, after }))).toBe(expected)
  })

  it.each([
    ['An unknown badge', { id: 'x', position: 'FIRST' }],
    ['A place behind an unknown badge', { id: 'a', position: 'AFTER', after: 'x' }],
    ['A place behind itself', { id: 'a', position: 'AFTER', after: 'a' }],
  ] as const)('%s is refused', (_, move) => {
    expect(() => moved(badges, move)).toThrow(ApiError)
  })
})
