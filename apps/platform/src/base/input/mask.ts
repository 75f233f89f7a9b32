import { z } from 'zod'

/** Field mask: comma-joined on the wire (wire §1.6), a list elsewhere. */
export const FieldMask = z.preprocess(
  (value) => (typeof value === 'string' ? value.split(',').filter(Boolean) : value),
  z.array(z.string().max(200)).max(100),
)

/** Whether a path is meant: named itself, or through one above or below it. Without a mask, whatever was given is. */
export function masked(mask: readonly string[] | undefined, path: string): boolean {
  if (!mask || mask.length === 0) return true
  return mask.some((each) => each === path || path.startsWith(`${each}.`) || each.startsWith(`${path}.`))
}
