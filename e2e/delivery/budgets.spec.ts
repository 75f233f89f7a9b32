import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { join } from 'node:path'
import { expect, test } from '@playwright/test'

const bench = join(import.meta.dirname, '../../bench/main.mjs')

let run: ChildProcess | undefined
// A bench that is given up would take the processors of all tests after it.
test.afterEach(() => void run?.kill())

test('Pages stay within their budgets, beside the monolith and the reference page', async () => {
  test.setTimeout(600_000)
  const options = ['--budgets', '--rounds', '1', '--parts', 'load', 'home', 'product']
  const begun = spawn(process.execPath, [bench, 'pages', ...options], { stdio: ['ignore', 'pipe', 'pipe'] })
  run = begun
  let told = ''
  for (const stream of [begun.stdout, begun.stderr]) stream.on('data', (part) => (told += part))
  const [code] = await once(begun, 'exit')
  expect(told).toMatch(/product +ours/)
  expect(code, told).toBe(0)
})
