import { scriptJson } from '../rules/page-data.ts'

/** Structured data for search engines. Set as HTML, for React would escape its quotes; `scriptJson` leaves nothing that ends the element. */
export function JsonLd({ data }: { readonly data: object }) {
  return <script type="application/ld+json" dangerouslySetInnerHTML={{ __html: scriptJson(data) }} />
}
