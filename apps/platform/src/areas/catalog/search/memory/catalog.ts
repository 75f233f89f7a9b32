import type { PlatformConfig } from '../../../../data/config.ts'
import type { OffsetQuery } from '../../../../data/query-language/query.ts'
import type { CursorSearch } from '../../../../data/query-language/search.ts'
import type { Services } from '../../../../data/services.ts'
import type { RawJson } from '../../../../http/cache/raw-json.ts'
import { aggregate } from '../aggregate.ts'
import type { Asked, Entry, Found, Reader, Scope, SearchedCatalog, Window } from '../engine.ts'
import { type PreparedSearch, prepareSearch } from '../prepare.ts'
import type { ProductIndex } from '../product-index.ts'
import { search } from '../search.ts'
import { wordsFor } from '../words/prepare.ts'
import { choicesOnShow } from './choices.ts'
import { publicQuery } from './public-query.ts'
import { rowFields } from './row-fields.ts'
import { similarTo } from './similar.ts'

type Site = Pick<Services, 'db' | 'siteCache' | 'config'>

/** The engine in memory: every answer comes from the index of this server. */
export class MemoryCatalog implements SearchedCatalog {
  readonly #site: Site
  readonly #index: ProductIndex

  constructor(site: Site, index: ProductIndex) {
    this.#site = site
    this.#index = index
  }

  async ask(request: CursorSearch, scope: Scope): Promise<Asked> {
    const prepared = await prepareSearch(this.#site, this.#index, request, scope)
    return new AskedInMemory(this.#site.config, this.#index, prepared, scope.fields)
  }

  async list(query: OffsetQuery): Promise<Window> {
    const all = publicQuery(this.#site.config, this.#index, query)
    return windowOf(this.#index, all, query.paging)
  }

  async entriesOf(ids: readonly string[]): Promise<ReadonlyMap<string, Entry>> {
    const entries = new Map<string, Entry>()
    for (const id of ids) {
      const document = this.#index.get(id)
      if (document) entries.set(id, document)
    }
    return entries
  }

  async complete(expression: string, most: number, reader: Reader): Promise<readonly string[]> {
    return (await wordsFor(this.#site, this.#index, reader)).complete(expression, most)
  }

  async similarTo(like: readonly string[], others: Parameters<SearchedCatalog['similarTo']>[1]) {
    return this.#index.remember(JSON.stringify(['similar', like, others]), () =>
      similarTo(this.#index, like, others),
    )
  }

  async choicesOnShow() {
    return this.#index.remember('choices on show', () => choicesOnShow(this.#index))
  }

  page(name: string, make: () => Promise<RawJson>): Promise<RawJson> {
    return this.#index.page(name, make)
  }
}

class AskedInMemory implements Asked {
  readonly name: string
  readonly #index: ProductIndex
  readonly #search: () => ReturnType<typeof search>

  constructor(
    config: PlatformConfig,
    index: ProductIndex,
    prepared: PreparedSearch,
    fields: Scope['fields'],
  ) {
    this.name = JSON.stringify([prepared.hidden, prepared.words?.index.name])
    this.#index = index
    this.#search = () =>
      search(config, index, prepared, fields === 'table' ? rowFields(config, index) : undefined)
  }

  async find(): Promise<Found> {
    const { all, page, offset, cursors, fields, name } = this.#search()
    const index = this.#index
    return {
      ...{ ids: page, total: all.length, offset, cursors },
      aggregate: async (aggregations) =>
        index.remember(JSON.stringify([name, aggregations]), () =>
          aggregate(all, aggregations, fields, index.terms),
        ),
    }
  }

  async window(paging: { readonly limit: number; readonly offset: number }): Promise<Window> {
    return windowOf(this.#index, this.#search().all, paging)
  }

  async all(): Promise<string[]> {
    return Array.from(this.#search().all, (slot) => this.#index.at(slot).id)
  }

  async count(): Promise<number> {
    return this.#search().all.length
  }
}

function windowOf(
  index: ProductIndex,
  all: Int32Array,
  { limit, offset }: { readonly limit: number; readonly offset: number },
): Window {
  const slots = all.subarray(offset, offset + limit)
  return { ids: Array.from(slots, (slot) => index.at(slot).id), total: all.length }
}
