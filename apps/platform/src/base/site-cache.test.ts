import { expect, it } from 'vitest'
import { freshIndex } from '../areas/catalog/search/keep-fresh.ts'
import { post } from '../dev/testing/post.ts'
import { anonymous } from '../dev/testing/sign-up.ts'
import { createTestPlatform } from '../dev/testing.ts'

it('The cache keeps the sites of one process apart: catalog, pages and tokens', async () => {
  const sites = [
    await createTestPlatform({ seed: 'small' }),
    await createTestPlatform({ seed: 'small' }),
  ] as const
  const names = ['First of its name', 'Second of its name'] as const
  const tokens: string[] = []
  for (const [turn, site] of sites.entries()) {
    const { db } = site.platform.services
    await db
      .updateTable('products')
      .set({ name: names[turn] as string })
      .where('slug', '=', 'moon-jar')
      .execute()
    tokens.push((await anonymous(site)).access_token)
  }
  const ask = async (site: (typeof sites)[number], token: string | undefined) => {
    const query = { filter: { slug: 'moon-jar' } }
    const answer = await post(site, '/stores-reader/v1/products/query-platformized', { query }, token)
    const body = (await answer.json()) as { products?: { name: string }[] }
    return answer.status === 200 ? body.products?.[0]?.name : answer.status
  }
  for (let turn = 0; turn < 2; turn += 1) {
    expect(await ask(sites[0], tokens[0])).toBe(names[0])
    expect(await ask(sites[1], tokens[1])).toBe(names[1])
    expect(await ask(sites[1], tokens[0]), "the other site's token").toBe(401)
    expect(await ask(sites[0], tokens[1])).toBe(401)
  }
  const [first, second] = await Promise.all(sites.map(({ platform }) => freshIndex(platform.services)))
  expect(first).not.toBe(second)
  for (const site of sites) await site.close()
})
