import { spawn } from 'node:child_process'
import { DeliveryFault } from '../base/fault.ts'
import type { Verdict } from '../gates/gate.ts'
import { loadRegistry } from '../registry/change.ts'
import type { Delivery } from '../registry/delivery.ts'
import { type Candidate, combinations, nameOf } from './combinations.ts'
import { isolatedSet } from './isolated-set.ts'

export interface MatrixOptions {
  /** A command line; it is told the set by MODULE_STORE and REGISTRY_PUBLIC_KEY, and says by its exit code whether it runs. */
  readonly suite: string
  /** Before each run. */
  readonly onRun?: (name: string, index: number, of: number) => void
}

export interface MatrixRun {
  /** The candidates in it: `cart@1.4.0 + loyalty@2.0.0`. */
  readonly name: string
  readonly passed: boolean
}

/** Runs the suite against every set that visitors could meet, one after the other. */
export async function runMatrix(
  delivery: Pick<Delivery, 'store' | 'trust'>,
  candidates: readonly Candidate[],
  { suite, onRun }: MatrixOptions,
): Promise<MatrixRun[]> {
  const { document } = await loadRegistry(delivery)
  const sets = combinations(document, candidates)
  const runs: MatrixRun[] = []
  for (const [index, set] of sets.entries()) {
    const name = nameOf(set)
    onRun?.(name, index + 1, sets.length)
    const isolated = await isolatedSet(delivery, document, set.live)
    try {
      runs.push({ name, passed: (await codeOf(suite, isolated.env)) === 0 })
    } finally {
      await isolated.remove()
    }
  }
  return runs
}

/** Verdict of the matrix, in the form of a gate. */
export function matrixVerdict(runs: readonly MatrixRun[], suite: string): Verdict {
  const found = runs.filter(({ passed }) => !passed).map(({ name }) => `"${suite}" failed with ${name}.`)
  if (found.length === 0) return { gate: 'matrix', verdict: 'pass', found }
  const advice =
    'The output of the tests is above. Fix the module, or ask the other team to fix theirs first.'
  return { gate: 'matrix', verdict: 'fail', found, advice }
}

/** Canaries that run now. */
export async function runningCanaries(delivery: Pick<Delivery, 'store' | 'trust'>): Promise<Candidate[]> {
  const { modules } = (await loadRegistry(delivery)).document
  return Object.entries(modules).flatMap(([module, { canary }]) =>
    canary?.state === 'running'
      ? [{ module, reference: { version: canary.version, integrity: canary.integrity } }]
      : [],
  )
}

/** Runs the command with its output on stderr and without the store's private key; resolves to its exit code. */
function codeOf(command: string, env: Readonly<Record<string, string>>): Promise<number> {
  const { REGISTRY_PRIVATE_KEY: _, ...rest } = process.env
  return new Promise((resolve, reject) => {
    const child = spawn(command, { shell: true, stdio: ['ignore', 2, 2], env: { ...rest, ...env } })
    child.once('error', (error) =>
      reject(new DeliveryFault('PROGRAM_MISSING', `Couldn't run "${command}": ${error.message}`)),
    )
    child.once('close', (code) => resolve(code ?? 1))
  })
}
