import { median } from '../lib/statistics.ts'
import type { Loaded } from './measure.ts'
import type { Figures } from './rounds.ts'

interface Budget {
  readonly name: string
  readonly of: (figures: Figures) => readonly number[]
  /** Most that ours may be, as a multiple of the other side's; `slack` is added to it. */
  readonly most: { readonly monolith: number; readonly reference: number }
  /** In the measure's own unit: keeps a few of something from deciding where the other side has none. */
  readonly slack: number
}

const cold = (key: keyof Loaded) => (figures: Figures) => figures.cold.map((round) => round[key])
const touched = (key: keyof Loaded) => (figures: Figures) => figures.touched.map((round) => round[key])

/** Ratios to what is served in the same run, for times of two machines can't be compared. */
const BUDGETS: readonly Budget[] = [
  { name: 'JavaScript', of: cold('jsBytes'), most: { monolith: 1, reference: 0.5 }, slack: 2000 },
  { name: 'requests', of: cold('requests'), most: { monolith: 1.1, reference: 9 }, slack: 1 },
  { name: 'blocking time', of: cold('tbt'), most: { monolith: 1.5, reference: 1 }, slack: 100 },
  { name: 'long tasks', of: cold('longTasks'), most: { monolith: 1.5, reference: 1.5 }, slack: 2 },
  { name: 'JavaScript, touched', of: touched('jsBytes'), most: { monolith: 1.2, reference: 2.4 }, slack: 0 },
  { name: 'requests, touched', of: touched('requests'), most: { monolith: 1.4, reference: 12 }, slack: 1 },
  { name: 'long tasks, touched', of: touched('longTasks'), most: { monolith: 1.5, reference: 4 }, slack: 2 },
]

/** A line for each budget that the first side is over. */
export function overBudget(
  page: string,
  sides: readonly { readonly name: string; readonly figures: Figures }[],
): string[] {
  const [ours, ...others] = sides
  if (!ours) return []
  return BUDGETS.flatMap(({ name, of, most, slack }) =>
    others.flatMap((other) => {
      const limit = most[other.name as keyof typeof most]
      const [spent, theirs] = [median(of(ours.figures)), median(of(other.figures))]
      if (limit === undefined || spent <= limit * theirs + slack) return []
      return `${page}: ${name} ${spent.toFixed(0)}, at most ${limit} x ${theirs.toFixed(0)} (${other.name})${slack ? ` + ${slack}` : ''}.`
    }),
  )
}
