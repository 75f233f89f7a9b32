import { z } from 'zod'
import { atMostOneOf } from '../../../base/input/one-of.ts'

/** Wire §4.5 `→Image`. */
export const Icon = z.object({
  id: z.string().max(200),
  url: z.string().max(2000),
  height: z.int().min(0).max(20_000),
  width: z.int().min(0).max(20_000),
  altText: z.string().max(200).optional(),
})

const daysOf = (month: number) => new Date(Date.UTC(2025, month, 0)).getUTCDate()

/** Every year on this day of UTC, instead of after months without activity; the wire has the months alone. */
const DayOfYear = z
  .object({ month: z.int().min(1).max(12), day: z.int().min(1).max(31) })
  .refine(({ month, day }) => day <= daysOf(month), {
    error: 'must be a date that exists in every year',
    path: ['day'],
  })

/** Wire §3.6 "UpdateLoyaltyProgram": what is not said stays. */
export const ProgramChange = z.object({
  name: z.string().min(2).max(50).optional(),
  description: z.string().max(350).optional(),
  pointDefinition: z.object({ customName: z.string().max(20).nullish(), icon: Icon.nullish() }).optional(),
  pointsExpiration: z
    .object({
      monthsOfInactivity: z.int().min(1).max(12).optional(),
      expiringPointsPercentage: z.int().min(1).max(100).optional(),
      yearlyOn: DayOfYear.nullish(),
    })
    .superRefine(atMostOneOf('yearlyOn', 'monthsOfInactivity'))
    .optional(),
})
export type ProgramChange = z.output<typeof ProgramChange>
