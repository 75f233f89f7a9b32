import { countBackInStockRequests } from '@galleria/platform-client/back-in-stock'
import { duplicateProducts } from '@galleria/platform-client/catalog-bulk'
import { deleteProduct } from '@galleria/platform-client/catalog-writes'
import { queryStockLevels } from '@galleria/platform-client/stock'
import { Link, replace } from '@galleria/router'
import { ButtonLink } from '@galleria/ui'
import { libraryOf } from '../media/library.ts'
import { useMessages } from '../messages/index.ts'
import { outcome } from '../outcome.ts'
import type { ManageRequest, PageProps } from '../page.ts'
import { Frame } from '../parts/Frame.tsx'
import { ProductEditor, type SavedProduct } from '../product/ProductEditor.tsx'
import { readProduct, readRelating, readSections } from '../product/read.ts'
import { type Saving, type Step, saveProduct } from '../product/save.ts'
import type { Copying } from '../shared/CopyDialog.tsx'
import { orWithout } from '../shared/if-offered.ts'
import { guideOf, readSizeGuides } from '../size-guides/read.ts'
import { ProductLevels } from '../stock/ProductLevels.tsx'

export async function loader({ client, id, signal, site }: ManageRequest) {
  const isNew = id === 'new'
  const [read, waiting, stock, guides, relating] = await Promise.all([
    readProduct(client, id, { signal }),
    isNew ? 0 : waitingFor(client, id, signal),
    isNew ? undefined : orWithout(queryStockLevels(client, { productId: id }, { signal })),
    isNew ? undefined : readSizeGuides(client, { signal }),
    isNew ? [] : readRelating(client, id, { signal }),
  ])
  const guide = guides && guideOf(guides, { productId: id, collectionIds: read.product?.collectionIds ?? [] })
  return {
    ...read,
    ...{ waiting, relating },
    shop: { name: site.name, url: site.shellUrl },
    site: { locale: site.locale },
    currency: site.currencies[0] ?? site.currency,
    library: libraryOf(client),
    sections: () => readSections(client),
    levels: stock?.levels ?? [],
    guide: guide && { id: guide.id, name: guide.name },
    maySize: guides !== undefined && !guide?.productIds.includes(id),
  }
}

/** How many are told when it is back; nobody on a platform without such requests. */
async function waitingFor(client: ManageRequest['client'], id: string, signal: AbortSignal): Promise<number> {
  const filter = { 'catalogReference.catalogItemId': id, status: 'RECEIVED' }
  return (await orWithout(countBackInStockRequests(client, { filter }, { signal })))?.count ?? 0
}

type Sent =
  | { intent: 'save'; saving: Saving }
  | { intent: 'delete' }
  | { intent: 'copy'; how: Copying; key: string }

export async function action({ client, id, t }: ManageRequest, sent: Sent) {
  if (sent.intent === 'delete') {
    const became = await outcome(t, async () => {
      await deleteProduct(client, { id })
      return {}
    })
    // Before the page is read anew: there is no such product any more.
    if (became.done) throw replace('/manage/catalog')
    return became
  }
  if (sent.intent === 'copy')
    return outcome(t, async () => {
      const wanted = { ...sent.how, productIds: [id], idempotencyKey: sent.key }
      return { copyId: (await duplicateProducts(client, wanted)).copies[0]?.id }
    })
  return save({ client, t }, sent.saving)
}

async function save(
  { client, t }: Pick<ManageRequest, 'client' | 't'>,
  saving: Saving,
): Promise<SavedProduct> {
  const begun: { step: Step; id?: string } = { step: 'product' }
  const became = await outcome<{ id: string; problem?: string }>(t, async () => {
    const { id, refused } = await saveProduct(client, saving, (step, made) => {
      begun.step = step
      if (made) begun.id = made
    })
    return { id, ...(refused.length && { problem: t('editor.stock-refused', { count: refused.length }) }) }
  })
  const isHalf = !became.done && begun.id !== undefined
  return { ...became, ...(begun.id && { id: begun.id }), ...(isHalf && { upTo: begun.step }) }
}

export function Page({
  data: { levels, guide, maySize, ...data },
  isOwner,
}: PageProps<Awaited<ReturnType<typeof loader>>>) {
  const t = useMessages()
  return (
    <Frame
      title={data.product?.name ?? t('editor.new')}
      isOwner={isOwner}
      actions={
        data.product && (
          <>
            {guide && (
              <ButtonLink as={Link} to={`/manage/catalog/size-guides/${guide.id}`}>
                {t('sizes.guide', { name: guide.name })}
              </ButtonLink>
            )}
            {maySize && (
              <ButtonLink as={Link} to={`/manage/catalog/size-guides/new?product=${data.product.id}`}>
                {t('sizes.add')}
              </ButtonLink>
            )}
            <ButtonLink as={Link} to={`/manage/catalog/inventory?product=${data.product.id}`}>
              {t('inventory.of-product')}
            </ButtonLink>
          </>
        )
      }
    >
      <ProductEditor key={data.product?.id ?? 'new'} {...data} />
      {data.product && <ProductLevels product={data.product} levels={levels} />}
    </Frame>
  )
}
