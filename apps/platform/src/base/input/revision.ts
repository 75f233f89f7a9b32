import { applicationError } from '../errors.ts'

/** Throws where somebody else was faster; the answer tells the revision of now. */
export function checkRevision(current: number, given: number | undefined): void {
  if (given === undefined || given === current) return
  throw applicationError(409, 'REVISION_MISMATCH', 'It was changed meanwhile', {
    currentRevision: String(current),
  })
}
