import { useFormat } from '@galleria/i18n'
import { parts, Table } from '@galleria/manage'
import type { LevelAtLocation, queryStockLog, StockLogEntry } from '@galleria/platform-client/stock'
import { Link, useNavigate } from '@galleria/router'
import { Heading, Select, TextLink } from '@galleria/ui'
import { callName, reasonName, whoName } from '../call-copy.ts'
import { type Say, useMessages } from '../messages/index.ts'

interface Props {
  readonly log: Awaited<ReturnType<typeof queryStockLog>>
  readonly levels: readonly LevelAtLocation[]
  /** Location whose changes are shown; empty for those of all. */
  readonly locationId: string
}

/** Every change of a variant's quantity, newest first. */
export function StockLog({ log, levels, locationId }: Props) {
  const t = useMessages()
  const format = useFormat()
  const navigate = useNavigate()
  return (
    <div className={parts.form}>
      <Heading level={2} size="lg">
        {t('stock.history')}
      </Heading>
      <p className={parts.quiet}>
        {t('log.more')} {t('log.sum', { sum: log.sum })}
      </p>
      {levels.length > 1 && (
        <Select
          label={t('locations.history')}
          value={locationId}
          onChange={({ target }) =>
            void navigate(target.value ? `?location=${target.value}` : '?', { preventScrollReset: true })
          }
          choices={[
            { value: '', label: t('locations.all') },
            ...levels.map((level) => ({ value: level.locationId, label: level.location })),
          ]}
        />
      )}
      {log.entries.length === 0 ? (
        <p>{t('stock.history-none')}</p>
      ) : (
        <Table
          label={t('stock.history')}
          head={[
            { title: t('history.when') },
            { title: t('log.what') },
            { title: t('log.location') },
            { title: t('log.change'), isNumber: true },
            { title: t('log.after'), isNumber: true },
            { title: t('history.who') },
          ]}
          rows={log.entries.map((entry) => ({
            key: String(entry.number),
            cells: [
              format.date(entry.createdDate, { dateStyle: 'medium', timeStyle: 'short' }),
              <What key="what" entry={entry} />,
              <bdi key="location">{entry.location ?? '–'}</bdi>,
              signed(entry.change, format.number(Math.abs(entry.change))),
              format.number(entry.after),
              <bdi key="who">{whoOf(entry, t)}</bdi>,
            ],
          }))}
        />
      )}
    </div>
  )
}

const signed = (change: number, size: string) => (change < 0 ? `−${size}` : `+${size}`)

/** A sale is the buyer's; the platform alone does what nobody did. */
function whoOf({ by, kind, identityType }: StockLogEntry, t: Say): string {
  if (by) return by
  if (kind === 'SALE' && !identityType) return t('log.buyer')
  return whoName(identityType === undefined ? undefined : { identityType }, t)
}

/** Cause of a change, with the way to it. */
function What({ entry }: { readonly entry: StockLogEntry }) {
  const t = useMessages()
  const { kind, orderId, orderNumber = '', catalogEditId, call, reason } = entry
  const { transferId, transferReference } = entry
  const words: Readonly<Record<string, string>> = {
    OPENING: t('log.opening'),
    SALE: t('log.sale'),
    CANCELLATION: t('log.cancellation'),
    RETURN: t('log.return'),
    ORDER_CHANGE: t('log.order-change'),
    TRANSFER_SENT: t('log.transfer-sent'),
    TRANSFER_RECEIVED: t('log.transfer-received'),
    TRANSFER_CANCELED: t('log.transfer-canceled'),
    TRANSFER_UNDONE: t('log.transfer-undone'),
  }
  if (orderId)
    return (
      <>
        {words[kind] ?? kind}:{' '}
        <TextLink as={Link} to={`/manage/orders/${orderId}`}>
          {t('log.order', { number: orderNumber })}
        </TextLink>
      </>
    )
  if (transferId)
    return (
      <>
        {words[kind] ?? kind}:{' '}
        <TextLink as={Link} to={`/manage/catalog/stock-transfers/${transferId}`}>
          <bdi>{transferReference}</bdi>
        </TextLink>
      </>
    )
  if (!catalogEditId || !call) return words[kind] ?? t('call.stock')
  return (
    <>
      <TextLink as={Link} to={`/manage/catalog/history/${catalogEditId}`}>
        {callName(call, t)}
      </TextLink>
      {reason && ` (${reasonName(reason, t)})`}
    </>
  )
}
