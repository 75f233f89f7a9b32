import { spawn } from 'node:child_process'

/** Hands its arguments to the platform's own command, e.g. `npm run seed -- --products 10000`. */
export function seed(args: string[]): Promise<number> {
  const child = spawn(process.execPath, ['apps/platform/src/seed/main.ts', ...args], { stdio: 'inherit' })
  return new Promise((resolve) => child.on('exit', (code) => resolve(code ?? 1)))
}
