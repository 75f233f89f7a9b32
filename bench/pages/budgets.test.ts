import { expect, test } from 'vitest'
import { overBudget } from './budgets.ts'
import type { Loaded } from './measure.ts'
import { noFigures } from './rounds.ts'

const loaded = (jsBytes: number): Loaded => ({
  lcp: 700,
  fcp: 700,
  tbt: 20,
  cls: 0,
  longTasks: 2,
  mainThread: 900,
  jsBytes,
  totalBytes: 100_000,
  jsRequests: 4,
  requests: 20,
})

const side = (name: string, cold: number, touched: number) => ({
  name,
  figures: { ...noFigures(), cold: [loaded(cold)], touched: [loaded(touched)] },
})

test('A page within its budgets is told nothing of', () => {
  const sides = [
    side('ours', 0, 130_000),
    side('monolith', 12_000, 120_000),
    side('reference', 58_000, 58_000),
  ]
  expect(overBudget('product', sides)).toEqual([])
})

test('A page that sends more than its share is told by measure, limit and side', () => {
  const sides = [
    side('ours', 40_000, 150_000),
    side('monolith', 12_000, 120_000),
    side('reference', 58_000, 58_000),
  ]
  expect(overBudget('product', sides)).toEqual([
    'product: JavaScript 40000, at most 1 x 12000 (monolith) + 2000.',
    'product: JavaScript 40000, at most 0.5 x 58000 (reference) + 2000.',
    'product: JavaScript, touched 150000, at most 1.2 x 120000 (monolith).',
    'product: JavaScript, touched 150000, at most 2.4 x 58000 (reference).',
  ])
})

test('Tasks of a touched page are judged beside the monolith, all of its work beside both', () => {
  const touched = (name: string, longTasks: number, tbt: number, mainThread: number) => ({
    name,
    figures: {
      ...noFigures(),
      cold: [loaded(0)],
      touched: [{ ...loaded(0), longTasks, tbt, mainThread }],
    },
  })
  const sides = [
    touched('ours', 16, 1100, 7000),
    touched('monolith', 9, 500, 5000),
    touched('reference', 2, 200, 1100),
  ]
  expect(overBudget('product', sides)).toEqual([
    'product: main thread, touched 7000, at most 1.3 x 5000 (monolith).',
    'product: main thread, touched 7000, at most 6 x 1100 (reference).',
    'product: blocking time, touched 1100, at most 1.5 x 500 (monolith) + 250.',
    'product: long tasks, touched 16, at most 1.5 x 9 (monolith) + 2.',
  ])
})
