import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { ShellOffer } from '@galleria/delivery'

/** Exports and calls that this shell's build brings to modules; null where it doesn't tell, as in development. */
export function offerOf(webFolder: string): ShellOffer | null {
  const [provides, agreement] = ['provides.json', 'agreement.json'].map((file) =>
    read(join(webFolder, '..', file)),
  )
  return provides ? ({ provides, agreement: agreement ?? undefined } as ShellOffer) : null
}

function read(path: string): unknown {
  try {
    return JSON.parse(readFileSync(path, 'utf8'))
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return null
    throw error
  }
}
