import { z } from 'zod'
import type { MovableClock } from '../../../base/clock.ts'

const moment = z.iso
  .datetime({ offset: true })
  .transform((text) => new Date(text))
  .refine((date) => date.getTime() >= EARLIEST && date.getTime() <= LATEST, 'must be between 2000 and 2200')
const EARLIEST = Date.UTC(2000, 0)
const LATEST = Date.UTC(2200, 0)
const CENTURY = 100 * 365 * 86_400

/** Exactly one of them. */
export const Move = z.union([
  z.strictObject({ freeze: z.union([z.literal(true), moment]) }),
  z.strictObject({ set: moment }),
  z.strictObject({ advance: z.number().min(-CENTURY).max(CENTURY) }),
  z.strictObject({ resume: z.literal(true) }),
  z.strictObject({ real: z.literal(true) }),
])
export type Move = z.output<typeof Move>

export function moved(clock: MovableClock, move: Move) {
  if ('freeze' in move) return clock.frozen(move.freeze === true ? undefined : move.freeze)
  if ('set' in move) return clock.set(move.set)
  if ('advance' in move) return clock.set(new Date(clock.now().getTime() + move.advance * 1000))
  if ('resume' in move) return clock.resumed()
  return { frozenAt: null, shift: 0 }
}
