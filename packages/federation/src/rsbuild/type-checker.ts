import { spawn } from 'node:child_process'
import { writeFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { dirname, join } from 'node:path'
import { createInterface } from 'node:readline'

/** An error of the type checker. */
export interface TypeProblem {
  /** Relative to the module's folder. */
  readonly file: string
  readonly line: number
  readonly column: number
  /** With its code, such as `TS2322: …`; further lines are indented. */
  readonly message: string
}

export interface TypeChecker {
  /** Told of each saved source: the checker misses one that is saved while it checks, so it checks once more. */
  changed(): void
  stop(): void
}

/** Settings for sources without tests, which are half the work: each edit waits for that of the edit before. */
const settings = {
  extends: '../tsconfig.json',
  // Also files that none imports: the module's own contract is a declaration of its own.
  include: ['../src'],
  exclude: ['../src/**/*.test.*'],
  compilerOptions: {
    noEmit: true,
    incremental: true,
    tsBuildInfoFile: 'types.tsbuildinfo',
    // Names that are not used yet are no error while somebody types.
    noUnusedLocals: false,
    noUnusedParameters: false,
  },
}

type OnProblems = (problems: readonly TypeProblem[]) => void

/** Lines before and after checks, in the words of `tsc --watch`. */
const begins = /Starting (incremental )?compilation/
const ends = /Found \d+ errors?\. Watching/
/** Errors of syntax (TS1…) are the build's, which shows them with their code. */
const problem = /^(.+?)\((\d+),(\d+)\): error (TS(?!1\d{3}:)\d+: .*)$/

/**
 * Checks a module's types whenever a file changes, in a process of its own. Throws where the module has no TypeScript. Its
 * settings, and what it found for the next start, are in `folder`.
 */
export function startTypeChecker(root: string, folder: string, onProblems: OnProblems): TypeChecker {
  const require = createRequire(join(root, 'package.json'))
  const tsc = join(dirname(require.resolve('typescript/package.json')), 'bin/tsc')
  const project = join(folder, 'tsconfig.json')
  writeFileSync(project, JSON.stringify(settings))
  const args = [tsc, '--project', project, '--watch', '--pretty', 'false', '--preserveWatchOutput']
  let isChecking = true
  let isMissed = false
  let isStopped = false

  function start() {
    isChecking = true
    isMissed = false
    const child = spawn(process.execPath, args, { cwd: root, stdio: ['ignore', 'pipe', 'inherit'] })
    const read = createTypeReader(onProblems)
    createInterface(child.stdout).on('line', (line) => {
      if (begins.test(line)) isChecking = true
      read(line)
      if (!ends.test(line)) return
      isChecking = false
      // Begin anew where a save came meanwhile, which the checker never looks at, with what is known of the other sources.
      // Not once stopped: its last lines come afterwards, and a checker begun then would outlive the build.
      if (isMissed && !isStopped && child.kill()) running = start()
    })
    child.on('error', () => onProblems([]))
    return child
  }
  let running = start()
  return {
    changed: () => {
      isMissed ||= isChecking
    },
    stop: () => {
      isStopped = true
      running.kill()
    },
  }
}

/**
 * Reads the checker's output, line by line. Problems are told as they come: the checker prints them seconds before it says
 * that it has ended.
 */
export function createTypeReader(onProblems: OnProblems): (line: string) => void {
  let found: TypeProblem[] = []
  let isOwn = false
  let isPending = false
  const tell = () => {
    if (isPending) return
    isPending = true
    // Lines that came together are told together.
    queueMicrotask(() => {
      isPending = false
      onProblems(found)
    })
  }
  return (line) => {
    const [, file, row, column, message] = problem.exec(line) ?? []
    const last = found.at(-1)
    if (begins.test(line)) found = []
    else if (ends.test(line)) isOwn = false
    else if (file && message) {
      // Packages run as built, and their errors are nothing that an edit of the module made.
      isOwn = !file.startsWith('..')
      if (isOwn) found = [...found, { file, line: Number(row), column: Number(column), message }]
    } else if (isOwn && last && /^\s+\S/.test(line))
      found = [...found.slice(0, -1), { ...last, message: `${last.message}\n${line}` }]
    else return
    tell()
  }
}
