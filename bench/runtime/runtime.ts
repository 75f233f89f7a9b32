import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { brotliCompressSync } from 'node:zlib'
import { scratchCopy } from '../../e2e/kit/scratch-copy.ts'
import { run } from '../../scripts/lib/processes.ts'
import { modules } from '../../scripts/store/layout.ts'
import { openBrowser } from '../lib/open-browser.ts'
import { median, pairedRatio } from '../lib/statistics.ts'
import { evaluate } from './evaluate.ts'

const ROUNDS = 15

/** Savings that are switched off (`LEAN_RUNTIME_OFF`), by the name of what is left. */
const variants = { lent: '', plain: 'lent' } as const

interface Built {
  readonly name: string
  /** The shell's script first, then each module's entry. */
  readonly scripts: readonly { readonly name: string; readonly code: Buffer; readonly packed: number }[]
  readonly times: number[]
}

/** Bytes and evaluation of the shell's script and every module's entry with the run-time lent by the shell, and with a copy of its own in each module. */
export async function runtime(): Promise<void> {
  const copy = await scratchCopy()
  const browser = await openBrowser([])
  try {
    const built: Built[] = []
    for (const [name, off] of Object.entries(variants))
      built.push({ name, scripts: await build(copy.folder, off), times: [] })
    for (let round = 0; round < ROUNDS; round++)
      for (const { scripts, times } of built)
        times.push(
          await evaluate(
            browser,
            scripts.map(({ code }) => code.toString()),
          ),
        )
    const [lent] = built
    for (const { name, scripts, times } of built) {
      const total = scripts.reduce((sum, { packed }) => sum + packed, 0)
      const each = scripts.map((script) => `${script.name} ${script.packed}`).join('  ')
      console.log(
        `${name.padEnd(15)} ${each}  together ${total} bytes  evaluated in ${median(times).toFixed(0)} ms, ratio ${pairedRatio(times, lent?.times ?? []).toFixed(2)}`,
      )
    }
  } finally {
    await browser.close()
    await copy.remove()
  }
}

async function build(root: string, off: string): Promise<Built['scripts']> {
  const entries = ['shell', ...modules].map(async (name) => {
    const cwd = join(root, 'apps', name)
    const { code, output } = await run(join(cwd, 'node_modules/.bin/rsbuild'), ['build'], {
      cwd,
      env: { LEAN_RUNTIME_OFF: off },
    })
    if (code !== 0) throw new Error(output)
    const web = join(cwd, 'dist/web')
    const entry = name === 'shell' ? /^shell\.\w+\.js$/ : /^remoteEntry\.js$/
    const file = readdirSync(web).find((each) => entry.test(each)) ?? ''
    const script = readFileSync(join(web, file))
    return { name, code: script, packed: brotliCompressSync(script).length }
  })
  return Promise.all(entries)
}
