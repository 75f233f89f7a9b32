import { z } from 'zod'
import { MOST_STOCK } from '../../writes/inventory/input.ts'

/** Lines of one transfer. */
const MOST = 200
const Pieces = z.int().min(0).max(MOST_STOCK)
const Id = z.guid().transform((id) => id.toLowerCase())

const fields = {
  reference: z.string().trim().min(1).max(100),
  note: z.string().max(1000),
  fromLocationId: Id.nullable(),
  toLocationId: Id,
  expectedOn: z.iso.date().nullable(),
  lines: z
    .array(z.object({ variantId: Id, quantity: Pieces.min(1) }))
    .min(1)
    .max(MOST)
    .refine((lines) => new Set(lines.map(({ variantId }) => variantId)).size === lines.length, {
      error: 'must name each variant once',
    }),
}
export const TransferInput = z.object({
  ...fields,
  note: fields.note.default(''),
  fromLocationId: fields.fromLocationId.default(null),
  expectedOn: fields.expectedOn.default(null),
})
export type TransferInput = z.output<typeof TransferInput>
export const TransferChanges = z.object(fields).partial()
export type TransferChanges = z.output<typeof TransferChanges>

export const Arrived = z
  .array(z.object({ variantId: Id, received: Pieces.default(0), rejected: Pieces.default(0) }))
  .min(1)
  .max(MOST)
export type Arrived = z.output<typeof Arrived>
