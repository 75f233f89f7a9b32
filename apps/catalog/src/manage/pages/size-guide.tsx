import { orNotFound } from '@galleria/manage'
import type { PlatformClient } from '@galleria/platform-client'
import { queryCatalogRows } from '@galleria/platform-client/catalog-rows'
import { queryCollections } from '@galleria/platform-client/collections'
import {
  createSizeGuide,
  deleteSizeGuide,
  getSizeGuide,
  type SizeGuide,
  updateSizeGuide,
} from '@galleria/platform-client/size-guides'
import { Link, replace } from '@galleria/router'
import { ButtonLink, Card } from '@galleria/ui'
import { useMessages } from '../messages/index.ts'
import { outcome } from '../outcome.ts'
import type { ManageRequest, PageProps } from '../page.ts'
import { Frame } from '../parts/Frame.tsx'
import type { Ties } from '../size-guides/draft.ts'
import { SizeGuideForm, type SizeGuideSent } from '../size-guides/SizeGuideForm.tsx'

/** Rows of one request. */
const PAGE = 100

type Tied = Pick<SizeGuide, 'productIds' | 'collectionIds'>

export async function loader({ client, id, url, signal }: ManageRequest) {
  const one =
    id === 'new' ? null : (await orNotFound(getSizeGuide(client, { sizeGuideId: id }, { signal }))).sizeGuide
  const asked = (name: string) => url.searchParams.getAll(name)
  const tied = one ?? { productIds: asked('product'), collectionIds: asked('collection') }
  return { one, ties: await namesOf(client, tied, signal) }
}

/** Products and collections of a guide, by name; deleted ones are left out, and no longer tied with the next change. */
async function namesOf(
  client: PlatformClient,
  { productIds, collectionIds }: Tied,
  signal: AbortSignal,
): Promise<Ties> {
  const parts = Array.from({ length: Math.ceil(productIds.length / PAGE) }, (_, at) => at * PAGE)
  const [answers, { collections }] = await Promise.all([
    Promise.all(
      parts.map((from) => {
        const filter = { id: { $in: productIds.slice(from, from + PAGE) } }
        return queryCatalogRows(client, { query: { filter, paging: { limit: PAGE } } }, { signal })
      }),
    ),
    collectionIds.length
      ? queryCollections(
          client,
          { query: { filter: { id: { $in: collectionIds } }, paging: { limit: PAGE } } },
          { signal },
        )
      : { collections: [] },
  ])
  const rows = new Map(answers.flatMap((answer) => answer.rows.map((row) => [row.id, row] as const)))
  const byId = new Map(collections.map((collection) => [collection.id, collection]))
  return {
    products: productIds.flatMap((id) => {
      const row = rows.get(id)
      return row ? [{ id, name: row.name, detail: row.sku, isHidden: !row.visible }] : []
    }),
    collections: collectionIds.flatMap((id) => {
      const found = byId.get(id)
      return found ? [{ id, name: found.name, isHidden: found.visible === false }] : []
    }),
  }
}

export async function action({ client, id, t }: ManageRequest, sent: SizeGuideSent) {
  const became = await outcome<{ id: string }>(t, async () => {
    if (sent.intent === 'delete') {
      await deleteSizeGuide(client, { sizeGuideId: id })
      return { id }
    }
    const { sizeGuide, revision, key } = sent
    const saved =
      id === 'new'
        ? await createSizeGuide(client, { sizeGuide, idempotencyKey: key })
        : await updateSizeGuide(client, { sizeGuideId: id, revision, sizeGuide })
    return { id: saved.sizeGuide.id }
  })
  if (!('id' in became)) return became
  // Before the page is read anew: it is no longer there, or has a page of its own now.
  if (sent.intent === 'delete') throw replace('/manage/catalog/size-guides')
  if (id === 'new') throw replace(`/manage/catalog/size-guides/${became.id}`)
  return became
}

/** One size guide: its table, its texts in other languages, and what has it. */
export function Page({ data: { one, ties }, isOwner }: PageProps<Awaited<ReturnType<typeof loader>>>) {
  const t = useMessages()
  return (
    <Frame
      hasTimes={false}
      title={one?.name ?? t('sizes.add')}
      isOwner={isOwner}
      actions={
        <>
          <ButtonLink as={Link} to="/manage/catalog/size-guides">
            {t('sizes.title')}
          </ButtonLink>
          {one && (
            <ButtonLink as={Link} to={`/manage/catalog/history?product=${one.id}`}>
              {t('history.title')}
            </ButtonLink>
          )}
        </>
      }
    >
      <Card>
        <SizeGuideForm key={one?.id ?? 'new'} one={one} ties={ties} />
      </Card>
    </Frame>
  )
}
