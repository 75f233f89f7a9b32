import { type ChildProcess, spawn } from 'node:child_process'
import { closeSync, existsSync, openSync, readSync, unlinkSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import type { Duplex } from 'node:stream'
import { ATTRIBUTION_SIZE } from '../renderer/index.ts'
import { type Channel, socketChannel } from '../wire/index.ts'
import { type Usage, usageOf } from './usage.ts'

/** A renderer as the front process has it: another process, or in tests this one. */
export interface RendererConnection {
  readonly channel: Channel
  /** Null where it cannot be told. */
  usage(): Promise<Usage | null>
  /** Release whose code it entered last, as `name@version`; also when it has ended. A timer's begins with `TIMER`. */
  suspect(): string
  /** Ends the renderer at once. */
  kill(): void
  readonly ended: Promise<string>
}

export type OpenRenderer = () => RendererConnection

/** Megabytes of objects; buffers and code are beside it (`MOST_MEMORY` in `supervise.ts`). */
const OLD_SPACE = 256

/** Megabytes of objects before a first full collection: pages are buffers beside them, which would bring one about each few. */
const FIRST_OLD_SPACE = 128

/**
 * Opens renderers as processes of the file beside the shell's own: without environment, files, children or code from
 * strings (decision 0330). What Node 24 cannot deny, the network and signals, `lock.ts` takes away.
 */
export function rendererProcesses(file: string): OpenRenderer {
  return () => {
    const attribution = openAttribution()
    const child = spawn(
      process.execPath,
      [
        '--permission',
        `--allow-fs-read=${dirname(file)}`,
        '--disallow-code-generation-from-strings',
        '--disable-warning=ExperimentalWarning',
        `--max-old-space-size=${OLD_SPACE}`,
        `--initial-old-space-size=${FIRST_OLD_SPACE}`,
        file,
      ],
      { env: {}, cwd: dirname(file), stdio: ['ignore', 'ignore', 'pipe', 'pipe', attribution] },
    )
    const channel = socketChannel(child.stdio[3] as Duplex)
    return {
      channel,
      usage: async () => (child.pid ? usageOf(child.pid) : null),
      suspect: () => readAttribution(attribution),
      kill: () => void child.kill('SIGKILL'),
      ended: ended(child).finally(() => setTimeout(closeSync, 1000, attribution).unref()),
    }
  }
}

/** The end of a process in words. */
function ended(child: ChildProcess): Promise<string> {
  let said = ''
  child.stderr?.on('data', (part: Buffer) => {
    said = (said + part.toString('utf8')).slice(-4000)
  })
  return new Promise((resolve) => {
    child.once('error', (error) => resolve(error.message))
    child.once('exit', (code, signal) => {
      const [why] = /(FATAL ERROR|Error): .*/.exec(said) ?? []
      resolve([signal ?? `exit code ${code}`, why].filter(Boolean).join(', '))
    })
  })
}

/** A file in memory where there is such a folder; it has no name, and is gone with its last descriptor. */
function openAttribution(): number {
  const folder = existsSync('/dev/shm') ? '/dev/shm' : tmpdir()
  const path = join(folder, `galleria-attribution-${process.pid}-${Math.random().toString(36).slice(2)}`)
  const file = openSync(path, 'wx+', 0o600)
  unlinkSync(path)
  return file
}

function readAttribution(file: number): string {
  const name = Buffer.alloc(ATTRIBUTION_SIZE)
  try {
    readSync(file, name, 0, ATTRIBUTION_SIZE, 0)
  } catch {
    return ''
  }
  return name.toString('utf8').replace(/\0+$/, '')
}
