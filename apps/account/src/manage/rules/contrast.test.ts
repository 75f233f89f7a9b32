import { expect, test } from 'vitest'
import { contrastOf, ENOUGH, inkFor } from './contrast.ts'

test('Contrast is as WCAG has it, whichever way round', () => {
  expect(contrastOf('#000', '#FFFFFF')).toBeCloseTo(21)
  expect(contrastOf('#777777', '#ffffff')).toBeCloseTo(4.48, 2)
  expect(contrastOf('#ffffff', '#777777')).toBeCloseTo(4.48, 2)
  expect(contrastOf('red', '#fff')).toBeUndefined()
})

test('On every grey there is an ink that can be read', () => {
  for (let grey = 0; grey < 256; grey += 1) {
    const colour = `#${grey.toString(16).padStart(2, '0').repeat(3)}`
    expect(contrastOf(colour, inkFor(colour))).toBeGreaterThanOrEqual(ENOUGH)
  }
})
