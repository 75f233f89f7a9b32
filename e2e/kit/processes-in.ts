import { readdirSync, readFileSync, readlinkSync } from 'node:fs'

/** Finds processes that run in a folder or were given its path. Only Linux tells; elsewhere nothing is found. */
export function processesIn(folder: string): string[] {
  const found: string[] = []
  for (const pid of entries('/proc')) {
    if (!/^\d+$/.test(pid)) continue
    try {
      const command = readFileSync(`/proc/${pid}/cmdline`, 'utf8').replaceAll('\0', ' ').trim()
      if (command.includes(folder) || readlinkSync(`/proc/${pid}/cwd`).startsWith(folder)) {
        found.push(`${pid} ${command}`)
      }
    } catch {
      // The process ended meanwhile, or belongs to another user.
    }
  }
  return found
}

function entries(folder: string): string[] {
  try {
    return readdirSync(folder)
  } catch {
    return []
  }
}
