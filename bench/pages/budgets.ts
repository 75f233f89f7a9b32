import { median } from '../lib/statistics.ts'
import { type Figures, roundsOf } from './rounds.ts'

interface Budget {
  readonly name: string
  readonly of: (figures: Figures) => readonly number[]
  /** Most that ours may be, as a multiple of the other side's; `slack` is added to it. */
  readonly most: { readonly monolith: number; readonly reference?: number }
  /** In the measure's own unit. The other side may have next to none, and times have the machine's other work in them. */
  readonly slack: number
}

/** Ratios to what is served in the same run, for times of two machines can't be compared. */
const BUDGETS: readonly Budget[] = [
  { name: 'JavaScript', of: roundsOf('cold', 'jsBytes'), most: { monolith: 1, reference: 0.5 }, slack: 2000 },
  { name: 'requests', of: roundsOf('cold', 'requests'), most: { monolith: 1.1, reference: 9 }, slack: 1 },
  { name: 'blocking time', of: roundsOf('cold', 'tbt'), most: { monolith: 1.5, reference: 1 }, slack: 250 },
  {
    name: 'long tasks',
    of: roundsOf('cold', 'longTasks'),
    most: { monolith: 1.5, reference: 1.5 },
    slack: 3,
  },
  {
    name: 'JavaScript, touched',
    of: roundsOf('touched', 'jsBytes'),
    most: { monolith: 1.2, reference: 2.4 },
    slack: 0,
  },
  {
    name: 'requests, touched',
    of: roundsOf('touched', 'requests'),
    most: { monolith: 1.4, reference: 12 },
    slack: 1,
  },
  {
    name: 'main thread, touched',
    of: roundsOf('touched', 'mainThread'),
    most: { monolith: 1.3, reference: 6 },
    slack: 0,
  },
  // Judged beside the monolith alone: the reference page hydrates in one task, before or after its first paint.
  { name: 'blocking time, touched', of: roundsOf('touched', 'tbt'), most: { monolith: 1.5 }, slack: 250 },
  { name: 'long tasks, touched', of: roundsOf('touched', 'longTasks'), most: { monolith: 1.5 }, slack: 2 },
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
