import { createHash } from 'node:crypto'
import { chmodSync, chownSync, mkdirSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import type { Account } from './account.ts'
import { copyBinaries, findBinaries, makeUsable } from './binaries.ts'
import { canReach } from './reach.ts'

export interface Place {
  readonly native: string
  /** Holds `data`, the log and, where the path is short enough, the socket. */
  readonly home: string
  readonly data: string
  readonly sockets: string
}

/** The longest path the kernel takes for a unix socket, less one for its end. */
const LONGEST_SOCKET = 103

const CACHE = '/var/cache/galleria'

/** Place of binaries, data and socket. A place that the database's own user cannot reach moves to a cache folder, and `log` says where. */
export function choosePlace(
  directory: string,
  account: Account | undefined,
  log: (line: string) => void,
): Place {
  const wanted = resolve(directory)
  const found = findBinaries()
  makeUsable(found.native)
  const key = createHash('sha256').update(wanted).digest('hex').slice(0, 12)
  const home = canReach(wanted, account) ? wanted : join(CACHE, key)
  if (home !== wanted) log(`the database user can't access ${wanted}; its data is in ${home}`)
  const native = canReach(found.native, account)
    ? found.native
    : copyBinaries(found.native, CACHE, found.version)
  own(home, account, 0o700)
  const near = join(home, 'run')
  const sockets =
    `${near}/.s.PGSQL.5432`.length <= LONGEST_SOCKET ? near : join(tmpdir(), `galleria-pg-${key}`)
  own(sockets, account, 0o700)
  return { native, home, data: join(home, 'data'), sockets }
}

function own(folder: string, account: Account | undefined, mode: number): void {
  mkdirSync(folder, { recursive: true })
  if (account) chownSync(folder, account.uid, account.gid)
  chmodSync(folder, mode)
}
