import { parts as styles, Table } from '@galleria/manage'
import { searchProducts } from '@galleria/platform-client/products-v3'
import { Link } from '@galleria/router'
import { Button, ButtonLink, EmptyState, Field } from '@galleria/ui'
import { useMessages } from '../messages/index.ts'
import type { Asked, PageProps } from '../page.ts'
import { Frame } from '../parts/Frame.tsx'

const LIMIT = 50

export async function loader({ client, url, signal }: Asked) {
  const words = url.searchParams.get('q')?.trim() ?? ''
  const offset = Math.max(0, Math.trunc(Number(url.searchParams.get('from'))) || 0)
  const { products, pagingMetadata } = await searchProducts(
    client,
    { search: { paging: { limit: LIMIT, offset }, ...(words && { search: { expression: words } }) } },
    { signal },
  )
  return { products, words, offset, hasNext: pagingMetadata?.hasNext ?? products.length === LIMIT }
}

export function Page({ data, isOwner }: PageProps<Awaited<ReturnType<typeof loader>>>) {
  const t = useMessages()
  const { products, words, offset, hasNext } = data
  return (
    <Frame title={t('products.title')} isOwner={isOwner} description={t('products.more')}>
      <div className={styles.rows}>
        <form className={styles.inline}>
          <Field key={words} label={t('products.words')} name="q" type="search" defaultValue={words} />
          <Button type="submit">{t('products.find')}</Button>
        </form>
        {products.length === 0 ? (
          <EmptyState title={t('products.none')} description={t('products.none-more')} />
        ) : (
          <Table
            label={t('products.title')}
            head={[{ title: t('column.name') }]}
            rows={products.map(({ id, name }) => ({ key: id, cells: [<bdi key="name">{name}</bdi>] }))}
          />
        )}
        {hasNext && (
          <nav aria-label={t('products.pages')} className={styles.buttons}>
            <ButtonLink
              as={Link}
              to={`?${new URLSearchParams({ ...(words && { q: words }), from: String(offset + LIMIT) })}`}
              rel="next"
            >
              {t('products.next')}
            </ButtonLink>
          </nav>
        )}
      </div>
    </Frame>
  )
}
