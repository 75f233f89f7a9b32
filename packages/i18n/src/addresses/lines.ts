import { type PartialAddress, regionName } from './check.ts'
import type { AddressFormat } from './format.ts'
import { withoutCountry } from './postal-code.ts'

/** Countries whose envelopes have the code of the region instead of its name. */
const coded = new Set(['IT'])

/** Lines of an address as its country writes them on an envelope, without the name of the country. */
export function addressLines(address: PartialAddress, format: AddressFormat): string[] {
  const { addressLine, addressLine2, city } = address
  const street = [addressLine, addressLine2].filter(Boolean).join('\n')
  const texts: Readonly<Record<string, string>> = {
    A: street,
    C: city ?? '',
    S: regionText(address.subdivision, format),
    Z: codeText(address.postalCode ?? '', format),
  }
  const written = format.lines.join('')
  // Parts that this country does not write stand where they do elsewhere: nothing that was given is lost.
  const rest = ['C', 'S', 'Z']
    .filter((letter) => !written.includes(`%${letter}`))
    .map((letter) => texts[letter])
  const lines = format.lines.flatMap((line) => filled(line, texts).split('\n'))
  const isThere = (text: string | undefined) =>
    lines.some((line) => text && line.toLowerCase().includes(text.toLowerCase()))
  return [...lines, rest.filter((text) => !isThere(text)).join(' ')].filter((line) => line.trim())
}

function regionText(subdivision: string | null | undefined, format: AddressFormat): string {
  return coded.has(format.country)
    ? (subdivision ?? '').replace(`${format.country}-`, '')
    : regionName(format, subdivision)
}

/** The country before a code is not written twice. */
function codeText(code: string, { country, lines }: AddressFormat): string {
  const isWritten = ['-', ' ', ''].some((between) => lines.join().includes(`${country}${between}%Z`))
  return country && isWritten ? withoutCountry(code, country) : code
}

/** Town, region and postal code in one line. */
export const placeLine = (address: PartialAddress, format: AddressFormat): string =>
  addressLines({ ...address, addressLine: null, addressLine2: null }, format).join(', ')

/** A line with its parts; what stands before an empty part, as a comma or a letter of the country, goes with it. */
function filled(line: string, texts: Readonly<Record<string, string>>): string {
  const pieces = line.split(/%([ACSZ])/)
  if (pieces.length === 1) return ''
  let text = ''
  for (let at = 0; at + 1 < pieces.length; at += 2) {
    const part = texts[pieces[at + 1] ?? '']
    const before = pieces[at] ?? ''
    if (part) text += (text ? before : before.replace(/^[\s,/-]+/, '')) + part
  }
  return text
}
