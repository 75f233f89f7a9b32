import { applicationError } from '../errors.ts'

/**
 * Compares settings with what whoever changes them has seen: as many of their fields as are to be guarded.
 * @throws ApiError 409 where a field of `seen` is another by now; a field that it leaves out may be anything
 */
export function refuseOverwriting(now: object, seen: object | undefined): void {
  if (seen === undefined || agrees(now, seen)) return
  throw applicationError(
    409,
    'REVISION_MISMATCH',
    'These settings were changed in the meantime. Read them again.',
  )
}

function agrees(now: unknown, seen: unknown): boolean {
  if (typeof seen !== 'object' || seen === null) return (now ?? null) === seen
  if (Array.isArray(seen) && seen.length !== (Array.isArray(now) ? now.length : 0)) return false
  const held = (now ?? {}) as Readonly<Record<string, unknown>>
  return Object.entries(seen).every(([name, value]) => value === undefined || agrees(held[name], value))
}
