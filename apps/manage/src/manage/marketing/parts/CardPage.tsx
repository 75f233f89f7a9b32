import { useFormat, useLocale } from '@galleria/i18n'
import { parts as styles, Table, useSend } from '@galleria/manage'
import type { GiftCardAccount, GiftCardHistoryEntry } from '@galleria/platform-client/gift-cards'
import { Link } from '@galleria/router'
import { Button, DescriptionList, Heading, Notice, TextLink } from '@galleria/ui'
import { useMessages } from '../messages/index.ts'
import { eventName } from '../rules/gift-cards.ts'
import { CardState } from './CardState.tsx'
import { ExpiryForm } from './ExpiryForm.tsx'
import { Frame } from './Frame.tsx'
import own from './marketing.module.css'
import { SendForm } from './SendForm.tsx'

interface Props {
  readonly card: GiftCardAccount
  readonly entries: readonly GiftCardHistoryEntry[]
  readonly isOwner: boolean
  /** True where the role may disable and enable cards. */
  readonly mayChange: boolean
}

/** Money of a card, its history, and the acts that it allows. */
export function CardPage({ card, entries, isOwner, mayChange }: Props) {
  const t = useMessages()
  const format = useFormat()
  const { timeZone = 'UTC' } = useLocale()
  const { sent, isSending, send } = useSend()
  const { id, balance, initialValue, currency, status, recipient, orderId } = card
  const revision = card.revision ?? ''
  const isOff = status === 'DISABLED'
  const money = (amount: string | undefined) => (amount === undefined ? '' : format.money(amount, currency))
  return (
    <Frame
      title={t('card.title', { code: card.obfuscatedCode })}
      isOwner={isOwner}
      description={<CardState status={status} />}
      actions={
        mayChange && (
          <Button
            pending={isSending}
            onClick={() => send({ intent: isOff ? 'enable' : 'disable', revision })}
          >
            {isOff ? t('card.enable') : t('card.disable')}
          </Button>
        )
      }
    >
      <div className={styles.rows}>
        <div role="status">
          {sent?.done && !isSending && (isOff ? t('card.is-off') : t('card.is-on'))}
          {sent?.problem && <Notice tone="danger">{sent.problem}</Notice>}
        </div>
        <DescriptionList
          className={own.facts}
          items={[
            { term: t('card.balance'), value: money(balance) },
            { term: t('card.value'), value: money(initialValue) },
            {
              term: t('card.expires'),
              value: card.expirationDate ? format.moment(card.expirationDate) : t('card.never'),
            },
            ...(recipient
              ? [
                  {
                    term: t('card.recipient'),
                    value: <bdi>{`${recipient.name ?? ''} ${recipient.email}`}</bdi>,
                  },
                ]
              : []),
            ...(orderId
              ? [
                  {
                    term: t('card.was-bought'),
                    value: (
                      <TextLink as={Link} to={`/manage/orders/${orderId}`}>
                        {t('card.order')}
                      </TextLink>
                    ),
                  },
                ]
              : []),
          ]}
        />
        <div className={styles.rows}>
          <Heading level={2}>{t('card.history')}</Heading>
          <Table
            label={t('card.history')}
            head={[
              { title: t('card.what') },
              { title: t('card.when') },
              { title: t('card.who') },
              { title: t('card.change'), isNumber: true },
              { title: t('card.balance'), isNumber: true },
            ]}
            rows={entries.map((entry) => ({
              key: `${entry.type} ${entry.id}`,
              cells: [
                entry.orderId ? (
                  <TextLink key="order" as={Link} to={`/manage/orders/${entry.orderId}`}>
                    {entry.orderNumber
                      ? t('card.by-order', { what: eventName(entry.type, t), number: entry.orderNumber })
                      : eventName(entry.type, t)}
                  </TextLink>
                ) : (
                  eventName(entry.type, t)
                ),
                format.moment(entry.date),
                <bdi key="who">{entry.by ? (entry.by.name ?? t('card.program')) : ''}</bdi>,
                money(entry.amount),
                money(entry.balance),
              ],
            }))}
          />
        </div>
        {isOwner && (
          <>
            <ExpiryForm key={`expiry ${revision}`} {...{ timeZone, revision }} saved={card.expirationDate} />
            {status === 'ACTIVE' && <SendForm key={id} {...{ revision, recipient }} />}
          </>
        )}
      </div>
    </Frame>
  )
}
