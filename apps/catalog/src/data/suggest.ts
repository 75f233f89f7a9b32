import { isPlatformError, type PlatformClient } from '@galleria/platform-client'
import { queryCollections } from '@galleria/platform-client/collections'
import { queryProducts } from '@galleria/platform-client/products'
import { searchProducts } from '@galleria/platform-client/products-v3'
import { suggestSearchWords } from '@galleria/platform-client/search-words'
import { browsable } from '../rules/home.ts'
import { searchConditions } from '../rules/search/search.ts'
import { type Tile, tileOf } from '../rules/tile.ts'
import { findPosts, orNone } from './find-posts.ts'
import { productsByIds } from './products-by-ids.ts'
import type { Post } from './written-parts.ts'

export interface Suggestions {
  readonly term: string
  /** Searches that it may become. */
  readonly words?: readonly string[]
  readonly products: readonly Tile[]
  readonly collections: readonly { readonly slug: string; readonly name: string }[]
  /** Posts of the journal. */
  readonly posts?: readonly Pick<Post, 'slug' | 'title'>[]
  /** True where no product matches the word as written, and these match a similar one. */
  readonly similar: boolean
  /** The platform did not answer. */
  readonly failed?: boolean
}

const MOST = 5
const MOST_WORDS = 3
const MOST_POSTS = 2

/** The few products and collections that fit best what has been typed so far. */
export async function suggest(
  client: PlatformClient,
  term: string,
  signal: AbortSignal,
): Promise<Suggestions> {
  const [words, found, collections, posts] = await Promise.all([
    orNone(
      suggestSearchWords(client, { expression: term, limit: MOST_WORDS }, { signal }),
      ({ words }) => words,
    ),
    suggestProducts(client, term, signal),
    suggestCollections(client, term, signal),
    findPosts(client, term, signal, MOST_POSTS),
  ])
  return { term, words, ...found, collections, posts: posts.map(({ slug, title }) => ({ slug, title })) }
}

async function suggestProducts(client: PlatformClient, term: string, signal: AbortSignal) {
  const ids = async (fuzzy: boolean) => {
    const search = { search: { expression: term, fuzzy }, paging: { limit: MOST } }
    return (await searchProducts(client, { search }, { signal })).products.map(({ id }) => id)
  }
  try {
    const exact = await ids(false)
    const fitting = exact.length > 0 ? exact : await ids(true)
    const products = fitting.length > 0 ? await productsByIds(client, fitting, signal) : []
    return { products: products.map(tileOf), similar: exact.length === 0 && products.length > 0 }
  } catch (error) {
    // Statuses with which sites of catalog V1 answer calls of V3.
    if (!isPlatformError(error) || (error.status !== 404 && error.status !== 428)) throw error
    const query = { filter: { $and: searchConditions(term) }, paging: { limit: MOST } }
    const { products } = await queryProducts(client, { query }, { signal })
    return { products: products.map(tileOf), similar: false }
  }
}

async function suggestCollections(client: PlatformClient, term: string, signal: AbortSignal) {
  const query = { paging: { limit: 100 } }
  const { collections } = await queryCollections(client, { query }, { signal })
  const sought = term.toLowerCase()
  const fits = (name: string) =>
    name
      .toLowerCase()
      .split(/[^\p{L}\p{N}]+/u)
      .some((word) => word.startsWith(sought)) || name.toLowerCase().startsWith(sought)
  return browsable(collections)
    .filter(({ name }) => fits(name))
    .slice(0, 3)
    .map(({ slug, name }) => ({ slug, name }))
}
