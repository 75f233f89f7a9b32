import { expect, test } from 'vitest'
import { progress } from './progress.ts'

test('Each step is one line with the seconds since the start', () => {
  const lines: string[] = []
  const step = progress((text) => lines.push(text))
  step('installing')
  step('releasing the modules')
  step.done()
  const steps = lines.filter((text) => text.endsWith('\n'))
  expect(steps).toHaveLength(2)
  expect(steps[0]).toMatch(/\d\.\d s {2}installing\n$/)
  expect(steps[1]).toMatch(/\d\.\d s {2}releasing the modules\n$/)
})
