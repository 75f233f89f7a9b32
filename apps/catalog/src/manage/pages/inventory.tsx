import { orNotFound, parts, Table } from '@galleria/manage'
import { type InventoryItem, searchInventoryItems } from '@galleria/platform-client/catalog-inventory'
import { Link, useNavigate } from '@galleria/router'
import { Button, EmptyState, Field, Select, TextLink } from '@galleria/ui'
import type { FormEvent } from 'react'
import { type Say, useMessages } from '../messages/index.ts'
import type { ManageRequest, PageProps } from '../page.ts'
import { Frame } from '../parts/Frame.tsx'
import { Pager } from '../parts/Pager.tsx'

const LIMIT = 50
const levels = { out: { inStock: false }, low: { quantity: { $gt: 0, $lte: 5 } } }

export async function loader({ client, url, signal }: ManageRequest) {
  const { searchParams: query } = url
  const [cursor, words, level] = [query.get('cursor'), query.get('q')?.trim() ?? '', query.get('level') ?? '']
  const search = cursor
    ? { cursorPaging: { limit: LIMIT, cursor } }
    : {
        ...(Object.hasOwn(levels, level) && { filter: levels[level as keyof typeof levels] }),
        ...(words && { search: { expression: words.slice(0, 100) } }),
        sort: [{ fieldName: 'product.name' }],
        cursorPaging: { limit: LIMIT },
      }
  const { inventoryItems, pagingMetadata } = await orNotFound(
    searchInventoryItems(client, { search }, { signal }),
  )
  return {
    items: inventoryItems,
    words,
    level,
    isFirst: !cursor,
    next: pagingMetadata?.cursors?.next ?? null,
  }
}

export function stockCopy(
  { trackQuantity, quantity, inStock, availabilityStatus }: InventoryItem,
  t: Say,
): string {
  if (availabilityStatus === 'PREORDER') return t('inventory.ahead')
  if (trackQuantity) return t('inventory.counted', { count: quantity ?? 0 })
  return `${t('inventory.uncounted')}: ${inStock ? t('inventory.in') : t('inventory.none-left')}`
}

/** Every variant with its stock; each leads to where it is changed. */
export function Page({ data, isOwner }: PageProps<Awaited<ReturnType<typeof loader>>>) {
  const t = useMessages()
  const navigate = useNavigate()
  const { items, words, level, isFirst, next } = data
  const search = { ...(words && { q: words }), ...(level && { level }) }
  function find(event: FormEvent<HTMLFormElement>) {
    event.preventDefault()
    const form = new FormData(event.currentTarget)
    const wanted = ['q', 'level'].flatMap((name): [string, string][] => {
      const value = String(form.get(name) ?? '').trim()
      return value ? [[name, value]] : []
    })
    void navigate(`?${new URLSearchParams(wanted)}`)
  }
  return (
    <Frame title={t('inventory.title')} isOwner={isOwner} description={t('inventory.more')}>
      <div className={parts.rows}>
        <form key={JSON.stringify(search)} className={parts.inline} onSubmit={find}>
          <Field label={t('inventory.words')} name="q" type="search" maxLength={100} defaultValue={words} />
          <Select label={t('inventory.found')} name="level" defaultValue={level}>
            <option value="">{t('inventory.any')}</option>
            <option value="low">{t('inventory.low')}</option>
            <option value="out">{t('inventory.out')}</option>
          </Select>
          <Button type="submit">{t('products.find')}</Button>
        </form>
        {items.length === 0 ? (
          <EmptyState title={t('inventory.none')} description={t('products.none-more')} />
        ) : (
          <Table
            label={t('inventory.title')}
            head={[
              { title: t('column.name') },
              { title: t('inventory.variant') },
              { title: t('inventory.left'), isNumber: true },
              { title: t('column.sku') },
            ]}
            rows={items.map((item) => ({
              key: item.id ?? item.variantId,
              cells: [
                <TextLink key="name" as={Link} to={`/manage/catalog/inventory/${item.variantId}`}>
                  <bdi>{item.product?.name}</bdi>
                </TextLink>,
                <bdi key="variant">{item.product?.variantName ?? '–'}</bdi>,
                stockCopy(item, t),
                <bdi key="sku">{item.product?.variantSku ?? '–'}</bdi>,
              ],
            }))}
          />
        )}
        <Pager
          label={t('inventory.pages')}
          first={isFirst ? undefined : `?${new URLSearchParams(search)}`}
          next={next ? `?${new URLSearchParams({ ...search, cursor: next })}` : undefined}
        />
      </div>
    </Frame>
  )
}
