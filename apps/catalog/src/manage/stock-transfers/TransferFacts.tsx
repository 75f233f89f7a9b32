import { useFormat } from '@galleria/i18n'
import { parts, Table, Timeline } from '@galleria/manage'
import type { StockTransfer } from '@galleria/platform-client/stock-transfers'
import { Link } from '@galleria/router'
import { Badge, Card, Heading, TextLink } from '@galleria/ui'
import { useMessages } from '../messages/index.ts'
import { statusCopy } from './status.ts'

/** State, places and day of a transfer. */
export function TransferFacts({ transfer }: { readonly transfer: StockTransfer }) {
  const t = useMessages()
  const format = useFormat()
  const { status, from, to, expectedOn, note } = transfer
  const { text, tone } = statusCopy(status, t)
  return (
    <div className={parts.form}>
      <p>
        <Badge tone={tone}>{text}</Badge>{' '}
        <bdi>
          {t('moves.from')}: {from ? (from.name ?? '–') : t('moves.supplier')}
        </bdi>
        {' · '}
        <bdi>
          {t('moves.to')}: {to.name ?? '–'}
        </bdi>
        {expectedOn && ` · ${t('moves.expected')}: ${format.date(expectedOn, { dateStyle: 'medium' })}`}
      </p>
      {note && (
        <p className={parts.quiet}>
          <bdi>{note}</bdi>
        </p>
      )}
    </div>
  )
}

/** Goods of a transfer: how many were sent, and what became of them. */
export function TransferLines({ lines }: Pick<StockTransfer, 'lines'>) {
  const t = useMessages()
  const format = useFormat()
  return (
    <Table
      isStacked
      label={t('moves.lines')}
      head={[
        { title: t('named.name') },
        { title: t('column.sku') },
        { title: t('moves.quantity'), isNumber: true },
        { title: t('moves.received'), isNumber: true },
        { title: t('moves.rejected'), isNumber: true },
        { title: t('column.incoming'), isNumber: true },
      ]}
      rows={lines.map(({ variantId, name, sku, quantity, received, rejected, incoming }) => ({
        key: variantId,
        cells: [
          <TextLink key="name" as={Link} to={`/manage/catalog/inventory/${variantId}`}>
            <bdi>{name}</bdi>
          </TextLink>,
          <bdi key="sku">{sku ?? '–'}</bdi>,
          ...[quantity, received, rejected, incoming].map((count) => format.number(count)),
        ],
      }))}
    />
  )
}

/** Steps of a transfer, the newest first. */
export function TransferHistory({ history }: Pick<StockTransfer, 'history'>) {
  const t = useMessages()
  const titleOf = ({ type, received = 0, rejected = 0 }: StockTransfer['history'][number]) => {
    const words: Readonly<Record<string, string>> = {
      CREATED: t('moves.was-created'),
      CHANGED: t('moves.was-changed'),
      SENT: t('log.transfer-sent'),
      RECEIVED: t('moves.was-received', { received, rejected }),
      UNDONE: t('moves.was-undone', { received, rejected }),
      CANCELED: t('log.transfer-canceled'),
    }
    return words[type] ?? type
  }
  return (
    <Card>
      <Heading level={2}>{t('moves.history')}</Heading>
      <Timeline
        label={t('moves.history')}
        events={history.map((change, index) => ({
          id: `${change.date} ${index}`,
          at: change.date,
          title: titleOf(change),
          who: change.by.name ?? (change.by.type === 'APP' ? t('who.app') : t('who.staff')),
        }))}
      />
    </Card>
  )
}
