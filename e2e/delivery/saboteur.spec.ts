import { readdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { expect, type KitStore, test } from '../kit/src/index.ts'
import { buildSaboteur, peaceful } from './saboteur/build.ts'
import { type Mode, modes, quiet, untold } from './saboteur/modes.ts'

/*
 * A module that does harm on the server, released like any other, one harm after the other in one shop. No browser: each page is
 * asked for as bytes. How long pages take meanwhile is measured by the benchmark `saboteur`.
 */

test.use({ storeOptions: { own: true } })

interface Answer {
  readonly status: number
  readonly html: string
}

/** Pages of which the saboteur is no part. */
const others = ['/cart', '/loyalty', '/nowhere'] as const

async function ask(store: KitStore, path: string): Promise<Answer> {
  const response = await fetch(store.url + path)
  return { status: response.status, html: await response.text() }
}

const bootIn = (html: string) =>
  JSON.parse(/<script id="galleria-boot"[^>]*>(.*?)<\/script>/s.exec(html)?.[1] ?? 'null')

/** How the page of a harmful release is answered. */
function harmlessness(html: string): 'boundary' | 'skeleton' | 'release before' | 'none' {
  if (bootIn(html)?.replaced?.saboteur) return 'release before'
  if (html.includes('aria-label="Loading page"')) return 'skeleton'
  return html.includes('role="alert"') ? 'boundary' : 'none'
}

async function incidents(store: KitStore, version: string): Promise<string[]> {
  const { output } = await store.galleria('history', 'saboteur', '--json', '--limit', '100')
  const all = JSON.parse(output) as { change: { action: string; from: string | null } | null }[]
  return all.flatMap(({ change }) =>
    change?.from === version && change.action.startsWith('incident') ? [change.action] : [],
  )
}

async function secretsOf(store: KitStore): Promise<{ keyFile: string; secrets: string[] }> {
  const folder = join(store.folder, '../keys')
  const files = (await readdir(folder)).map((name) => join(folder, name))
  const texts = await Promise.all(files.map((file) => readFile(file, 'utf8')))
  const lines = texts.flatMap((text) => text.split('\n')).filter((line) => line.length > 20)
  return { keyFile: files[0] ?? '', secrets: lines }
}

test('A module that does harm on the server hurts no page but its own, and is named', async ({ store }) => {
  test.setTimeout(600_000)
  const { keyFile, secrets } = await secretsOf(store)
  expect(secrets.length).toBeGreaterThan(0)
  const given = { keyFile, platformUrl: store.platformUrl }

  async function release(mode: Mode | null): Promise<string> {
    const built = await buildSaboteur(mode, given)
    try {
      return await store.release('saboteur', { from: built.folder })
    } finally {
      await built.remove()
    }
  }

  async function round(): Promise<Answer> {
    const [own, ...rest] = await Promise.all(['/saboteur', ...others].map((path) => ask(store, path)))
    expect(rest.map(({ status }) => status)).toEqual([200, 200, 404])
    for (const { html } of [own as Answer, ...rest]) {
      expect(html).toContain('</html>')
      for (const secret of secrets) expect(html).not.toContain(secret)
    }
    return own as Answer
  }

  await test.step('A release that does no harm is drawn', async () => {
    await release(null)
    await expect.poll(async () => (await round()).html).toContain(peaceful)
  })

  for (const mode of Object.keys(modes) as Mode[])
    await test.step(`The page is harmless when it ${mode}`, async () => {
      const version = await release(mode)
      const { status, html } = await round()
      expect(status).toBeLessThan(600)
      if (!quiet.has(mode)) expect(harmlessness(html), html.slice(-1000)).not.toBe('none')
      // The next pages of everybody are answered too, whatever it cost.
      await round()
      // A page that a busy machine gives up before its code ran has done no harm yet: it is asked for again.
      const told = async () => {
        const found = await incidents(store, version)
        if (found.length === 0) await round()
        return found
      }
      if (!untold.has(mode))
        await expect.poll(told, { intervals: [500, 2_000], timeout: 60_000 }).not.toHaveLength(0)
    })

  await test.step('After three incidents browsers alone draw it, until its next release', async () => {
    const version = await release('ends the process')
    await expect
      .poll(
        async () => {
          const { page, modules, replaced } = bootIn((await round()).html)
          const runs = modules.find(({ name }: { name: string }) => name === 'saboteur')?.version
          return [(await incidents(store, version)).length, page.kind, runs, replaced]
        },
        { intervals: [1_200], timeout: 30_000 },
      )
      .toEqual([3, 'pending', version, undefined])
    await release(null)
    await expect.poll(async () => (await round()).html).toContain(peaceful)
  })
})
