import { execFileSync, spawnSync } from 'node:child_process'
import { cpSync, existsSync, lstatSync, mkdtempSync, symlinkSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'

/** Copies the working tree's sources into a new folder; what is installed is linked. Returns the folder. */
export function copyRepository(root: string): string {
  const scratch = mkdtempSync(join(tmpdir(), 'galleria-scratch-'))
  const listed = ['ls-files', '--cached', '--others', '--exclude-standard', '-z']
  const files = execFileSync('git', listed, { cwd: root, encoding: 'utf8', maxBuffer: 64 * 1024 * 1024 })
  for (const file of files.split('\0'))
    if (file && existsSync(join(root, file))) cpSync(join(root, file), join(scratch, file))
  for (const manifest of files
    .split('\0')
    .filter((file) => /^(apps|packages)\/[^/]+\/package\.json$/.test(file))) {
    const installed = join(dirname(manifest), 'node_modules')
    // Links and the programs of `.bin` alone: a package of the workspace then leads to its copy.
    cpSync(join(root, installed), join(scratch, installed), {
      recursive: true,
      verbatimSymlinks: true,
      filter: (path) =>
        lstatSync(path).isSymbolicLink() || /node_modules(\/@[^/]+|\/\.bin(\/[^/]+)?)?$/.test(path),
    })
  }
  symlinkSync(join(root, 'node_modules'), join(scratch, 'node_modules'))
  return scratch
}

/** Runs one test file of the copy; returns all that it prints. */
export function runTest(scratch: string, file: string): string {
  const vitest = join(scratch, 'node_modules/vitest/vitest.mjs')
  const env = {
    ...process.env,
    NO_COLOR: '1',
    VITEST: undefined,
    VITEST_POOL_ID: undefined,
    VITEST_WORKER_ID: undefined,
  }
  const run = spawnSync(process.execPath, [vitest, 'run', file], { cwd: scratch, encoding: 'utf8', env })
  return run.stdout + run.stderr
}
