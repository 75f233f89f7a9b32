import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { existsSync, mkdtempSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { ownFolder } from './own-folder.ts'

/** One that ends when asked, and one that must be made to; both know the folder by their environment alone. */
const willing = 'console.log("up"); setInterval(() => {}, 1000)'
const deaf = `process.on("SIGINT", () => {}); ${willing}`

async function start(code: string, folder: string) {
  const child = spawn(process.execPath, ['-e', code], {
    env: { TMPDIR: folder },
    stdio: ['ignore', 'pipe', 'ignore'],
  })
  const ended = once(child, 'exit')
  await once(child.stdout, 'data')
  return { ended }
}

test.skipIf(!existsSync('/proc/self/environ'))(
  'A run leaves no process and no folder behind',
  async () => {
    const folder = ownFolder(2)
    mkdtempSync(join(folder.path, 'left-'))
    const ends = [await start(willing, folder.path), await start(deaf, folder.path)]
    await folder.clear()
    expect(existsSync(folder.path)).toBe(false)
    expect((await Promise.all(ends.map(({ ended }) => ended))).map(([, signal]) => signal)).toEqual([
      'SIGINT',
      'SIGKILL',
    ])
  },
  180_000,
)

test.skipIf(!existsSync('/proc/self/environ'))(
  'Nor does one that is killed',
  async () => {
    const module = JSON.stringify(join(import.meta.dirname, 'own-folder.ts'))
    const run = spawn(
      process.execPath,
      [
        '--input-type=module',
        '-e',
        `const { ownFolder } = await import(${module}); console.log(ownFolder().path); setInterval(() => {}, 1000)`,
      ],
      { stdio: ['ignore', 'pipe', 'inherit'] },
    )
    const [line] = await once(run.stdout, 'data')
    const path = String(line).trim()
    const { ended } = await start(willing, path)
    run.kill('SIGKILL')
    expect((await ended)[1]).toBe('SIGINT')
    await expect.poll(() => existsSync(path), { timeout: 90_000 }).toBe(false)
  },
  180_000,
)
