import { sum } from '../amounts.ts'
import type { Step, Tiers } from './discount.ts'
import type { Left } from './left.ts'

/** Highest step that these lines reach by their pieces, or by what earlier discounts have left of them. */
export function reachedStep({ by, steps }: Tiers, lines: readonly Left[]): Step | undefined {
  const reached = sum(lines.map(({ pieces, amount }) => (by === 'PIECES' ? pieces : amount)))
  return steps
    .filter(({ from }) => from <= reached)
    .reduce<Step | undefined>((best, step) => (best && best.from > step.from ? best : step), undefined)
}
