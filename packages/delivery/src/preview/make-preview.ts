import { DeliveryFault } from '../base/fault.ts'
import { loadRegistry } from '../registry/change.ts'
import type { Delivery } from '../registry/delivery.ts'
import { checkRelease } from '../registry/permission.ts'
import { readRelease } from '../release/read-release.ts'
import { checkModule } from '../store/names.ts'
import type { ModuleSource } from './source.ts'
import { previewToken } from './token.ts'

/** Longest that a signed link works, in seconds. */
export const LONGEST_PREVIEW = 30 * 24 * 3600

/** Token of a signed link, to be put into the address of any page (`previewParameter`). */
export interface PreviewLink {
  readonly token: string
  /** ISO 8601. */
  readonly expires: string
}

interface Input {
  readonly module: string
  /** Seconds that the link works. */
  readonly seconds: number
}

/** Signs a link to a release that is in the store. */
export async function previewRelease(
  delivery: Delivery,
  { module, version, seconds }: Input & { readonly version: string },
): Promise<PreviewLink> {
  await checkAllowed(delivery, module)
  if (!(await readRelease(delivery, module, version)))
    throw new DeliveryFault(
      'RELEASE_UNKNOWN',
      `${module}@${version} was never released. See the versions with npm run galleria -- history ${module}.`,
    )
  const expires = inSeconds(seconds)
  return linkOf(previewToken({ module, version, expires }, delivery.signing), expires)
}

/** Signs a link to a module as a development server on the machine of the browser serves it. */
export async function previewSource(
  delivery: Delivery,
  { module, source, seconds }: Input & { readonly source: ModuleSource },
): Promise<PreviewLink> {
  checkModule(module)
  await checkAllowed(delivery, module)
  const expires = inSeconds(seconds)
  return linkOf(previewToken({ module, source, expires }, delivery.signing), expires)
}

/** A team's key signs links to its own modules alone. */
async function checkAllowed(delivery: Delivery, module: string): Promise<void> {
  if (delivery.actor === undefined) return
  const { document } = await loadRegistry(delivery)
  checkRelease(document, module, delivery.actor)
}

function inSeconds(seconds: number): number {
  return Math.floor(Date.now() / 1000) + seconds
}

function linkOf(token: string, expires: number): PreviewLink {
  return { token, expires: new Date(expires * 1000).toISOString() }
}
