import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { join } from 'node:path'
import { expect, test } from '@playwright/test'

const bench = join(import.meta.dirname, '../../bench/main.mjs')

test('Pages stay within their budgets, beside the monolith and the reference page', async () => {
  test.setTimeout(600_000)
  const options = ['--budgets', '--rounds', '1', '--parts', 'load', 'home', 'product']
  const run = spawn(process.execPath, [bench, 'pages', ...options], { stdio: ['ignore', 'pipe', 'pipe'] })
  let told = ''
  for (const stream of [run.stdout, run.stderr]) stream.on('data', (part) => (told += part))
  const [code] = await once(run, 'exit')
  expect(told).toMatch(/product +ours/)
  expect(code, told).toBe(0)
})
