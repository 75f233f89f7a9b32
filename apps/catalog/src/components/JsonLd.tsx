import { scriptJson } from '../rules/structured-data/page.ts'

interface Props {
  /** Absent in a browser: crawlers read the server's HTML, so `typeof document` spares every page the making of it. */
  readonly data: object | undefined
}

/** Structured data for search engines. Set as HTML, for React would escape its quotes; `scriptJson` leaves nothing that ends the element. */
export function JsonLd({ data }: Props) {
  const json = typeof document === 'undefined' && data ? scriptJson(data) : ''
  return (
    <script
      type="application/ld+json"
      dangerouslySetInnerHTML={{ __html: json }}
      // Keep the text that the server rendered.
      suppressHydrationWarning
    />
  )
}
