import { type ChildProcess, spawn } from 'node:child_process'
import { createInterface } from 'node:readline'

export interface PartOptions {
  readonly name: string
  readonly command: string
  readonly args: readonly string[]
  readonly cwd?: string
  readonly env: Readonly<Record<string, string | undefined>>
  /** The part is up when it prints a line that begins so. */
  readonly readyMark: string
  readonly onLine: (line: string) => void
  /** Told at once, so that a part which still comes up can be stopped. */
  readonly onSpawn: (part: Part) => void
}

/** A process of the emulator that serves until it is stopped. */
export interface Part {
  readonly name: string
  readonly exited: Promise<number>
  stop(): Promise<void>
}

/** Milliseconds in which a part must be up, and in which it must end when asked to: a platform that is killed leaves its database running. */
const patience = { start: 180_000, stop: 60_000 }

/** Starts a part and waits until it is ready. It has a group of its own: Ctrl+C reaches it through the emulator, in order. */
export async function startPart(options: PartOptions): Promise<Part> {
  const { name, command, args, cwd, readyMark, onLine } = options
  const child = spawn(command, args, {
    cwd,
    env: { ...process.env, ...options.env },
    stdio: ['ignore', 'pipe', 'pipe'],
    detached: true,
  })
  const said: string[] = []
  const exited = new Promise<number>((resolve) => {
    child.on('exit', (code) => resolve(code ?? 1))
    child.on('error', () => resolve(127))
  })
  const part = { name, exited, stop: () => stopChild(child, exited) }
  options.onSpawn(part)
  let isUp = false
  const ready = new Promise<void>((resolve) => {
    const read = (line: string) => {
      said.push(line)
      if (said.length > 50) said.shift()
      if (!isUp && line.startsWith(readyMark)) {
        isUp = true
        resolve()
      } else if (isUp) onLine(line)
    }
    for (const stream of [child.stdout, child.stderr]) createInterface({ input: stream }).on('line', read)
  })
  const failure = await Promise.race([
    ready,
    exited.then((code) => `stopped before it was ready (exit code ${code})`),
    late(patience.start).then(() => "didn't start in time"),
  ])
  if (!failure) return part
  await part.stop()
  throw new Error(
    [`${name} ${failure}. It said last:`, ...said.slice(-15).map((line) => `  ${line}`)].join('\n'),
  )
}

async function stopChild(child: ChildProcess, exited: Promise<number>): Promise<void> {
  if (child.exitCode !== null || child.signalCode !== null || child.pid === undefined) return
  child.kill('SIGTERM')
  const timer = setTimeout(() => child.pid && process.kill(-child.pid, 'SIGKILL'), patience.stop)
  await exited
  clearTimeout(timer)
}

function late(milliseconds: number): Promise<void> {
  return new Promise((resolve) => setTimeout(resolve, milliseconds).unref())
}
