import { existsSync, statSync } from 'node:fs'
import { dirname, resolve } from 'node:path'
import type { Account } from './account.ts'

/** Whether the account may walk down to the folder; parts that do not exist yet are ours to make. */
export function canReach(folder: string, account: Account | undefined): boolean {
  if (!account) return true
  for (let place = resolve(folder); ; place = dirname(place)) {
    if (existsSync(place) && !mayEnter(place, account)) return false
    if (place === dirname(place)) return true
  }
}

function mayEnter(folder: string, { uid, gid }: Account): boolean {
  const { uid: owner, gid: group, mode } = statSync(folder)
  if (owner === uid) return (mode & 0o100) !== 0
  if (group === gid) return (mode & 0o010) !== 0
  return (mode & 0o001) !== 0
}
