import { useFormat } from '@galleria/i18n'
import { type Outcome, orNotFound, parts, useSend } from '@galleria/manage'
import { getInventoryItem, updateInventoryItem } from '@galleria/platform-client/catalog-inventory'
import {
  bulkDecrementInventoryItemsByVariantAndLocation,
  bulkIncrementInventoryItemsByVariantAndLocation,
} from '@galleria/platform-client/catalog-inventory-items'
import { getVariantStock, queryStockLog, updateStockCells } from '@galleria/platform-client/stock'
import { Link } from '@galleria/router'
import { Button, Field, Notice, Select, TextLink } from '@galleria/ui'
import { type FormEvent, useEffect, useState } from 'react'
import { reasonName } from '../call-copy.ts'
import { variantName } from '../grid/rules/stock-columns.ts'
import { useMessages } from '../messages/index.ts'
import { outcome, refusal } from '../outcome.ts'
import type { ManageRequest, PageProps } from '../page.ts'
import { Frame } from '../parts/Frame.tsx'
import { focusWrong } from '../parts/focus-wrong.ts'
import { Pager } from '../parts/Pager.tsx'
import { countIn } from '../rules/stock-change.ts'
import { LevelsTable } from '../stock/LevelsTable.tsx'
import { isId } from '../stock/question.ts'
import { StockLog } from '../stock/StockLog.tsx'

/** Changes of one page. */
const ENTRIES = 50
const reasons = ['MANUAL', 'ORDER', 'REVERT_INVENTORY_CHANGE'] as const
type Reason = (typeof reasons)[number]

export async function loader({ client, id, url, signal }: ManageRequest) {
  const before = Number(url.searchParams.get('before'))
  const older = Number.isInteger(before) && before > 0 ? { before } : {}
  const location = url.searchParams.get('location')
  const at = isId(location) ? { locationId: location } : {}
  const [{ inventoryItem }, stock, log] = await orNotFound(
    Promise.all([
      getInventoryItem(client, { inventoryItemId: id }, { signal }),
      getVariantStock(client, { variantId: id }, { signal }),
      queryStockLog(client, { variantId: id, limit: ENTRIES, ...older, ...at }, { signal }),
    ]),
  )
  return {
    item: inventoryItem,
    ...stock,
    log,
    isFirst: !('before' in older),
    locationId: at.locationId ?? '',
  }
}

interface Sent {
  readonly how: 'set' | 'add' | 'take'
  readonly count: number
  readonly reason: Reason
  readonly revision: string
  readonly key: string
  /** Location whose pieces change; empty where there is one alone. */
  readonly locationId: string
  /** Pieces that were seen there. */
  readonly seen: number | null
}
type Answer = Outcome & { readonly now?: number }

/** A number is set over what was seen; what is added or taken is so whatever was sold meanwhile. */
export async function action(
  { client, id, t }: ManageRequest,
  { how, count, reason, revision, key, locationId, seen }: Sent,
): Promise<Answer> {
  return outcome(t, async () => {
    if (how === 'set' && locationId) {
      // A variant that nobody counts had no number to be seen.
      const from = seen !== null && { from: seen }
      const cells = [{ cell: 'available' as const, locationId, ...from, to: count }]
      const rows = [{ id, cells }]
      const { results } = await updateStockCells(client, { rows, reason, idempotencyKey: key })
      const result = results[0]?.cells[0]
      if (result?.outcome === 'CONFLICT') return { problem: t('stock.stale'), stale: true }
      if (result?.error) return refused(t, result.error)
      return { now: count }
    }
    if (how === 'set') {
      const { inventoryItem } = await updateInventoryItem(client, {
        inventoryItem: { id, revision, quantity: count },
        reason,
      })
      return { now: inventoryItem.quantity ?? 0 }
    }
    const around = { reason, returnEntity: true, idempotencyKey: key }
    const variant = { variantId: id, ...(locationId && { locationId }) }
    const { results } =
      how === 'add'
        ? await bulkIncrementInventoryItemsByVariantAndLocation(client, {
            incrementData: [{ ...variant, incrementBy: count }],
            ...around,
          })
        : await bulkDecrementInventoryItemsByVariantAndLocation(client, {
            decrementData: [{ ...variant, decrementBy: count }],
            ...around,
          })
    const [result] = results
    const { error } = result?.itemMetadata ?? {}
    if (error) return refused(t, error)
    if (!locationId) return { now: result?.item?.quantity ?? 0 }
    const { levels } = await getVariantStock(client, { variantId: id })
    return { now: levels.find((level) => level.locationId === locationId)?.available ?? 0 }
  })
}

