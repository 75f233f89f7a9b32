import { spawn } from 'node:child_process'
import { existsSync } from 'node:fs'
import { DeliveryFault } from '../../base/fault.ts'

const PROGRAMS = 'apps/platform/src/app'

/** Runs a program of the embedded platform in this terminal. @returns its exit code; 1 where a signal ended it */
export async function runPlatformProgram(name: string, args: readonly string[]): Promise<number> {
  const program = `${PROGRAMS}/${name}/main.ts`
  if (!existsSync(program))
    throw new DeliveryFault(
      'CHECKOUT_MISSING',
      `Couldn't find ${program}. Run the command in a checkout of Galleria.`,
    )
  return new Promise<number>((resolve, reject) => {
    const child = spawn(process.execPath, [program, ...args], { stdio: 'inherit' })
    child.once('error', reject)
    child.once('close', (code) => resolve(code ?? 1))
  })
}
