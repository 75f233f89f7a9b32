import { useContentLang } from '@galleria/i18n'

interface Props {
  /** Text of the shop's: plain, or as carts and orders have it. */
  readonly text:
    | string
    | { readonly original: string; readonly translated?: string | null | undefined }
    | null
    | undefined
  /** Its language where that is known: `useContentLang().ofField(product, 'name')`. */
  readonly lang?: string | undefined
}

/** A text that the merchant wrote: isolated from the direction of its line, and spoken in its own language. */
export function Content({ text, lang }: Props) {
  const { ofText } = useContentLang()
  const shown = typeof text === 'object' ? text?.translated || text?.original : text
  return shown ? <bdi lang={lang ?? ofText(text)}>{shown}</bdi> : null
}
