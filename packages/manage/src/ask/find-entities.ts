import type { PlatformClient } from '@galleria/platform-client'
import { queryCatalogRows } from '@galleria/platform-client/catalog-rows'
import { queryCollections } from '@galleria/platform-client/collections'
import { listCustomerSegments } from '@galleria/platform-client/customer-segments'
import { queryCustomers } from '@galleria/platform-client/customers'
import { queryMembers } from '@galleria/platform-client/members'
import { queryProductVariants } from '@galleria/platform-client/products'
import type { Entity, EntityKind } from './entity.ts'

interface Options {
  readonly signal: AbortSignal
}

const MOST = 12
/** Products whose variants are offered: those of more would not fit into the list. */
const PRODUCTS = 5

/** Entities that words find, hidden products and all variants included; the first ones without words. */
export function findEntities(
  client: PlatformClient,
  kind: EntityKind,
  words: string,
  options: Options,
): Promise<Entity[]> {
  const find = { members, customers, products, variants, collections, segments }[kind]
  return find ? find(client, words.trim().slice(0, 100), options) : Promise.resolve([])
}

async function members(client: PlatformClient, words: string, options: Options): Promise<Entity[]> {
  const { members: found } = await queryMembers(
    client,
    {
      query: { filter: {}, cursorPaging: { limit: MOST } },
      fieldsets: ['FULL'],
      ...(words && { search: { expression: words } }),
    },
    options,
  )
  return found.map(({ id, loginEmail, profile, contact }) => {
    const full = [contact?.firstName, contact?.lastName].filter(Boolean).join(' ')
    return { id, name: full || profile?.nickname || loginEmail || id, detail: loginEmail }
  })
}

async function customers(client: PlatformClient, words: string, options: Options): Promise<Entity[]> {
  const { customers: found } = await queryCustomers(
    client,
    { query: { cursorPaging: { limit: MOST } }, ...(words && { search: { expression: words } }) },
    options,
  )
  return found.map(({ id, firstName, lastName, email }) => ({
    id,
    name: [firstName, lastName].filter(Boolean).join(' ') || email || id,
    detail: email,
  }))
}

async function rowsOf(client: PlatformClient, words: string, limit: number, options: Options) {
  const search = words ? { search: { expression: words } } : {}
  return (await queryCatalogRows(client, { query: { ...search, paging: { limit } } }, options)).rows
}

async function products(client: PlatformClient, words: string, options: Options): Promise<Entity[]> {
  const rows = await rowsOf(client, words, MOST, options)
  return rows.map(({ id, name, sku, visible }) => ({ id, name, detail: sku, isHidden: !visible }))
}

async function variants(client: PlatformClient, words: string, options: Options): Promise<Entity[]> {
  const rows = await rowsOf(client, words, PRODUCTS, options)
  const found = await Promise.all(
    rows.map(async (row) => {
      const { variants: own } = await queryProductVariants(
        client,
        { id: row.id, paging: { limit: 50 } },
        options,
      )
      return own.map(({ id, choices, variant }) => ({
        id,
        name: [row.name, ...Object.values(choices ?? {})].join(' · '),
        detail: variant?.sku ?? row.sku,
        isHidden: !row.visible || variant?.visible === false,
        productId: row.id,
      }))
    }),
  )
  return found.flat()
}

async function collections(client: PlatformClient, words: string, options: Options): Promise<Entity[]> {
  const { collections: all } = await queryCollections(client, { query: { paging: { limit: 100 } } }, options)
  return alike(all, words).map(({ id, name, visible }) => ({
    ...{ id, name: name ?? id },
    isHidden: visible === false,
  }))
}

async function segments(client: PlatformClient, words: string, options: Options): Promise<Entity[]> {
  const { segments: all } = await listCustomerSegments(client, { show: 'NAMES' }, options)
  return alike(all, words).map(({ id, name }) => ({ id, name }))
}

/** The first whose names have the words, for lists that are read as a whole. */
function alike<Named extends { readonly name?: string | null }>(
  all: readonly Named[],
  words: string,
): Named[] {
  const like = words.toLocaleLowerCase()
  return all.filter(({ name }) => (name ?? '').toLocaleLowerCase().includes(like)).slice(0, MOST)
}
