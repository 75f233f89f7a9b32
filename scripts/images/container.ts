import { type ChildProcess, spawn } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { createInterface } from 'node:readline'
import type { ImageConfig } from './builder.ts'

/** Folders of this machine that a container sees, by their place in it. */
type Mounts = Readonly<Record<string, string>>

/**
 * Runs an image's command as its user, without capabilities, on a read-only root with an own /tmp and own processes, as an
 * engine does with `--read-only --tmpfs /tmp --cap-drop ALL`. The network is this machine's.
 */
export class Container {
  readonly #child: ChildProcess
  readonly #image: ImageConfig
  readonly #files: string
  readonly #env: Record<string, string>
  output = ''

  constructor(
    files: string,
    image: ImageConfig,
    env: Readonly<Record<string, string>>,
    mounts: Mounts = {},
    args: readonly string[] = [],
  ) {
    this.#files = files
    this.#image = image
    const own = image.Env.map((pair) => pair.split(/=(.*)/s).slice(0, 2))
    this.#env = { ...Object.fromEntries(own), ...env }
    const bound = { '/etc/hosts': '/etc/hosts', '/etc/resolv.conf': '/etc/resolv.conf', ...mounts }
    const script = [
      `mount --bind ${files} ${files}`,
      ...Object.entries(bound).map(([to, from]) =>
        from.startsWith('/etc/')
          ? `touch ${files}${to} && mount --bind ${from} ${files}${to}`
          : `mkdir -p ${files}${to} && mount --bind ${from} ${files}${to}`,
      ),
      `mount --rbind /dev ${files}/dev`,
      `mount -t proc proc ${files}/proc`,
      `mount -o remount,ro,bind ${files}`,
      `mount -t tmpfs -o mode=1777 tmpfs ${files}/tmp`,
      `exec ${this.#command([...image.Entrypoint, ...args])
        .map(quoted)
        .join(' ')}`,
    ].join(' && ')
    this.#child = spawn('unshare', ['--mount', '--pid', '--fork', 'sh', '-c', script], {
      stdio: ['ignore', 'pipe', 'pipe'],
      env: this.#env,
    })
    for (const stream of [this.#child.stdout, this.#child.stderr])
      if (stream)
        createInterface({ input: stream }).on('line', (line) => {
          this.output += `${line}\n`
        })
  }

  /** Asks the image's own health check until it says yes; the seconds that it took. */
  async untilHealthy(): Promise<number> {
    const began = performance.now()
    const check = this.#image.Healthcheck?.Test.slice(1) ?? []
    while (performance.now() - began < 60_000) {
      if (this.#isOver) break
      if ((await this.exec(check)) === 0) return (performance.now() - began) / 1000
      await new Promise((resume) => setTimeout(resume, 250))
    }
    throw new Error(`The container was not healthy in time:\n${this.output}`)
  }

  /** Runs a command beside the first one, in the same files. */
  exec(command: readonly string[]): Promise<number | null> {
    const [program = '', ...args] = this.#command(command)
    const child = spawn(program, args, { stdio: 'ignore', env: this.#env })
    return new Promise((resolve, reject) => {
      child.once('error', reject)
      child.once('exit', resolve)
    })
  }

  /** Resolves with the exit code of a command that ends by itself. */
  ended(): Promise<number | null> {
    return new Promise((resolve) => {
      if (this.#isOver) resolve(this.#child.exitCode)
      else this.#child.once('close', resolve)
    })
  }

  async stop(): Promise<void> {
    if (this.#isOver) return
    const ended = this.ended()
    // The first process in the container changed its user, so the end of its parent doesn't end it.
    const inside = readFileSync(`/proc/${this.#child.pid}/task/${this.#child.pid}/children`, 'utf8').trim()
    if (inside) process.kill(Number(inside), 'SIGKILL')
    await ended
  }

  get #isOver(): boolean {
    return this.#child.exitCode !== null || this.#child.signalCode !== null
  }

  #command(command: readonly string[]): string[] {
    const [user = '', group = user] = this.#image.User.split(':')
    // A change to another user than root drops every capability.
    const as = [`--setgid=${group}`, `--setuid=${user}`]
    const where = [`--root=${this.#files}`, `--wd=${this.#image.WorkingDir}`]
    return ['setpriv', '--no-new-privs', 'unshare', ...where, ...as, ...command]
  }
}

function quoted(arg: string): string {
  return `'${arg.replaceAll("'", `'\\''`)}'`
}
