import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { createTestPlatform, type TestPlatform } from '../testing.ts'
import { groups } from './part.ts'
import { parts } from './routes.ts'

let site: TestPlatform
beforeAll(async () => {
  site = await createTestPlatform({ seed: 'small' })
})
afterAll(() => site.close())

describe('The workbench', () => {
  it('has a page and a card per part, all in one navigation', async () => {
    const overview = await (await site.fetch(`${site.url}/_dev`)).text()
    expect(new Set(parts.map(({ key }) => key)).size).toBe(parts.length)
    for (const { path, name, about, group } of parts) {
      expect(groups).toContain(group)
      const answer = await site.fetch(site.url + path, { headers: { accept: 'text/html' } })
      expect(answer.status, path).toBe(200)
      expect(answer.headers.get('content-security-policy'), path).toMatch(
        /default-src 'none'.*script-src 'nonce-/,
      )
      const page = await answer.text()
      expect(page, path).toMatch(new RegExp(`href="${path}" data-key="\\w" aria-current="page">${name}<`))
      expect(page, path).not.toMatch(/<script(?![^>]*src=)|<style|\sstyle="|\son\w+="/)
      expect(overview).toContain(about.replaceAll("'", '&#39;'))
    }
  })

  it('is not there at all in production', async () => {
    const production = await createTestPlatform({ config: { development: false } })
    const paths = site.platform.app.routes.filter(({ path }) => path.startsWith('/_dev'))
    expect(paths.length).toBeGreaterThan(4)
    expect(production.platform.app.routes.filter(({ path }) => path.startsWith('/_dev'))).toEqual([])
    for (const { method, path } of paths) {
      const url = production.url + path.replace(/:\w+(\{[^}]*\})?/g, 'x')
      const answer = await production.fetch(url, { method: method === 'ALL' ? 'GET' : method })
      expect(answer.status, path).toBe(404)
      expect(await answer.json()).toMatchObject({ details: { applicationError: { code: 'UNKNOWN_CALL' } } })
    }
    await production.close()
  })

  it('answers under its own name alone, and takes nothing that another site sends', async () => {
    const rebound = await site.fetch('http://evil.test/_dev/mailbox')
    expect(rebound.status).toBe(403)
    expect((await site.fetch('http://127.0.0.1/_dev')).status).toBe(200)
    for (const headers of [
      { origin: 'https://evil.test' },
      { origin: 'null', 'sec-fetch-site': 'cross-site' },
      { 'sec-fetch-site': 'same-site' },
    ]) {
      const answer = await site.fetch(`${site.url}/_dev/anything`, { method: 'POST', headers })
      expect(await answer.json()).toMatchObject({ details: { applicationError: { code: 'FOREIGN_FORM' } } })
    }
    const program = await site.fetch(`${site.url}/_dev/anything`, { method: 'POST' })
    expect(program.status).toBe(404)
  })
})
