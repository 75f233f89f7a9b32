import { platform } from '@galleria/federation'
import { queryProducts } from '@galleria/platform-client/products'
import type { LoaderFunctionArgs } from '@galleria/router'
import { readSaved } from '../data/saved-for-later.ts'
import { productsSaved, type SavedAnswer } from '../rules/cart/saved-now.ts'

/** Lines saved for later in this browser, as the platform sells them now. Never throws: the list is shown without it too. */
export async function loader({ context, request: { signal } }: LoaderFunctionArgs): Promise<SavedAnswer> {
  const asked = productsSaved(readSaved())
  if (asked.length === 0) return { asked, products: [] }
  const query = { filter: { id: { $in: asked } }, paging: { limit: asked.length } }
  try {
    const { products } = await queryProducts(context.get(platform), { query }, { signal })
    return { asked, products }
  } catch (error) {
    if (signal.aborted) throw error
    return { asked, products: null }
  }
}

/** A change of the cart changes nothing of it; the list asks when it has something new. */
export const shouldRevalidate = () => false

/** Redirect to the cart for anybody who opens this address by hand. */
export { Component } from './current.ts'
