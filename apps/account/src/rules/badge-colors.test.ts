import { expect, test } from 'vitest'
import { contrast, inkOn } from './badge-colors.ts'

test('Colors that can be read stay as the owner chose them', () => {
  expect(inkOn('#1f1b16', '#faf7f2')).toEqual({ background: '#1f1b16', ink: '#faf7f2' })
})

test('Every other pair is made readable', () => {
  for (const [ground, ink] of [
    ['#796EFF', '#FFFFFF'],
    ['#ffffff', '#fefefe'],
    ['url(x)', 'red;background:url(x)'],
    [null, undefined],
  ] as const) {
    const shown = inkOn(ground, ink)
    expect(shown.background).toMatch(/^#[\da-f]{6}$/i)
    expect(contrast(shown.background, shown.ink)).toBeGreaterThanOrEqual(4.5)
  }
})
