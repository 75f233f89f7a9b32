import { execFileSync, spawnSync } from 'node:child_process'
import { mkdirSync } from 'node:fs'
import { join } from 'node:path'
import { root } from '../store/layout.ts'

/** Settings of an image for how it runs. */
export interface ImageConfig {
  readonly User: string
  readonly WorkingDir: string
  readonly Env: readonly string[]
  readonly Entrypoint: readonly string[]
  readonly Healthcheck?: { readonly Test: readonly string[] }
  readonly Labels: Readonly<Record<string, string>>
}

/** Buildah with a store of its own; it needs no daemon. Instructions run in a chroot, so no other container engine is needed. */
export class Builder {
  readonly #folder: string
  #driver = 'overlay'

  constructor(folder: string) {
    this.#folder = folder
    mkdirSync(folder, { recursive: true })
    // Where a file system can't be laid over another, each step is a copy of all files, which takes three times as long.
    if (spawnSync('buildah', this.#args(['info']), { stdio: 'ignore' }).status !== 0) this.#driver = 'vfs'
  }

  /** Commits a folder as the image that a Dockerfile names as its base. */
  base(name: string, folder: string, env: Readonly<Record<string, string>> = {}): void {
    const container = this.#run('from', 'scratch')
    this.#run('copy', '--quiet', container, `${folder}/`, '/')
    const pairs = Object.entries(env).flatMap((pair) => ['--env', pair.join('=')])
    this.#run('config', ...pairs, '--user', '0:0', container)
    this.#run('commit', '--quiet', '--rm', container, name)
  }

  /** Builds one target of the Dockerfile; steps that were done for another are taken from it. */
  build(target: string, bases: Readonly<Record<string, string>>): void {
    const args = Object.entries(bases).flatMap((pair) => ['--build-arg', pair.join('=')])
    const file = join(root, 'deploy/Dockerfile')
    const how = ['--isolation', 'chroot', '--layers', '--format', 'docker', '--pull-never']
    this.#show('build', ...how, '--file', file, '--target', target, '--tag', target, ...args, root)
  }

  config(image: string): ImageConfig {
    return JSON.parse(this.#run('inspect', '--type', 'image', image)).Docker.config
  }

  /** Folder with the files of an image. */
  mount(image: string): string {
    return this.#run('mount', this.#run('from', '--pull-never', image))
  }

  /** Takes the files of images away from where they are mounted, so that the folder can go. */
  close(): void {
    this.#run('umount', '--all')
    this.#run('rm', '--all')
  }

  #args(args: readonly string[]): string[] {
    const place = ['--root', join(this.#folder, 'root'), '--runroot', join(this.#folder, 'run')]
    return [...place, '--storage-driver', this.#driver, ...args]
  }

  #run(...args: readonly string[]): string {
    const output = execFileSync('buildah', this.#args(args), {
      encoding: 'utf8',
      stdio: ['ignore', 'pipe', 'inherit'],
    })
    return output.trim()
  }

  #show(...args: readonly string[]): void {
    execFileSync('buildah', this.#args(args), { stdio: ['ignore', 'inherit', 'inherit'] })
  }
}
