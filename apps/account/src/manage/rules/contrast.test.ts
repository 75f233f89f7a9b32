import { expect, test } from 'vitest'
import { contrastOf, ENOUGH, inkFor } from './contrast.ts'

test('Contrast is as WCAG has it, whichever way round', () => {
  expect(contrastOf('#000', '#FFFFFF')).toBeCloseTo(21)
  expect(contrastOf('#777777', '#ffffff')).toBeCloseTo(4.48, 2)
  expect(contrastOf('#ffffff', '#777777')).toBeCloseTo(4.48, 2)
  expect(contrastOf('red', '#fff')).toBeUndefined()
})

test('On every gray there is an ink that can be read', () => {
  for (let gray = 0; gray < 256; gray += 1) {
    const color = `#${gray.toString(16).padStart(2, '0').repeat(3)}`
    expect(contrastOf(color, inkFor(color))).toBeGreaterThanOrEqual(ENOUGH)
  }
})
