import type { PassThrough } from 'node:stream'
import { wholePage, withoutNonce } from '../files/index.ts'
import { type PageOrder, type RenderDependencies, renderPage } from './render-page.tsx'

/** A page as it was drawn, or what a loader answered in its place. */
export type DrawnPage = {
  /** Values that the browser is to keep from now on, where it keeps any. */
  readonly kept?: Readonly<Record<string, string>> | undefined
} & (
  | { readonly response: Response }
  | {
      readonly status: number
      /** Whether the page is the same for every shopper, so that shared caches may store it. */
      readonly isPublic: boolean
      /** Whether some of it is the shopper's own, and left to the browser. */
      readonly isPersonal: boolean
      /** Bytes are a whole page, which holds no nonce; what still streams has one and is for nobody else. */
      readonly content: PassThrough | Uint8Array
    }
)

/** Draws the frame without any module, whose part is left to the browser. */
export async function barePage(
  order: PageOrder,
  dependencies: Omit<RenderDependencies, 'host' | 'instead'>,
): Promise<DrawnPage> {
  const page = await renderPage(
    { ...order, visitor: undefined },
    {
      ...dependencies,
      host: { get: async () => null },
      instead: async () => null,
    },
  )
  if (page instanceof Response) return { response: page }
  const { status, isPersonal, body } = page
  const whole = wholePage(body)
  return { status, isPublic: false, isPersonal, content: whole ? withoutNonce(whole, order.nonce) : body }
}
