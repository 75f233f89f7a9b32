import { createPlatformClient, type PlatformClient } from '@galleria/platform-client'
import { createTestPlatform } from '../../testing.ts'

/** A site of each catalog version with the owner's client, without an adapter; `sent` lists the calls of both. */
export async function openBothVersions() {
  const sent: string[] = []
  const open = async (catalog: 'v1' | 'v3') => {
    const site = await createTestPlatform({ seed: 'small', config: { catalog } })
    const client: PlatformClient = createPlatformClient({
      baseUrl: site.url,
      fetch: (...asked) => {
        const request = new Request(...asked)
        sent.push(`${request.method} ${new URL(request.url).pathname}`)
        return site.fetch(request)
      },
      getAuthHeaders: async () => ({ authorization: site.ownerKey }),
    })
    return { site, client }
  }
  const [v1, v3] = [await open('v1'), await open('v3')]
  return { v1, v3, sent, close: () => Promise.all([v1, v3].map(({ site }) => site.close())) }
}
