import { useLocale } from '@galleria/i18n'
import type { ReactNode } from 'react'
import { bootElementId } from '../common/boot.ts'
import type { WaitingCode } from '../common/waiting-code.ts'

interface Props {
  readonly children: ReactNode
  /** Server only: the browser finds the real ones in the page and leaves them alone. */
  readonly boot?: ReactNode
  readonly head?: { readonly script: string; readonly links: string }
  /** Controls and spaces of work: the admin's. */
  readonly density?: 'compact' | undefined
}

export function Document({ children, boot, head, density }: Props) {
  const { code, direction } = useLocale().language
  return (
    // Nothing moves until somebody is there: what starts to while the page is being drawn would keep it drawing.
    <html lang={code} dir={direction} data-density={density} data-still={head && ''} suppressHydrationWarning>
      {head ? <Head {...head} /> : <head />}
      <body>
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <meta name="color-scheme" content="light dark" />
        <link rel="icon" href="/favicon.svg" type="image/svg+xml" />
        {children}
        {boot ?? <BootElement json="" />}
      </body>
    </html>
  )
}

/**
 * React writes a head's HTML before the style sheets, and children of a head behind them. A script behind a style sheet
 * waits for it, and the page with the script: one that hangs would hold everything. The script is allowed by its hash,
 * for its text is the same in every page of a language.
 */
function Head({ script, links }: { readonly script: string; readonly links: string }) {
  return (
    <head dangerouslySetInnerHTML={{ __html: `<meta charset="utf-8"/><script>${script}</script>${links}` }} />
  )
}

/** Data, not code: no policy has to allow it, and `<` cannot end it. */
export function BootElement({
  json,
  code,
}: {
  readonly json: string
  readonly code?: WaitingCode | undefined
}) {
  return (
    <script
      id={bootElementId}
      type="application/json"
      data-code={code && JSON.stringify(code)}
      suppressHydrationWarning
      dangerouslySetInnerHTML={{ __html: json }}
    />
  )
}
