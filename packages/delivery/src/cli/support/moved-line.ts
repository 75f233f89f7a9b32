import type { Deployed } from '../../traffic/move.ts'

/** Outcome of a command that gives a release its traffic; `place`: `to all visitors`. */
export function movedLine({ module, version, revision, changed }: Deployed, place: string): string {
  const name = `${module}@${version}`
  return changed
    ? `${name} goes ${place} (revision ${revision}).`
    : `${name} goes ${place} already. Nothing changed.`
}
