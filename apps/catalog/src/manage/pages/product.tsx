import { isPlatformError } from '@galleria/platform-client'
import { countBackInStockRequests } from '@galleria/platform-client/back-in-stock'
import { deleteProduct } from '@galleria/platform-client/catalog-writes'
import { replace } from '@galleria/router'
import { libraryOf } from '../media/library.ts'
import { useMessages } from '../messages/index.ts'
import { outcome } from '../outcome.ts'
import type { ManageRequest, PageProps } from '../page.ts'
import { Frame } from '../parts/Frame.tsx'
import { ProductEditor, type SavedProduct } from '../product/ProductEditor.tsx'
import { readProduct, readSections } from '../product/read.ts'
import { type Saving, type Step, saveProduct } from '../product/save.ts'

export async function loader({ client, id, signal, site }: ManageRequest) {
  return {
    ...(await readProduct(client, id, { signal })),
    shop: { name: site.name, url: site.shellUrl },
    site: { locale: site.locale },
    currency: site.currencies[0] ?? site.currency,
    library: libraryOf(client),
    waiting: id === 'new' ? 0 : await waitingFor(client, id, signal),
    sections: () => readSections(client),
  }
}

/** How many are told when it is back; nobody on a platform without such requests. */
async function waitingFor(client: ManageRequest['client'], id: string, signal: AbortSignal): Promise<number> {
  const filter = { 'catalogReference.catalogItemId': id, status: 'RECEIVED' }
  try {
    return (await countBackInStockRequests(client, { filter }, { signal })).count
  } catch (error) {
    if (isPlatformError(error) && [400, 404].includes(error.status)) return 0
    throw error
  }
}

type Sent = { intent: 'save'; saving: Saving } | { intent: 'delete' }

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

export function Page({ data, isOwner }: PageProps<Awaited<ReturnType<typeof loader>>>) {
  const t = useMessages()
  return (
    <Frame title={data.product?.name ?? t('editor.new')} isOwner={isOwner}>
      <ProductEditor key={data.product?.id ?? 'new'} {...data} />
    </Frame>
  )
}
