import {
  DeleteButton,
  errorAt,
  orNothing,
  SaveBar,
  parts as styles,
  useDraft,
  useSend,
} from '@galleria/manage'
import {
  addProductsToCollection,
  deleteCollection,
  removeProductsFromCollection,
  updateCollection,
} from '@galleria/platform-client/catalog-writes'
import { queryCollections } from '@galleria/platform-client/collections'
import { queryProducts } from '@galleria/platform-client/products'
import { data as answer, Link, replace } from '@galleria/router'
import { Button, Card, Checkbox, EmptyState, Field, Heading, TextArea, TextLink } from '@galleria/ui'
import { useState } from 'react'
import { useMessages } from '../messages/index.ts'
import { outcome } from '../outcome.ts'
import type { Asked, PageProps } from '../page.ts'
import { Frame } from '../parts/Frame.tsx'

/** Products at once. */
const PAGE = 100

export async function loader({ client, id, url, signal }: Asked) {
  const words = url.searchParams.get('q')?.trim() ?? ''
  const { collections } = await orNothing(queryCollections(client, { query: { filter: { id } } }, { signal }))
  const [collection] = collections
  if (!collection) throw answer('There is no such collection', { status: 404 })
  const of = async (filter: Readonly<Record<string, unknown>>, limit: number) => {
    const { products, metadata } = await queryProducts(
      client,
      { query: { filter, paging: { limit } } },
      { signal },
    )
    return {
      total: metadata.total,
      products: products.map((product) => ({ id: product.id, name: product.name })),
    }
  }
  const [members, found] = await Promise.all([
    of({ collectionIds: { $hasSome: [id] } }, PAGE),
    words ? of({ name: { $startsWith: words } }, 20) : { products: [] },
  ])
  return { collection, members, words, found: found.products }
}

interface Draft {
  readonly name: string
  readonly description: string
  readonly slug: string
  readonly visible: boolean
}

type Sent =
  | { readonly intent: 'save'; readonly draft: Draft }
  | { readonly intent: 'add' | 'remove'; readonly productId: string }
  | { readonly intent: 'delete' }

export async function action({ client, id, t }: Asked, sent: Sent) {
  const became = await outcome(t, async () => {
    if (sent.intent === 'save') await updateCollection(client, { collection: { id, ...sent.draft } })
    if (sent.intent === 'add') await addProductsToCollection(client, { id, productIds: [sent.productId] })
    if (sent.intent === 'remove')
      await removeProductsFromCollection(client, { id, productIds: [sent.productId] })
    if (sent.intent === 'delete') await deleteCollection(client, { id })
    return {}
  })
  // Before the page is read anew: there is no such collection any more.
  if (sent.intent === 'delete' && became.done) throw replace('/manage/catalog/collections')
  return became
}

type Data = Awaited<ReturnType<typeof loader>>

export function Page({ data, isOwner }: PageProps<Data>) {
  const { collection } = data
  return (
    <Frame title={collection.name} isOwner={isOwner}>
      <div className={styles.split}>
        <Members key={data.words} {...data} />
        <Facts key={collection.id} {...data} />
      </div>
    </Frame>
  )
}

function Facts({ collection }: Data) {
  const t = useMessages()
  const { sent, isSending, send } = useSend()
  const { draft, isChanged, change, reset } = useDraft<Draft>({
    name: collection.name,
    description: collection.description ?? '',
    slug: collection.slug,
    visible: collection.visible ?? true,
  })
  const at = (end: string) => errorAt(sent?.errors, end)
  return (
    <Card>
      <form
        className={styles.form}
        noValidate
        onSubmit={(event) => {
          event.preventDefault()
          send({ intent: 'save', draft } satisfies Sent)
        }}
      >
        <Field
          label={t('named.name')}
          value={draft.name}
          maxLength={50}
          dir="auto"
          error={at('name')}
          onChange={(event) => change({ name: event.target.value })}
        />
        <TextArea
          label={t('column.description')}
          value={draft.description}
          maxLength={600}
          dir="auto"
          error={at('description')}
          onChange={(event) => change({ description: event.target.value })}
        />
        <Field
          label={t('editor.slug')}
          value={draft.slug}
          maxLength={100}
          dir="ltr"
          error={at('slug')}
          onChange={(event) => change({ slug: event.target.value })}
        />
        <Checkbox checked={draft.visible} onChange={(event) => change({ visible: event.target.checked })}>
          {t('collections.visible')}
        </Checkbox>
        <SaveBar {...{ sent, isSending, isChanged }} onReset={reset}>
          <DeleteButton
            name={collection.name}
            meaning={t('collections.delete-means')}
            pending={isSending}
            onDelete={() => send({ intent: 'delete' } satisfies Sent)}
          />
        </SaveBar>
      </form>
    </Card>
  )
}

function Members({ members, found, words }: Data) {
  const t = useMessages()
  const { sent, isSending, send } = useSend()
  const [told, tell] = useState('')
  const inIt = new Set(members.products.map(({ id }) => id))
  const put = (intent: 'add' | 'remove', product: { readonly id: string; readonly name: string }) => {
    send({ intent, productId: product.id } satisfies Sent)
    tell(
      intent === 'add'
        ? t('collections.added', { name: product.name })
        : t('collections.removed', { name: product.name }),
    )
  }
  return (
    <div className={styles.rows}>
      <Card className={styles.form}>
        <Heading level={2} size="lg">
          {t('collections.add-products')}
        </Heading>
        <form className={styles.inline}>
          <Field label={t('collections.find')} name="q" type="search" defaultValue={words} />
          <Button type="submit">{t('collections.do-find')}</Button>
        </form>
        {words && found.length === 0 && <p>{t('collections.nothing')}</p>}
        <ul className={styles.facts}>
          {found.map((product) => (
            <li key={product.id}>
              <Button
                size="small"
                aria-disabled={inIt.has(product.id) || isSending}
                onClick={() => put('add', product)}
              >
                {t('collections.put', { name: product.name })}
              </Button>
            </li>
          ))}
        </ul>
      </Card>
      <p role="status" className={styles.quiet}>
        {sent?.done && !isSending ? told : sent?.problem}
      </p>
      {members.products.length === 0 ? (
        <EmptyState title={t('collections.empty')} />
      ) : (
        <Card className={styles.form}>
          <Heading level={2} size="lg">
            {t('collections.in-it', { count: members.total })}
          </Heading>
          <ul className={styles.rows}>
            {members.products.map((product) => (
              <li key={product.id} className={styles.titled}>
                <TextLink as={Link} to={`/manage/catalog/products/${product.id}`}>
                  <bdi>{product.name}</bdi>
                </TextLink>
                <Button
                  size="small"
                  variant="quiet"
                  aria-label={t('collections.take', { name: product.name })}
                  aria-disabled={isSending}
                  onClick={() => put('remove', product)}
                >
                  {t('editor.media-remove')}
                </Button>
              </li>
            ))}
          </ul>
        </Card>
      )}
    </div>
  )
}
