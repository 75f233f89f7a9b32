import type { ReleaseRecord } from '@galleria/federation'
import semver from 'semver'
import type { Gate, Verdict } from './gate.ts'

const gate = 'shared versions'

/** Whether a shell that brings this version, or none, has what a module needs. */
export function isInRange(version: string | undefined, range: string): boolean {
  return semver.satisfies(version ?? '', range, { includePrerelease: true })
}

/** A page holds one copy of what is shared, the shell's: every shell that serves must bring what every module needs. */
export const sharedVersions: Gate = ({ candidate, others, shells }): Verdict => {
  if (Object.keys(shells).length === 0)
    return {
      gate,
      verdict: 'warn',
      found: ['No shell is registered. Register one with npm run galleria -- shell <folder>.'],
    }
  const lacks = ({ module, version, requires }: ReleaseRecord) =>
    Object.entries(shells).flatMap(([shell, { provides }]) =>
      Object.entries(requires)
        .filter(([name, range]) => !isInRange(provides[name], range))
        .map(
          ([name, range]) =>
            `${module}@${version} needs ${name} ${range}. Shell ${shell} provides ${provides[name] ?? 'none'}.`,
        ),
    )
  const own = lacks(candidate)
  const before = others.filter(({ module }) => module !== candidate.module).flatMap(lacks)
  if (own.length === 0 && before.length === 0) return { gate, verdict: 'pass', found: [] }
  return {
    gate,
    verdict: own.length > 0 ? 'fail' : 'warn',
    found: [...own, ...before],
    advice:
      'Release a shell that provides the version and retire the older shell, or build the module with the version that the shell provides.',
  }
}
