import { z } from 'zod'
import { applicationError } from '../errors.ts'

/** Throws where somebody else was faster; the answer tells the revision of now. */
export function checkRevision(current: number, given: number | undefined): void {
  if (given === undefined || given === current) return
  throw applicationError(
    409,
    'REVISION_MISMATCH',
    'It was changed in the meantime. Read it again and retry.',
    {
      currentRevision: String(current),
    },
  )
}

/** Revision that a change was made from, as the number or its text. */
export const Revision = z
  .union([z.string().regex(/^\d{1,15}$/, { error: 'must be a whole number such as 12' }), z.int().min(0)])
  .transform(Number)
