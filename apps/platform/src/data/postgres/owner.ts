import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { isAlive } from './postmaster.ts'

/** Claims a postmaster: the process that started or took it over ends it; others leave it running. */
export function claim(home: string): boolean {
  const path = join(home, 'owner.pid')
  const present = readOwner(path)
  if (present && present !== process.pid && isAlive(present)) return false
  writeFileSync(path, String(process.pid))
  return true
}

function readOwner(path: string): number | undefined {
  try {
    return Number(readFileSync(path, 'utf8')) || undefined
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return undefined
    throw error
  }
}
