import { spawnSync } from 'node:child_process'
import { existsSync, renameSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import type { Account } from './account.ts'
import { explain } from './fault.ts'
import type { Place } from './place.ts'

export const USER = 'galleria'

/** Makes the data folder beside its place and moves it there when whole, so that a kill leaves nothing half-made. */
export function ensureData(
  { native, home, data }: Place,
  account: Account | undefined,
  log: (line: string) => void,
): void {
  if (existsSync(join(data, 'PG_VERSION'))) return
  log('making the database')
  const half = `${data}.new-${process.pid}`
  rmSync(half, { recursive: true, force: true })
  const made = spawnSync(
    join(native, 'bin/initdb'),
    [
      '-D',
      half,
      '-U',
      USER,
      '--encoding=UTF8',
      '--locale-provider=builtin',
      '--locale=C.UTF-8',
      '--data-checksums',
      '--auth-local=trust',
      '--auth-host=reject',
      '--no-instructions',
    ],
    { cwd: home, encoding: 'utf8', ...account },
  )
  if (made.status !== 0) {
    rmSync(half, { recursive: true, force: true })
    throw explain(home, `${made.stdout ?? ''}${made.stderr ?? ''}${made.error?.message ?? ''}`)
  }
  renameSync(half, data)
}
