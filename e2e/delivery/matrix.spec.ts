import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { root } from '../../scripts/store/layout.ts'
import { expect, test } from '../kit/src/index.ts'

test.use({ storeOptions: { own: true } })

/** A team's browser tests, as a matrix runs them: two pages that must be whole, whoever released what. */
async function browserSuite(folder: string): Promise<string> {
  const { launchOptions } = test.info().project.use
  const config = { workers: 1, timeout: 300_000, expect: { timeout: 30_000 }, use: { launchOptions } }
  await writeFile(join(folder, 'package.json'), '{ "type": "module" }')
  await writeFile(join(folder, 'playwright.config.ts'), `export default ${JSON.stringify(config)}`)
  await writeFile(
    join(folder, 'whole.spec.ts'),
    `import { appendFileSync } from 'node:fs'
    import { expect, test } from ${JSON.stringify(join(root, 'e2e/kit/src/index.ts'))}

    test('cart and loyalty are whole', async ({ page }) => {
      const met = new Set()
      for (const module of ['cart', 'loyalty']) {
        await page.goto('/' + module)
        const whole = page.locator('main [data-boundary="' + module + '"] h1')
        const again = page.getByRole('main').locator('button:not([data-widget] *)', { hasText: 'Try again' })
        await expect(whole.or(again).first()).toBeVisible()
        expect(await again.count()).toBe(0)
        for (const [path] of (await page.content()).matchAll(/[/]modules[/](cart|loyalty)[/][^/]+/g)) met.add(path)
      }
      appendFileSync(${JSON.stringify(join(folder, 'met'))}, [...met].sort().join(' ') + '\\n')
    })`,
  )
  const playwright = join(root, 'e2e/node_modules/@playwright/test/cli.js')
  // Variables of this run's own workers must not reach the run within.
  const forget = ['TEST_WORKER_INDEX', 'TEST_PARALLEL_INDEX'].map((name) => `-u ${name}`).join(' ')
  return `env ${forget} "${process.execPath}" "${playwright}" test --reporter=line --config "${folder}"`
}

test('A matrix runs browser tests against each set that visitors could meet, on a shell of its own', async ({
  store,
}) => {
  test.setTimeout(600_000)
  const folder = await mkdtemp(join(tmpdir(), 'galleria-suite-'))
  try {
    const bad = (code: string) => `throw new Error('bad start')\n${code}`
    const [live, points] = [await store.versionOf('cart'), await store.versionOf('loyalty')]
    const cart = await store.release('cart', { channel: 'staging' })
    const loyalty = await store.release('loyalty', {
      channel: 'staging',
      changes: { 'server/module.js': bad, 'web/remoteEntry.js': bad },
    })
    const suite = await browserSuite(folder)
    const names = [`cart@${cart}`, `loyalty@${loyalty}`]
    const { code, output } = await store.galleria('matrix', ...names, '--suite', suite)
    const sets = [...output.matchAll(/^(\S+@.*?)\s+(passed|FAILED)\s*$/gm)].map(([, set, said]) => [
      set,
      said,
    ])
    expect(sets, output).toEqual([
      [names[0], 'passed'],
      [names[1], 'FAILED'],
      [names.join(' + '), 'FAILED'],
    ])
    expect(code).toBe(3)
    // Requests of the browser in a good run: the candidate, beside what others have live.
    const met = await readFile(join(folder, 'met'), 'utf8')
    expect(met).toBe(`/modules/cart/${cart} /modules/loyalty/${points}\n`)
    expect(await store.versionOf('cart')).toBe(live)
  } finally {
    await rm(folder, { recursive: true, force: true })
  }
})
