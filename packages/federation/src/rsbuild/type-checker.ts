import { spawn } from 'node:child_process'
import { createRequire } from 'node:module'
import { constants, setPriority } from 'node:os'
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

interface TypeChecker {
  stop(): void
}

/** Lines before, between and after checks, in the words of `tsc --watch`. */
const begins = /Starting (incremental )?compilation/
const ends = /Found \d+ errors?\. Watching/
/** Errors of syntax (TS1…) are the build's, which shows them with their code. */
const problem = /^(.+?)\((\d+),(\d+)\): error (TS(?!1\d{3}:)\d+: .*)$/

/**
 * Checks a module's types whenever a file changes, in a process of its own and at low priority. `onResult` gets null while a
 * check runs and all errors when it ends.
 */
export function startTypeChecker(
  root: string,
  onResult: (found: readonly TypeProblem[] | null) => void,
): TypeChecker {
  const require = createRequire(join(root, 'package.json'))
  const tsc = join(dirname(require.resolve('typescript/package.json')), 'bin/tsc')
  const options = [
    ...['--project', root, '--watch', '--noEmit', '--pretty', 'false', '--preserveWatchOutput'],
    // Names that are not used yet are no error while somebody types.
    ...['--noUnusedLocals', 'false', '--noUnusedParameters', 'false'],
  ]
  const child = spawn(process.execPath, [tsc, ...options], {
    cwd: root,
    stdio: ['ignore', 'pipe', 'inherit'],
  })
  // Leave the processor to the development server: the first check takes seconds of it.
  if (child.pid !== undefined) setPriority(child.pid, constants.priority.PRIORITY_BELOW_NORMAL)
  const read = createTypeReader(onResult)
  createInterface(child.stdout).on('line', read)
  child.on('error', () => onResult([]))
  return { stop: () => void child.kill() }
}

/** Reads the checker's output, line by line. */
export function createTypeReader(
  onResult: (found: readonly TypeProblem[] | null) => void,
): (line: string) => void {
  let found: TypeProblem[] = []
  let isOwn = false
  return (line) => {
    const [, file, row, column, message] = problem.exec(line) ?? []
    const last = found.at(-1)
    if (begins.test(line)) {
      found = []
      onResult(null)
    } else if (ends.test(line)) onResult(found)
    else if (file && message) {
      // Packages run as built, and their errors are nothing that an edit of the module made.
      isOwn = !file.startsWith('..')
      if (isOwn) found.push({ file, line: Number(row), column: Number(column), message })
    } else if (!isOwn) return
    else if (last && /^\s+\S/.test(line))
      found[found.length - 1] = { ...last, message: `${last.message}\n${line}` }
  }
}