const refused = (
  t: ManageRequest['t'],
  { code, description }: { readonly code: string; readonly description: string },
): Answer => ({ problem: refusal(t, code) ?? t('error.refused', { reason: description }) })

type Data = Awaited<ReturnType<typeof loader>>

/** The stock of one variant: changing it with a reason, and how it came to be. */
export function Page({ data, isOwner }: PageProps<Data>) {
  const t = useMessages()
  const format = useFormat()
  const { item, stock, levels, log, isFirst, locationId } = data
  const { sku, available, inStock } = stock
  const left = available ?? (inStock ? t('stock.in') : t('stock.out'))
  const last = log.entries.at(-1)
  const place = locationId ? { location: locationId } : {}
  return (
    <Frame
      title={variantName(stock)}
      isOwner={isOwner}
      {...(sku && { description: `${t('column.sku')}: ${sku}` })}
    >
      <div className={parts.rows}>
        <p>
          {[
            `${t('column.available')}: ${typeof left === 'number' ? format.number(left) : left}`,
            `${t('column.committed')}: ${format.number(stock.committed)}`,
            `${t('column.incoming')}: ${format.number(stock.incoming)}`,
          ].join(' · ')}
        </p>
        {levels.length > 1 && <LevelsTable levels={levels} />}
        <StockForm item={item} levels={levels} />
        <StockLog {...{ log, levels, locationId }} />
        <Pager
          label={t('log.pages')}
          first={isFirst ? undefined : `?${new URLSearchParams(place)}`}
          next={
            log.hasMore && last
              ? `?${new URLSearchParams({ ...place, before: String(last.number) })}`
              : undefined
          }
          isByDate
        />
        <div className={parts.buttons}>
          <TextLink as={Link} to={`/manage/catalog/products/${stock.productId}`}>
            {t('editor.open', { name: stock.name })}
          </TextLink>
          <TextLink
            as={Link}
            to={`/manage/catalog/history?${new URLSearchParams({ product: stock.productId })}`}
          >
            {t('stock.product')}
          </TextLink>
          {stock.waiting > 0 && (
            <TextLink as={Link} to={`/manage/catalog/waiting?product=${stock.productId}`}>
              {t('inventory.waiting', { count: stock.waiting })}
            </TextLink>
          )}
          <TextLink as={Link} to={`/manage/catalog/stock-transfers?variant=${stock.id}`}>
            {t('moves.of-variant')}
          </TextLink>
          <TextLink as={Link} to="/manage/catalog/inventory">
            {t('stock.back')}
          </TextLink>
        </div>
      </div>
    </Frame>
  )
}

function StockForm({ item, levels }: Pick<Data, 'item' | 'levels'>) {
  const t = useMessages()
  const { send, sent, isSending } = useSend<Answer>()
  const [how, setHow] = useState<Sent['how']>('set')
  const [text, setText] = useState('')
  const [reason, setReason] = useState<Reason>('MANUAL')
  const [error, setError] = useState<string>()
  const [place, setPlace] = useState(levels[0]?.locationId ?? '')
  const level = levels.length > 1 ? levels.find(({ locationId }) => locationId === place) : undefined
  // Kept where it was refused.
  useEffect(() => {
    if (sent?.now !== undefined) setText('')
  }, [sent])
  function save(event: FormEvent<HTMLFormElement>) {
    event.preventDefault()
    const count = countIn(text, how === 'set' ? 0 : 1)
    setError(count === undefined ? (how === 'set' ? t('stock.wrong') : t('stock.wrong-by')) : undefined)
    if (count === undefined) return focusWrong(event.currentTarget)
    send({
      ...{ how, count, reason, revision: String(item.revision), key: crypto.randomUUID() },
      ...{ locationId: level?.locationId ?? '', seen: level?.available ?? null },
    } satisfies Sent)
  }
  return (
    <form className={parts.form} onSubmit={save} noValidate>
      <div className={parts.inline}>
        {levels.length > 1 && (
          <Select
            label={t('log.location')}
            value={place}
            onChange={({ target }) => setPlace(target.value)}
            choices={levels.map(({ locationId, location }) => ({ value: locationId, label: location }))}
          />
        )}
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
