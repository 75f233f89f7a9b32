import { type ChildProcess, execFileSync, spawn } from 'node:child_process'
import { chmodSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join, resolve } from 'node:path'
import getPort from 'get-port'
import { copyRepository } from '../messages/scratch.ts'
import { missingLine, textOf } from './output.ts'
import { patched } from './patch.ts'
import type { Step } from './steps.ts'

const root = join(import.meta.dirname, '../..')
/** Ports that tutorials name; each becomes a free one. */
const named = ['3000', '4000', '3100', '4100', '3200', '4200']

/** A copy of the repository in which tutorials are worked through, with the store that they have in common. */
export class Workshop {
  readonly folder = copyRepository(root)
  /** Stands for `~/shop`, which tutorials name; outside the copy, as production wants it. */
  readonly #shop = mkdtempSync(join(tmpdir(), 'galleria-shop-'))
  readonly #ports = new Map<string, string>()
  readonly #running: ChildProcess[] = []
  #output = ''
  /** Command that was done last. */
  #last: Step | undefined

  async open(): Promise<void> {
    // The database's own user must be able to walk in.
    for (const folder of [this.folder, this.#shop]) chmodSync(folder, 0o755)
    // The build asks git which files count.
    execFileSync('git', ['init', '--quiet'], { cwd: this.folder })
    execFileSync('git', ['add', '--all'], { cwd: this.folder })
    for (const port of named) this.#ports.set(port, String(await getPort({ host: '127.0.0.1' })))
    this.#installByLinks()
    execFileSync(process.execPath, ['scripts/generate.ts'], { cwd: this.folder })
  }

  async close(): Promise<void> {
    for (const child of this.#running.reverse()) await interrupt(child)
    for (const folder of [this.folder, this.#shop])
      rmSync(folder, { recursive: true, force: true, maxRetries: 5 })
  }

  async do(step: Step): Promise<void> {
    if (step.kind === 'output') return this.#expect(step.lines)
    this.#last = step
    if (step.kind === 'run') return this.#run(step.script, step.code)
    if (step.kind === 'start') return this.#start(step.script)
    if (step.kind === 'page') return this.#visit(step.url, step.lines)
    const path = join(this.folder, step.path)
    if (step.kind === 'diff') return writeFileSync(path, patched(readFileSync(path, 'utf8'), step.text))
    mkdirSync(dirname(path), { recursive: true })
    writeFileSync(path, step.text)
  }

  async #run(script: string, code: number): Promise<void> {
    const child = this.#spawn(`set -e\n${script}`)
    const ended = await new Promise<number | null>((done) => child.once('close', done))
    if (ended !== code) throw new Error(`It ended with ${ended}, not with ${code}:\n${this.#output}`)
  }

  /** Leaves the command running; the output that must follow says when it is up. */
  #start(script: string): void {
    this.#running.push(this.#spawn(script))
  }

  /** Waits for the lines where the command still runs, and asks again where the shop may not know them yet. */
  async #expect(lines: readonly string[]): Promise<void> {
    const expected = lines.map((line) => this.#placed(line))
    const last = this.#last
    const asks = last?.kind === 'run' && /^npm run galleria -- (health|history|modules)\b/.test(last.script)
    const missing = await until(
      async () => {
        const missing = missingLine(this.#output, expected)
        if (missing !== undefined && asks) await this.#run(last.script, last.code)
        return missing
      },
      last?.kind === 'start' ? 240_000 : asks ? 30_000 : 0,
    )
    if (missing !== undefined) throw new Error(`"${missing}" does not stand in:\n${this.#output}`)
  }

  async #visit(url: string, lines: readonly string[]): Promise<void> {
    let text = ''
    const missing = await until(async () => {
      text = textOf(await (await fetch(this.#placed(url))).text().catch(String))
      return missingLine(text, lines)
    }, 15_000)
    if (missing !== undefined) throw new Error(`"${missing}" does not stand at ${url}:\n${text}`)
  }

  #spawn(script: string): ChildProcess {
    this.#output = ''
    const child = spawn('bash', ['-c', this.#placed(script)], {
      cwd: this.folder,
      env: this.#env(),
      detached: true,
    })
    for (const stream of [child.stdout, child.stderr])
      stream.on('data', (chunk) => {
        this.#output += chunk
      })
    return child
  }

  /** Text of a tutorial with the ports and the shop's folder of this workshop. */
  #placed(text: string): string {
    return text
      .replace(
        /(\b127\.0\.0\.1:|\b0\.0\.0\.0:|\$\(hostname\):|\bPORT=)(\d{4})\b/g,
        (_, before, port) => before + (this.#ports.get(port) ?? port),
      )
      .replace(/(~|\$HOME)\/shop\b/g, () => this.#shop)
  }

  #env(): NodeJS.ProcessEnv {
    const own = Object.entries(process.env).filter(
      ([name]) => !/^(VITEST|TEST_|NODE_ENV$|GALLERIA_HOME$)/.test(name),
    )
    return {
      ...Object.fromEntries(own),
      PORT: this.#ports.get('3000'),
      PLATFORM_PORT: this.#ports.get('4000'),
      SHELL_URL: `http://127.0.0.1:${this.#ports.get('3000')}`,
      PATH: [join(this.folder, '.bin'), join(this.folder, 'node_modules/.bin'), process.env.PATH].join(':'),
      TURBO_CACHE_DIR: join(mainTree(), '.turbo/cache'),
      TURBO_TELEMETRY_DISABLED: '1',
      npm_config_user_agent: 'pnpm',
      // Installed packages are links into the repository: no command here may change them.
      pnpm_config_verify_deps_before_run: 'false',
      NO_COLOR: '1',
    }
  }

  /** Gives a new module links to the repository's packages: `pnpm install` would change those. */
  #installByLinks(): void {
    const pnpm = execFileSync('bash', ['-c', 'command -v pnpm'], { encoding: 'utf8' }).trim()
    const script = `#!/usr/bin/env bash
if [ "$1" != install ]; then exec ${JSON.stringify(pnpm)} "$@"; fi
for module in apps/*; do [ -d "$module/node_modules" ] || cp -RP apps/loyalty/node_modules "$module/"; done
`
    mkdirSync(join(this.folder, '.bin'))
    writeFileSync(join(this.folder, '.bin/pnpm'), script, { mode: 0o755 })
  }
}

/** Ctrl-C, as a terminal gives it to the whole group. */
async function interrupt(child: ChildProcess): Promise<void> {
  if (child.pid === undefined || child.exitCode !== null) return
  const ended = new Promise((done) => child.once('exit', done))
  process.kill(-child.pid, 'SIGINT')
  await ended
}

/** Asks until nothing is missing or the time is over; what is missing then. */
async function until(
  ask: () => string | undefined | Promise<string | undefined>,
  milliseconds: number,
): Promise<string | undefined> {
  const end = performance.now() + milliseconds
  for (;;) {
    const missing = await ask()
    if (missing === undefined || performance.now() >= end) return missing
    await new Promise((resume) => setTimeout(resume, 250))
  }
}

/** A linked work tree keeps its cache with the main one. */
function mainTree(): string {
  const git = execFileSync('git', ['rev-parse', '--git-common-dir'], { cwd: root, encoding: 'utf8' })
  return dirname(resolve(root, git.trim()))
}
