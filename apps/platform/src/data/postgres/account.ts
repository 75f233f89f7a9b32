import { readFileSync } from 'node:fs'

export interface Account {
  readonly uid: number
  readonly gid: number
}

/** Postgres refuses root: as root it runs as `postgres`, else `nobody`. Both must have a passwd entry. Otherwise as ourselves. */
export function databaseAccount(passwd = () => readFileSync('/etc/passwd', 'utf8')): Account | undefined {
  if (process.getuid?.() !== 0) return undefined
  const entries = passwd()
    .split('\n')
    .map((line) => line.split(':'))
  for (const name of ['postgres', 'nobody']) {
    const entry = entries.find(([login]) => login === name)
    if (entry) return { uid: Number(entry[2]), gid: Number(entry[3]) }
  }
  throw new Error(
    'Postgres can\'t run as root, and this machine has no user "postgres" or "nobody". Set DATABASE_URL, or start as another user.',
  )
}
