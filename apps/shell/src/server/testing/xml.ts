// @ts-expect-error It declares no types.
import { JSDOM } from 'jsdom'

type Reads = new (
  text: string,
  options: { readonly contentType: 'application/xml' },
) => { readonly window: { readonly document: XMLDocument } }

/** Reads a document as strictly as XML asks. @throws Error for one that is not well-formed */
export function parseXml(text: string): XMLDocument {
  return new (JSDOM as Reads)(text, { contentType: 'application/xml' }).window.document
}

/** Texts of all elements of a name, whatever their prefix. */
export const textsOf = (within: XMLDocument | Element, name: string): string[] =>
  [...within.getElementsByTagNameNS('*', name)].map(({ textContent }) => textContent ?? '')
