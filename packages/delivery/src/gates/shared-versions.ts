import type { ReleaseRecord } from '@galleria/federation'
import type { Gate, Verdict } from './gate.ts'
import { lackingNames, lackingVersions, type ShellOffer } from './shell-fit.ts'

/** A page holds one copy of what is shared, the shell's: every shell that serves must bring what every module needs. */
export const sharedVersions: Gate = ({ candidate, others, shells }): Verdict =>
  compare(
    'shared versions',
    (record, shell, offer) =>
      lackingVersions(record, offer).map(
        ({ need, has }) =>
          `${record.module}@${record.version} needs ${need}. Shell ${shell} provides ${has}.`,
      ),
    { candidate, others, shells },
  )

/** Names that a module takes from shared packages, and calls of the platform, which every serving shell must know. */
export const sharedExports: Gate = ({ candidate, others, shells }): Verdict =>
  compare(
    'shared exports',
    (record, shell, offer) =>
      lackingNames(record, offer).map(
        (name) => `${record.module}@${record.version} uses ${name}. Shell ${shell} doesn't have it.`,
      ),
    { candidate, others, shells },
  )

function compare(
  gate: string,
  lacking: (record: ReleaseRecord, shell: string, offer: ShellOffer) => string[],
  { candidate, others, shells }: Pick<Parameters<Gate>[0], 'candidate' | 'others' | 'shells'>,
): Verdict {
  if (Object.keys(shells).length === 0)
    return {
      gate,
      verdict: 'warn',
      found: ['No shell is registered. Register one with npm run galleria -- shell <folder>.'],
    }
  const lacks = (record: ReleaseRecord) =>
    Object.entries(shells).flatMap(([shell, offer]) => lacking(record, shell, offer))
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
