import type { TestPlatform } from '../testing.ts'
import type { Answer } from './shopper.ts'

/** The owner, by API key. */
export function staffOf(site: TestPlatform) {
  return async function call(method: string, path: string, body?: unknown): Promise<Answer> {
    const response = await site.fetch(site.url + path, {
      method,
      headers: { authorization: site.ownerKey, 'content-type': 'application/json' },
      ...(body === undefined ? {} : { body: JSON.stringify(body) }),
    })
    return { status: response.status, body: await response.json() }
  }
}
