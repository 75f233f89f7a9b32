import { type ChildProcess, execFileSync, spawn } from 'node:child_process'
import { cpSync, existsSync, mkdirSync, renameSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'

/** Reason in words for which no Debian root can be made; undefined if there is none. */
export function whyNoRoot(): string | undefined {
  if (process.platform !== 'linux') return 'a Debian root needs Linux'
  if (process.getuid?.() !== 0) return 'a Debian root needs the user root'
  const missing = ['debootstrap', 'unshare', 'nsenter', 'chroot', 'git'].find((name) => !canRun(name))
  return missing && `${missing} isn't installed`
}

export function canRun(name: string): boolean {
  try {
    execFileSync('sh', ['-c', `command -v ${name}`], { stdio: 'ignore' })
    return true
  } catch {
    return false
  }
}

/** Fresh root of a Debian release; the downloaded one is kept at `cache`. */
export function debianRoot(release: string, folder: string, cache: string): void {
  const kept = join(cache, release)
  if (!existsSync(kept)) {
    mkdirSync(cache, { recursive: true })
    const making = `${kept}.${process.pid}`
    const args = ['--variant=minbase', '--include=ca-certificates', release, making]
    execFileSync('debootstrap', args, { stdio: ['ignore', 'ignore', 'inherit'] })
    renameSync(making, kept)
  }
  execFileSync('cp', ['--archive', `${kept}/.`, folder])
}

/** A root with processes and a network of its own: its end takes all of them down, and nothing else's ports are in its way. */
export class Machine {
  readonly folder: string
  readonly #holder: ChildProcess

  private constructor(folder: string, holder: ChildProcess) {
    this.folder = folder
    this.#holder = holder
  }

  static async open(folder: string): Promise<Machine> {
    cpSync('/etc/resolv.conf', join(folder, 'etc/resolv.conf'), { dereference: true })
    // Nothing starts by being installed.
    writeFileSync(join(folder, 'usr/sbin/policy-rc.d'), '#!/bin/sh\nexit 101\n', { mode: 0o755 })
    const script = `ip link set lo up && mount --rbind /dev ${folder}/dev && mount -t proc proc ${folder}/proc && echo open && exec sleep infinity`
    const args = ['--mount', '--net', '--pid', '--fork', '--kill-child', 'sh', '-c', script]
    const holder = spawn('unshare', args, { stdio: ['ignore', 'pipe', 'inherit'] })
    const machine = new Machine(folder, holder)
    await new Promise<void>((resolve, reject) => {
      holder.stdout.once('data', () => resolve())
      holder.once('exit', (code) => reject(new Error(`unshare ended with ${code}`)))
    })
    return machine
  }

  /** Runs a script with `bash -e`; the output goes to the terminal too. Without `network`, it sees the machine's own alone. */
  run(script: string, { network = false, env = {} as Record<string, string> } = {}): Promise<string> {
    const spaces = ['--mount', '--pid', ...(network ? [] : ['--net'])]
    const command = ['chroot', this.folder, '/bin/bash', '-e', '-c', script]
    const child = spawn('nsenter', ['--target', String(this.#inner()), ...spaces, ...command], {
      stdio: ['ignore', 'pipe', 'pipe'],
      env: {
        PATH: '/usr/local/sbin:/usr/local/bin:/usr/sbin:/usr/bin:/sbin:/bin',
        HOME: '/root',
        DEBIAN_FRONTEND: 'noninteractive',
        ...env,
      },
    })
    let output = ''
    for (const stream of [child.stdout, child.stderr])
      stream.on('data', (chunk: Buffer) => {
        output += chunk
        process.stdout.write(chunk)
      })
    return new Promise((resolve, reject) => {
      // Servers that a script leaves running hold the pipes open, so its own exit counts.
      child.once('exit', (code) => {
        const done = () => (code === 0 ? resolve(output) : reject(new Error(`It ended with ${code}.`)))
        setTimeout(done, 200)
      })
    })
  }

  async close(): Promise<void> {
    const ended = new Promise((resolve) => this.#holder.once('exit', resolve))
    this.#holder.kill('SIGKILL')
    await ended
    rmSync(this.folder, { recursive: true, force: true, maxRetries: 5 })
  }

  /** First process of the root, of which `unshare` is the parent. */
  #inner(): string {
    const children = `/proc/${this.#holder.pid}/task/${this.#holder.pid}/children`
    return execFileSync('cat', [children], { encoding: 'utf8' }).trim()
  }
}
