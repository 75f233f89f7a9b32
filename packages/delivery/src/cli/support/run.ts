import { spawn } from 'node:child_process'
import { DeliveryFault } from '../../base/fault.ts'

/** Runs a program of the workspace; what it says goes to where messages go. */
export async function run(program: string, args: readonly string[], advice: string): Promise<void> {
  const code = await new Promise<number | null>((resolve, reject) => {
    const child = spawn(program, args, { stdio: ['ignore', 2, 2] })
    child.once('error', reject)
    child.once('close', resolve)
  }).catch((error: NodeJS.ErrnoException) => {
    if (error.code === 'ENOENT') throw new DeliveryFault(`There is no ${program} here. ${advice}`)
    throw error
  })
  if (code !== 0) throw new DeliveryFault(`"${[program, ...args].join(' ')}" failed.`)
}
