import { mkdtemp, readFile, realpath, rename, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { delimiter, dirname, join } from 'node:path'
import { run, type Started, startProcess } from '../../../scripts/lib/processes.ts'
import { root } from '../../../scripts/store/layout.ts'

type Env = Readonly<Record<string, string | undefined>>

/** A team with an empty folder, Node and npm. Nothing of the checkout is in its folder, its environment or its `PATH`. */
export interface OutsideTeam {
  readonly folder: string
  /** The team's repository in it. */
  readonly home: string
  /** Runs a command to its end in the team's repository; what it printed. Throws what it said, if it fails. */
  run(command: string, args: readonly string[], env?: Env): Promise<string>
  /** Starts a command that serves, and waits until it prints a line that begins with the mark. */
  start(args: readonly string[], readyMark: string, env?: Env): Promise<Started>
  edit(file: string, from: string, to: string): Promise<void>
  write(file: string, text: string): Promise<void>
  remove(): Promise<void>
}

export async function outsideTeam(module: string): Promise<OutsideTeam> {
  const folder = await realpath(await mkdtemp(join(tmpdir(), 'galleria-team-')))
  const home = join(folder, module)
  const env = environment()
  // npm would take what an earlier run created with: it has the same version.
  const fresh = { npm_config_cache: join(folder, 'npm-cache') }
  const write = async (file: string, text: string) => {
    // In one go: a watcher must not see the file empty.
    await writeFile(join(home, `${file}.new`), text)
    await rename(join(home, `${file}.new`), join(home, file))
  }
  return {
    folder,
    home,
    write,
    async run(command, args, more = {}) {
      const where =
        args[0] === 'create'
          ? { cwd: folder, env: { ...env, ...fresh } }
          : { cwd: home, env: { ...env, ...more } }
      const { code, output } = await run(command, args, where)
      if (code !== 0) throw new Error(`${command} ${args.join(' ')} ended with ${code}:\n${output}`)
      return output
    },
    start: (args, readyMark, more = {}) =>
      startProcess({
        name: `npm ${args.join(' ')}`,
        command: 'npm',
        args,
        cwd: home,
        env: { ...env, ...more },
        readyMark,
        readyWithin: 300_000,
        advice: 'Its last output is below.',
        onLine: (line) => process.env.E2E_LOG && console.log(line),
      }),
    async edit(file, from, to) {
      const text = await readFile(join(home, file), 'utf8')
      if (!text.includes(from)) throw new Error(`${file} doesn't say ${JSON.stringify(from)}.`)
      await write(file, text.replace(from, to))
    },
    remove: () => rm(folder, { recursive: true, force: true, maxRetries: 5 }),
  }
}

/** Every variable that a test run or the checkout set is unset; those that lead to the registry of this machine stay. */
function environment(): Env {
  const ours =
    /^(TEST_|PLAYWRIGHT_|PW_|E2E_|GALLERIA_|REGISTRY_|MODULE_STORE|TURBO_|NODE_(ENV|OPTIONS|PATH)$|(STORE|SHELL|PLATFORM)_URL|(\w+_)?PORT$|npm_(?!config_(registry|cafile|https?_proxy|proxy|noproxy)$))/
  const unset = Object.keys(process.env).filter((name) => ours.test(name))
  const path = (process.env.PATH ?? '').split(delimiter).filter((each) => !each.startsWith(root))
  return {
    ...Object.fromEntries(unset.map((name) => [name, undefined])),
    PATH: [dirname(process.execPath), ...path].join(delimiter),
  }
}
