import { type ChildProcess, spawn } from 'node:child_process'
import { createInterface } from 'node:readline'
import { Fault } from './fault.ts'

export interface Started {
  readonly name: string
  /** Text that follows the ready mark on its line, e.g. an address. */
  readonly ready: string
  readonly exited: Promise<number>
  /** Ends it and waits. */
  stop(): Promise<void>
  /** As a crash would end it. */
  kill(signal: NodeJS.Signals): void
}

export interface StartOptions {
  readonly name: string
  readonly command: string
  readonly args: readonly string[]
  readonly env?: Readonly<Record<string, string | undefined>>
  readonly cwd?: string
  /** The process is up when it prints a line beginning with this. */
  readonly readyMark: string
  readonly readyWithin?: number
  /** Advice shown if it ends before it is ready. */
  readonly advice: string
  readonly onLine?: (line: string) => void
}

/** All that was started and has not ended, oldest first. */
const live = new Set<ChildProcess>()

function track(child: ChildProcess): Promise<number> {
  live.add(child)
  return new Promise((resolve) => {
    const end = (code: number | null) => {
      live.delete(child)
      resolve(code ?? 1)
    }
    child.on('exit', end)
    child.on('error', () => end(127))
  })
}

/** Ends everything started from here, the newest first, also what was still coming up. */
export async function stopEverything(): Promise<void> {
  for (const child of [...live].reverse())
    await stopProcess(child, new Promise((resolve) => child.on('exit', resolve)))
}

/** Starts a long-lived part and resolves when it says it is ready. It runs in its own group: Ctrl-C is ours to pass on, in order. */
export async function startProcess(options: StartOptions): Promise<Started> {
  const child = spawn(options.command, options.args, {
    cwd: options.cwd,
    env: { ...process.env, ...options.env },
    stdio: ['ignore', 'pipe', 'pipe'],
    detached: true,
  })
  const said: string[] = []
  let isUp = false
  const exited = track(child)
  const started = {
    name: options.name,
    exited,
    stop: () => stopProcess(child, exited),
    kill: (signal: NodeJS.Signals) => void child.kill(signal),
  }
  const ready = await new Promise<string>((resolve, reject) => {
    const deadline = setTimeout(
      () => reject(new Fault('START_TIMEOUT', `${options.name} didn't start in time.`, options.advice, said)),
      options.readyWithin ?? 120_000,
    )
    const read = (line: string) => {
      said.push(line)
      if (said.length > 200) said.shift()
      if (!isUp && line.startsWith(options.readyMark)) {
        isUp = true
        clearTimeout(deadline)
        resolve(line.slice(options.readyMark.length).trim())
      } else options.onLine?.(line)
    }
    for (const stream of [child.stdout, child.stderr]) createInterface({ input: stream }).on('line', read)
    child.on('error', (error) =>
      reject(new Fault('START_FAILED', `Couldn't start ${options.name}: ${error.message}`, options.advice)),
    )
    exited.then(() => {
      clearTimeout(deadline)
      reject(new Fault('START_FAILED', `${options.name} stopped before it was ready.`, options.advice, said))
    })
  }).catch(async (error) => {
    await started.stop()
    throw error
  })
  return { ...started, ready }
}

async function stopProcess(child: ChildProcess, exited: Promise<unknown>): Promise<void> {
  if (child.exitCode !== null || child.signalCode !== null || child.pid === undefined) return
  child.kill('SIGTERM')
  const late = setTimeout(() => killGroup(child), 10_000)
  await exited
  clearTimeout(late)
}

function killGroup(child: ChildProcess): void {
  try {
    if (child.pid) process.kill(-child.pid, 'SIGKILL')
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'ESRCH') throw error
  }
}

export interface RunResult {
  readonly code: number
  readonly output: string
}

/** Runs a command to its end. Output is kept, and shown as it comes when `show` is set. */
export function run(
  command: string,
  args: readonly string[],
  options: { env?: Record<string, string | undefined>; cwd?: string; show?: boolean } = {},
): Promise<RunResult> {
  const child = spawn(command, args, {
    cwd: options.cwd,
    env: { ...process.env, ...options.env },
    stdio: ['ignore', 'pipe', 'pipe'],
  })
  track(child)
  let output = ''
  for (const stream of [child.stdout, child.stderr]) {
    stream.on('data', (chunk: Buffer) => {
      output += chunk
      if (options.show) process.stdout.write(chunk)
    })
  }
  return new Promise((resolve) => {
    child.on('error', (error) => resolve({ code: 127, output: `${output}${error.message}\n` }))
    child.on('close', (code) => resolve({ code: code ?? 1, output }))
  })
}
