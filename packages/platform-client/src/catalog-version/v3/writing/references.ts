import { getOrCreateInfoSection } from '../../../calls/catalog/catalog-info-sections.ts'
import type { ProductV3Changes } from '../../../calls/catalog/catalog-products-v3.ts'
import { getOrCreateBrand, getOrCreateRibbon } from '../../../calls/catalog/catalog-shared.ts'
import type { ProductChanges } from '../../../calls/catalog/catalog-writes.ts'
import type { PlatformClient } from '../../../transport/client.ts'
import type { CallOptions } from '../../../transport/options.ts'

/** Longest unique name of a section, without its number. */
const LONGEST = 80

/** A number that follows from a text, so that a section which is sent again is found again. */
function numberOf(text: string): string {
  let [a, b] = [0x811c9dc5, 0x1000193]
  for (let at = 0; at < text.length; at++) {
    const code = text.charCodeAt(at)
    a = Math.imul(a ^ code, 0x01000193)
    b = Math.imul(b ^ code, 0x5bd1e995) + a
  }
  return [a, b].map((part) => (part >>> 0).toString(16).padStart(8, '0')).join('')
}

type Changes = Pick<ProductChanges, 'brand' | 'ribbon' | 'additionalInfoSections'>

/**
 * Brand, ribbon and sections of a product, which catalog V3 keeps beside it: what is not there yet is made before the
 * product names it. Each is found by its name, so a product that is then refused can be sent again and nothing is made twice.
 */
export async function referencesOf(
  client: PlatformClient,
  { brand, ribbon, additionalInfoSections: sections }: Changes,
  options?: CallOptions,
): Promise<Pick<ProductV3Changes, 'brand' | 'ribbon' | 'infoSections'>> {
  const infoSections: { id: string }[] = []
  // One after another: two of the same words are one.
  for (const { id, title, description } of sections ?? []) {
    const uniqueName = `${title.slice(0, LONGEST)}-${numberOf(`${title}\0${description}`)}`
    const infoSection = { uniqueName, title, plainDescription: description }
    const made = id ?? (await getOrCreateInfoSection(client, { infoSection }, options)).infoSection.id ?? ''
    if (!infoSections.some((each) => each.id === made)) infoSections.push({ id: made })
  }
  return {
    ...(brand !== undefined && {
      brand: brand
        ? { id: (await getOrCreateBrand(client, { brandName: brand }, options)).brand.id ?? '' }
        : null,
    }),
    ...(ribbon !== undefined && {
      ribbon: ribbon
        ? { id: (await getOrCreateRibbon(client, { ribbonName: ribbon }, options)).ribbon.id ?? '' }
        : null,
    }),
    ...(sections && { infoSections }),
  }
}
