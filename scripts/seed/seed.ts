import { spawn } from 'node:child_process'

/**
 * Hands its arguments to the platform's own command, e.g. `npm run seed -- --products 10000`. This machine's own database
 * is one for development; whoever names another says what it is.
 */
export function seed(args: string[]): Promise<number> {
  const isOwn = !process.env.DATABASE_URL && !args.some((each) => each.startsWith('--database-url'))
  const child = spawn(process.execPath, ['apps/platform/src/dev/seed/main.ts', ...args], {
    stdio: 'inherit',
    env: { ...process.env, NODE_ENV: process.env.NODE_ENV || (isOwn ? 'development' : '') },
  })
  return new Promise((resolve) => child.on('exit', (code) => resolve(code ?? 1)))
}
