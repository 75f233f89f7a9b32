import { useLocale } from '@galleria/i18n'
import type { ReactNode } from 'react'
import { bootElementId } from '../common/boot.ts'

interface Props {
  readonly children: ReactNode
  /** Server only: the browser finds the real ones in the page and leaves them alone. */
  readonly boot?: ReactNode
  readonly headScript?: string
}

export function Document({ children, boot, headScript = '' }: Props) {
  const { code, direction } = useLocale().language
  return (
    <html lang={code} dir={direction} suppressHydrationWarning>
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <meta name="color-scheme" content="light dark" />
        <link rel="icon" href="/favicon.svg" type="image/svg+xml" />
        {/* Allowed by its hash: its text is the same in every page of a language. */}
        <script suppressHydrationWarning dangerouslySetInnerHTML={{ __html: headScript }} />
      </head>
      <body>
        {children}
        {boot ?? <BootElement json="" />}
      </body>
    </html>
  )
}

/** Data, not code: no policy has to allow it, and `<` cannot end it. */
export function BootElement({ json }: { readonly json: string }) {
  return (
    <script
      id={bootElementId}
      type="application/json"
      suppressHydrationWarning
      dangerouslySetInnerHTML={{ __html: json }}
    />
  )
}
