import { spawn } from 'node:child_process'
import { chmod, mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { delimiter, join } from 'node:path'
import getPort from 'get-port'
import { run } from '../../scripts/lib/processes.ts'
import { root } from '../../scripts/store/layout.ts'

/** A bare clone in an empty folder: the first start, then again, to the moment the addresses are told. */
export async function start(args: string[]): Promise<void> {
  const warmRounds = Number(args[0] ?? 3)
  const folder = await mkdtemp(join(tmpdir(), 'galleria-start-'))
  await chmod(folder, 0o755)
  const clone = join(folder, 'galleria')
  try {
    const { code, output } = await run('git', ['clone', '--quiet', root, clone])
    if (code !== 0) throw new Error(output)
    console.log(`cold start  ${(await timeStart(clone)).toFixed(1)} s`)
    for (let round = 1; round <= warmRounds; round++)
      console.log(`warm start  ${(await timeStart(clone)).toFixed(1)} s`)
  } finally {
    await rm(folder, { recursive: true, force: true, maxRetries: 5 })
  }
}

async function timeStart(cwd: string): Promise<number> {
  const env = {
    ...bareEnvironment(),
    PORT: String(await getPort({ host: '127.0.0.1' })),
    PLATFORM_PORT: String(await getPort({ host: '127.0.0.1' })),
  }
  const began = performance.now()
  const child = spawn('npm', ['start'], { cwd, env, stdio: ['ignore', 'pipe', 'inherit'], detached: true })
  const open = await new Promise<number>((resolve, reject) => {
    let said = ''
    child.stdout.on('data', (chunk) => {
      said += chunk
      if (said.includes('Galleria is open.')) resolve((performance.now() - began) / 1000)
    })
    child.on('exit', () => reject(new Error(`npm start ended before the store was open:\n${said}`)))
  })
  if (child.pid) process.kill(-child.pid, 'SIGINT')
  await new Promise((resolve) => child.on('close', resolve))
  return open
}

/** As a person's terminal has it: without what this project's own package manager added for its scripts. */
function bareEnvironment(): Record<string, string | undefined> {
  const kept = Object.entries(process.env).filter(
    ([name]) => !/^(npm_|pnpm_|PNPM_|NODE$|INIT_CWD$)/.test(name),
  )
  const path = (process.env.PATH ?? '').split(delimiter).filter((folder) => !folder.includes('node_modules'))
  return { ...Object.fromEntries(kept), PATH: path.join(delimiter) }
}
