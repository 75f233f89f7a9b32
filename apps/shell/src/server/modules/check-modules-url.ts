import { integrityOf, type RegistrySnapshot, type Release } from '@galleria/delivery'
import type { AddressOf } from './browser-module.ts'

/** Milliseconds that a CDN may take for one file. */
const PATIENCE = 10_000

/**
 * Why browsers can't have modules from `MODULES_URL`; null when they can. Asks for one file of one release, as a page does, and
 * never rejects: no start waits for a CDN.
 */
export async function checkModulesUrl(
  { modules }: Pick<RegistrySnapshot, 'modules'>,
  addressOf: AddressOf,
  shellUrl: string,
): Promise<string | null> {
  const [release] = modules.values()
  if (!release) return null
  const address = addressOf(release) + release.description.entry
  const { origin } = new URL(shellUrl)
  try {
    const response = await fetch(address, { headers: { origin }, signal: AbortSignal.timeout(PATIENCE) })
    const problem = problemOf(response, new Uint8Array(await response.arrayBuffer()), release, origin)
    return problem && `MODULES_URL: ${address} ${problem} No page can load its modules.`
  } catch (error) {
    const { cause, message } = error as Error & { cause?: Error }
    return `MODULES_URL: ${address} can't be reached: ${cause?.message || message}. No page can load its modules.`
  }
}

function problemOf(
  response: Response,
  content: Uint8Array,
  { description }: Release,
  origin: string,
): string | null {
  const allowed = response.headers.get('access-control-allow-origin')
  if (!response.ok)
    return `answers with status ${response.status}. Let browsers read the store's files there.`
  if (allowed !== '*' && allowed !== origin)
    return `allows no other origin. Add CORS for GET from ${origin} to the bucket or the CDN.`
  if (integrityOf(content) !== description.integrity[`web/${description.entry}`])
    return 'has other bytes than the release. Point MODULES_URL at the same store as MODULE_STORE.'
  return null
}
