import type { Count } from './count.ts'

/** Report of a run, gathered from all kinds of tests. */
export interface Told {
  readonly unsteady: string[]
  readonly failures: string[]
  readonly reasons: Map<string, string>
  /** Lines. */
  readonly times: string[]
}

/** Tests of one kind, which run one kind after the other; what failed runs again, alone. */
export interface Suite {
  readonly name: string
  /** Installs what is missing. */
  prepare(): Promise<void>
  run(): Promise<void>
  judge(told: Told): Promise<Count>
}

export const REPORTS = '.galleria/reports'

export function heading(text: string): void {
  console.log(`\n== ${text}`)
}
