import { createPlatformClient, type PlatformClient } from '@galleria/platform-client'
import { type Product, queryProducts } from '@galleria/platform-client/products'
import { createTestPlatform } from '../../testing.ts'
import { anonymous } from '../sign-up.ts'

/** A site of each catalog version with clients without an adapter: the owner's, and shoppers'. `sent` lists the calls of both sites. */
export async function openBothVersions() {
  const sent: string[] = []
  const open = async (catalog: 'v1' | 'v3') => {
    const site = await createTestPlatform({ seed: 'small', config: { catalog } })
    const clientOf = (authorization: string, language?: string): PlatformClient =>
      createPlatformClient({
        ...(language && { language }),
        baseUrl: site.url,
        fetch: (...asked) => {
          const request = new Request(...asked)
          sent.push(`${request.method} ${new URL(request.url).pathname}`)
          return site.fetch(request)
        },
        getAuthHeaders: async () => ({ authorization }),
      })
    const shopperIn = async (language: string) => clientOf((await anonymous(site)).access_token, language)
    return { site, client: clientOf(site.ownerKey), shopperIn }
  }
  const [v1, v3] = [await open('v1'), await open('v3')]
  return { v1, v3, sent, close: () => Promise.all([v1, v3].map(({ site }) => site.close())) }
}

/** Product of a site by its slug, through a client with that site's adapter. */
export async function bySlug(client: PlatformClient, slug: string): Promise<Product> {
  const { products } = await queryProducts(client, { query: { filter: { slug }, paging: { limit: 1 } } })
  const [product] = products
  if (!product) throw new Error(`The site has no ${slug}.`)
  return product
}
