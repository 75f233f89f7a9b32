import { spawn } from 'node:child_process'
import { existsSync, readFileSync } from 'node:fs'
import { delimiter, join } from 'node:path'
import { DeliveryFault } from '../../base/fault.ts'

/** Runs a program of the workspace; its output goes to stderr. */
export async function run(program: string, args: readonly string[], advice: string): Promise<void> {
  const code = await new Promise<number | null>((resolve, reject) => {
    const child = spawn(program, args, { stdio: ['ignore', 2, 2] })
    child.once('error', reject)
    child.once('close', resolve)
  }).catch((error: NodeJS.ErrnoException) => {
    if (error.code === 'ENOENT')
      throw new DeliveryFault('PROGRAM_MISSING', `Couldn't find "${program}". ${advice}`)
    throw error
  })
  if (code !== 0)
    throw new DeliveryFault(
      'PROGRAM_FAILED',
      `"${[program, ...args].join(' ')}" failed. Its output is above.`,
    )
}

/** Runs a program that needs pnpm; a machine that has npm alone gets the pnpm that package.json names. */
export function runWithPnpm(program: string, args: readonly string[], advice: string): Promise<void> {
  const folders = (process.env.PATH ?? '').split(delimiter)
  if (folders.some((folder) => existsSync(join(folder, 'pnpm')))) return run(program, args, advice)
  return run('npx', ['--yes', '--package', packageManager(), '--', program, ...args], advice)
}

function packageManager(): string {
  const { packageManager = 'pnpm' } = JSON.parse(readFileSync('package.json', 'utf8'))
  return packageManager
}
