import { expect, test } from 'vitest'
import type { Measured } from './measure.ts'
import { report } from './report.ts'

const measured = (change: Partial<Measured>): Measured => ({
  lcp: 900,
  fcp: 800,
  tbt: 100,
  cls: 0,
  jsBytes: 150_000,
  totalBytes: 250_000,
  requests: 30,
  ...change,
})

test('A report names the page and shows both medians with their paired ratio', () => {
  const text = report('product', [measured({ lcp: 990 })], [measured({})])
  expect(text).toContain('product (1 rounds)')
  expect(text).toMatch(/LCP ms +990 +900 +1\.10/)
  expect(text).toMatch(/JS kB +150\.0 +150\.0 +1\.00/)
})

test('A figure that is zero for the monolith has no ratio', () => {
  expect(report('home', [measured({})], [measured({})])).toMatch(/CLS +0\.000 +0\.000 +-/)
})
