import { DeliveryFault } from '../base/fault.ts'
import type { Reference, RegistryDocument } from '../registry/document.ts'

export interface Candidate {
  readonly module: string
  readonly reference: Reference
}

/** One set of releases that visitors could meet. */
export interface Combination {
  /** Modules whose release differs from the live one. */
  readonly candidates: readonly Candidate[]
  readonly live: ReadonlyMap<string, Reference>
}

const most = 6

/**
 * Current × candidate of each module: every choice among the candidates but the one of nobody, which serves already. A
 * visitor is drawn for each rollout by itself, so each of them is met.
 */
export function combinations(
  { modules }: Pick<RegistryDocument, 'modules'>,
  candidates: readonly Candidate[],
): Combination[] {
  if (candidates.length > most)
    throw new DeliveryFault(
      'TOO_MANY_COMBINATIONS',
      `${candidates.length} releases make ${2 ** candidates.length - 1} combinations. Name ${most} releases or fewer.`,
    )
  const current = Object.entries(modules).flatMap(([name, { live }]) => (live ? [[name, live] as const] : []))
  return Array.from({ length: 2 ** candidates.length - 1 }, (_, index) => {
    const chosen = candidates.filter((_, place) => (index + 1) & (1 << place))
    const own = chosen.map(({ module, reference }) => [module, reference] as const)
    return { candidates: chosen, live: new Map([...current, ...own]) }
  })
}

export function nameOf({ candidates }: Combination): string {
  return candidates.map(({ module, reference }) => `${module}@${reference.version}`).join(' + ')
}
