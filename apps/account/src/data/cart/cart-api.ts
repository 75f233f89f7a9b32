import { openCartApi } from '@galleria/federation/cart-api'
import type { RouterContextProvider } from '@galleria/router'
import type { NamedLine, WantedLine } from '../../rules/carry-over.ts'

/** Calls by which this module reads the cart and puts goods into it, the same for each cart API of the platform. */
export interface CartApi {
  /** Null where there is no cart. */
  lines(): Promise<readonly NamedLine[] | null>
  /** Puts in as many as there are, and answers all lines. */
  add(lines: readonly WantedLine[]): Promise<readonly NamedLine[]>
}

export const cartApi = (context: Pick<RouterContextProvider, 'get'>): Promise<CartApi> =>
  openCartApi<CartApi>(context, { v1: () => import('./v1.ts'), v2: () => import('./v2.ts') })
