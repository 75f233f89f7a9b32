import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { isInRange, type Release } from '@galleria/delivery'
import { isSourceRelease } from './dev-modules.ts'

/** Describes what a release needs and this shell does not provide; undefined for a compatible release. */
export type Incompatibility = (release: Release) => string | undefined

/**
 * The gate refuses such a release before it gets traffic. A shell that was led back since, or a registry that was told to go
 * without the gate, comes to this: one copy of what is shared is the shell's, and no module runs on one it was not made for.
 */
export function createIncompatibilityCheck(
  provides: Readonly<Record<string, string>> | null,
): Incompatibility {
  return (release) => {
    if (!provides || isSourceRelease(release)) return undefined
    const lacking = Object.entries(release.description.requires).find(
      ([name, range]) => !isInRange(provides[name], range),
    )
    return lacking && `needs ${lacking.join(' ')}, and this shell brings ${provides[lacking[0]] ?? 'none'}`
  }
}

/** By the shell's own build; null where it does not say, as in development. */
export function providedBy(webFolder: string): Record<string, string> | null {
  try {
    return JSON.parse(readFileSync(join(webFolder, '..', 'provides.json'), 'utf8'))
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return null
    throw error
  }
}
