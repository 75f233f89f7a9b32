import { useFormat } from '@galleria/i18n'
import { type Outcome, orNotFound, parts, Table, useSend } from '@galleria/manage'
import type { PlatformClient } from '@galleria/platform-client'
import { listCatalogEditRows, queryCatalogEdits } from '@galleria/platform-client/catalog-edits'
import {
  bulkDecrementInventoryItems,
  bulkIncrementInventoryItems,
  getInventoryItem,
  updateInventoryItem,
} from '@galleria/platform-client/catalog-inventory'
import { Link } from '@galleria/router'
import { Button, Field, Heading, Notice, Select, TextLink } from '@galleria/ui'
import { type FormEvent, useState } from 'react'
import { callName, reasonName, whoName } from '../call-copy.ts'
import { useMessages } from '../messages/index.ts'
import { outcome } from '../outcome.ts'
import type { ManageRequest, PageProps } from '../page.ts'
import { EditCells } from '../parts/EditCells.tsx'
import { Frame } from '../parts/Frame.tsx'
import { focusWrong } from '../parts/focus-wrong.ts'
import { countIn } from '../rules/stock-change.ts'
import { stockCopy } from './inventory.tsx'

/** Edits that are looked through for those that changed its stock. */
const EDITS = 20
const reasons = ['MANUAL', 'ORDER', 'REVERT_INVENTORY_CHANGE'] as const
type Reason = (typeof reasons)[number]

export async function loader({ client, id, signal, site }: ManageRequest) {
  const { inventoryItem } = await orNotFound(getInventoryItem(client, { inventoryItemId: id }, { signal }))
  const [currency = 'USD'] = site.currencies
  return { item: inventoryItem, history: await historyOf(client, inventoryItem, signal), currency }
}

async function historyOf(
  client: PlatformClient,
  { productId, variantId }: { readonly productId: string; readonly variantId: string },
  signal: AbortSignal,
) {
  const query = { filter: { entityId: productId }, cursorPaging: { limit: EDITS } }
  const { catalogEdits } = await queryCatalogEdits(client, { query }, { signal })
  const changes = await Promise.all(
    catalogEdits.map(async (edit) => {
      const { rows } = await listCatalogEditRows(client, { id: edit.id, entityId: productId }, { signal })
      const cells = rows.flatMap((row) => row.cells).filter(({ cell }) => isStockOf(cell, variantId))
      return { edit, cells }
    }),
  )
  return changes.filter(({ cells }) => cells.length > 0)
}

const isStockOf = (cell: string, variantId: string) =>
  ['quantity', 'trackQuantity', 'inStock'].some((column) => cell === `variants/${variantId}/${column}`)

interface Sent {
  readonly how: 'set' | 'add' | 'take'
  readonly count: number
  readonly reason: Reason
  readonly revision: string
  readonly key: string
}
type Answer = Outcome & { readonly now?: number }

/** A number is set over what was seen; what is added or taken is so whatever was sold meanwhile. */
export async function action(
  { client, id, t }: ManageRequest,
  { how, count, reason, revision, key }: Sent,
): Promise<Answer> {
  return outcome(t, async () => {
    if (how === 'set') {
      const { inventoryItem } = await updateInventoryItem(client, {
        inventoryItem: { id, revision, quantity: count },
        reason,
      })
      return { now: inventoryItem.quantity ?? 0 }
    }
    const around = { reason, returnEntity: true, idempotencyKey: key }
    const { results } =
      how === 'add'
        ? await bulkIncrementInventoryItems(client, {
            incrementData: [{ inventoryItemId: id, incrementBy: count }],
            ...around,
          })
        : await bulkDecrementInventoryItems(client, {
            decrementData: [{ inventoryItemId: id, decrementBy: count }],
            ...around,
          })
    const [result] = results
    const { error } = result?.itemMetadata ?? {}
    if (error) return { problem: t('error.refused', { reason: error.description }) }
    return { now: result?.item?.quantity ?? 0 }
  })
}

type Data = Awaited<ReturnType<typeof loader>>

