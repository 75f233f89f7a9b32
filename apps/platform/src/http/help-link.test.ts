import { expect, it } from 'vitest'
import { createTestPlatform } from '../dev/testing.ts'

it('A declined call links to the page of its error code, and the workbench shows the same link', async () => {
  const site = await createTestPlatform({ config: { docsUrl: 'https://docs.example' } })
  const answer = await site.fetch(`${site.url}/stores/v3/nothing`)
  expect(answer.headers.get('link')).toBe('<https://docs.example/errors/UNKNOWN_CALL/>; rel="help"')
  const request = `${site.url}/_dev/requests/${answer.headers.get('x-wix-request-id')}`
  const page = await (await site.fetch(request, { headers: { accept: 'text/html' } })).text()
  expect(page).toContain('href="https://docs.example/errors/UNKNOWN_CALL/"')
  await site.close()
})

it('A production without DOCS_URL has no link', async () => {
  const site = await createTestPlatform({ config: { development: false } })
  expect((await site.fetch(`${site.url}/stores/v3/nothing`)).headers.has('link')).toBe(false)
  await site.close()
})
