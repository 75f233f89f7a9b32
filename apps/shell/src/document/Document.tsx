import { useLocale } from '@galleria/i18n'
import type { ReactNode } from 'react'
import { bootElementId } from '../composition/boot.ts'
import { themeScript } from '../page/theme.ts'

interface Props {
  readonly children: ReactNode
  /** Server only: the browser finds the real ones in the page and leaves them alone. */
  readonly nonce?: string
  readonly boot?: ReactNode
  readonly headScript?: string
}

export function Document({ children, nonce, boot, headScript = '' }: Props) {
  const { code, direction } = useLocale().language
  return (
    <html lang={code} dir={direction} suppressHydrationWarning>
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <meta name="color-scheme" content="light dark" />
        {/* Where React Aria looks for leave to add its two style elements; browsers hide the value from CSS. */}
        <meta property="csp-nonce" nonce={nonce} suppressHydrationWarning />
        <link rel="icon" href="/favicon.svg" type="image/svg+xml" />
        <script
          nonce={nonce}
          suppressHydrationWarning
          dangerouslySetInnerHTML={{ __html: themeScript + headScript }}
        />
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
