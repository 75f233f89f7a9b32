import type { ReleaseRecord } from '@galleria/federation'
import { DeliveryFault } from '../base/fault.ts'
import type { ModuleSettings, ShellEntry } from '../registry/document.ts'

/** Set that would run together once the candidate has its traffic. */
interface Question {
  readonly candidate: ReleaseRecord
  /** Live releases and canaries of the other modules. */
  readonly others: readonly ReleaseRecord[]
  readonly shells: Readonly<Record<string, ShellEntry>>
  /** The candidate's, from the registry. */
  readonly settings?: ModuleSettings
  /** Paths and widgets that the registry keeps for other modules: name to module. */
  readonly kept?: Readonly<Record<string, string>>
  /** Release of the candidate's module that has the traffic now; null for a first release. */
  readonly before?: ReleaseRecord | null
  /** Whether the release may take away what nobody live uses. */
  readonly isBreaking?: boolean
}

export interface Verdict {
  readonly gate: string
  readonly verdict: 'pass' | 'warn' | 'fail'
  /** Findings, a sentence each. */
  readonly found: readonly string[]
  /** Advice on how to fix the findings. */
  readonly advice?: string
}

export type Gate = (question: Question) => Verdict

/** A release that one or more gates keep from its traffic; it is in the store and may be looked at there. */
export class GateFault extends DeliveryFault {
  readonly verdicts: readonly Verdict[]

  constructor({ module, version }: ReleaseRecord, verdicts: readonly Verdict[]) {
    const lines = verdicts
      .filter(({ verdict }) => verdict === 'fail')
      .flatMap(({ gate, found, advice }) => [
        ...found.map((line) => `${gate}: ${line}`),
        ...(advice ? [advice] : []),
      ])
    super(
      'RELEASE_CHECK_FAILED',
      [
        `${module}@${version} is uploaded, but gets no traffic because a release check failed.`,
        ...lines,
      ].join('\n'),
    )
    this.verdicts = verdicts
  }
}

export function verdictOf(gate: string, found: readonly string[], advice: string): Verdict {
  return found.length === 0 ? { gate, verdict: 'pass', found } : { gate, verdict: 'fail', found, advice }
}