/** The stock of one variant: changing it with a reason, and how it came to be. */
export function Page({ data, isOwner }: PageProps<Data>) {
  const t = useMessages()
  const format = useFormat()
  const { item, history, currency } = data
  const name = [item.product?.name, item.product?.variantName].filter(Boolean).join(' – ')
  return (
    <Frame title={name} isOwner={isOwner} description={`${t('inventory.left')}: ${stockCopy(item, t)}`}>
      <div className={parts.rows}>
        <StockForm item={item} />
        <div className={parts.form}>
          <Heading level={2} size="lg">
            {t('stock.history')}
          </Heading>
          <p className={parts.quiet}>{t('stock.history-more')}</p>
          {history.length === 0 ? (
            <p>{t('stock.history-none')}</p>
          ) : (
            <Table
              label={t('stock.history')}
              head={[
                { title: t('history.what') },
                { title: t('stock.from-to') },
                { title: t('stock.reason') },
                { title: t('history.who') },
                { title: t('history.when') },
              ]}
              rows={history.map(({ edit, cells }) => ({
                key: edit.id,
                cells: [
                  <TextLink key="what" as={Link} to={`/manage/catalog/history/${edit.id}`}>
                    {callName(edit.call, t)}
                  </TextLink>,
                  <EditCells key="cells" cells={cells} currency={currency} />,
                  edit.reason ? reasonName(edit.reason, t) : '–',
                  <bdi key="who">{edit.by ?? whoName(edit.identity, t)}</bdi>,
                  format.date(edit.createdDate, { dateStyle: 'medium', timeStyle: 'short' }),
                ],
              }))}
            />
          )}
        </div>
        <div className={parts.buttons}>
          <TextLink
            as={Link}
            to={`/manage/catalog/history?${new URLSearchParams({ product: item.productId })}`}
          >
            {t('stock.product')}
          </TextLink>
          <TextLink as={Link} to="/manage/catalog/inventory">
            {t('stock.back')}
          </TextLink>
        </div>
      </div>
    </Frame>
  )
}

function StockForm({ item }: Pick<Data, 'item'>) {
  const t = useMessages()
  const { send, sent, isSending } = useSend<Answer>()
  const [how, setHow] = useState<Sent['how']>('set')
  const [text, setText] = useState('')
  const [reason, setReason] = useState<Reason>('MANUAL')
  const [error, setError] = useState<string>()
  function save(event: FormEvent<HTMLFormElement>) {
    event.preventDefault()
    const count = countIn(text, how === 'set' ? 0 : 1)
    setError(count === undefined ? (how === 'set' ? t('stock.wrong') : t('stock.wrong-by')) : undefined)
    if (count === undefined) return focusWrong(event.currentTarget)
    send({ how, count, reason, revision: String(item.revision), key: crypto.randomUUID() } satisfies Sent)
    setText('')
  }
  return (
    <form className={parts.form} onSubmit={save} noValidate>
      <div className={parts.inline}>
        <Select
          label={t('stock.how')}
          value={how}
          onChange={({ target }) => setHow(target.value as Sent['how'])}
        >
          <option value="set">{t('stock.set')}</option>
          {item.trackQuantity && <option value="add">{t('stock.add')}</option>}
          {item.trackQuantity && <option value="take">{t('stock.take')}</option>}
        </Select>
        <Field
          label={t('stock.count')}
          inputMode="numeric"
          autoComplete="off"
          value={text}
          error={error}
          onChange={({ target }) => setText(target.value)}
        />
        <Select
          label={t('stock.reason')}
          value={reason}
          onChange={({ target }) => setReason(target.value as Reason)}
          choices={reasons.map((each) => ({ value: each, label: reasonName(each, t) }))}
        />
        <Button type="submit" variant="primary" pending={isSending}>
          {t('stock.save')}
        </Button>
      </div>
      <div role="status">{sent?.now !== undefined && <p>{t('stock.saved', { count: sent.now })}</p>}</div>
      {sent?.problem && <Notice tone="danger">{sent.stale ? t('stock.stale') : sent.problem}</Notice>}
    </form>
  )
}
