/** Something between us and a running database that a person can put right; the message says how. */
export class PostgresFault extends Error {
  override readonly name = 'PostgresFault'
}

/** Explains a failure of Postgres or the file system, with a remedy. */
export function explain(place: string, output: string): PostgresFault {
  const last = output.trimEnd().split('\n').slice(-4).join('\n')
  if (/no space left|ENOSPC|disk full/i.test(output)) {
    return new PostgresFault(
      `The disk is full, so the database at ${place} can't run. Free some space, then start again. ${last}`,
    )
  }
  if (/permission denied|EACCES|EPERM/i.test(output)) {
    return new PostgresFault(
      `The database at ${place} can't access its files. Correct their owner, or set GALLERIA_HOME to another folder. ${last}`,
    )
  }
  return new PostgresFault(`The database at ${place} did not start. ${last}`)
}
