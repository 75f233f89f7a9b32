import type { Count } from './count.ts'

/** Report of a run, gathered from all kinds of tests. */
export interface Told {
  readonly unsteady: string[]
  readonly failures: string[]
  readonly reasons: Map<string, string>
  /** Lines. */
  readonly times: string[]
}

/** Tests of one kind: installs what is missing, runs them, and runs what failed once more, alone. */
export interface Suite {
  readonly name: string
  run(told: Told): Promise<Count>
}

export const REPORTS = '.galleria/reports'

export function heading(text: string): void {
  console.log(`\n== ${text}`)
}
