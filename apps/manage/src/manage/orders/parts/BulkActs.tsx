import { ConfirmDialog, parts, useIdempotencyKey, useSend } from '@galleria/manage'
import { Button, Field, Notice, TextLink } from '@galleria/ui'
import { useState } from 'react'
import type { Bought } from '../data/list.ts'
import { useMessages } from '../messages/index.ts'
import type { OrderRow } from '../rules/order-row.ts'
import styles from './order.module.css'

interface Props {
  readonly orders: readonly OrderRow[]
  readonly isArchive: boolean
  /** True where the role may change orders; the buttons for parcels are for all who see this. */
  readonly mayChange: boolean
  /** True where a label provider is set up. */
  readonly mayBuy: boolean
}

/** Buttons for the selected orders; orders change one by one, so that a refused one holds back no other. */
export function BulkActs({ orders, isArchive, mayChange, mayBuy }: Props) {
  const t = useMessages()
  const { send, sent, isSending } = useSend<Partial<Bought>>()
  const [asking, setAsking] = useState<'send' | 'buy-labels'>()
  const key = useIdempotencyKey(sent)
  const [tag, setTag] = useState('')
  const chosen = orders.map(({ id, number }) => ({ id, number }))
  const act = (intent: string, more: object = {}) => send({ intent, orders: chosen, ...more })
  return (
    <>
      <Button size="small" pending={isSending} onClick={() => setAsking('send')}>
        {t('bulk.send')}
      </Button>
      {mayBuy && (
        <Button size="small" pending={isSending} onClick={() => setAsking('buy-labels')}>
          {t('bulk.buy')}
        </Button>
      )}
      <Button size="small" onClick={() => act('PACKING_SLIPS')}>
        {t('bulk.slips')}
      </Button>
      <Button size="small" onClick={() => act('PICK_LIST')}>
        {t('bulk.pick-list')}
      </Button>
      <Button size="small" onClick={() => act('ADDRESS_LABELS')}>
        {t('bulk.labels')}
      </Button>
      {mayChange && (
        <>
          <Button size="small" onClick={() => act(isArchive ? 'unarchive' : 'archive')}>
            {isArchive ? t('archive.undo') : t('archive.do')}
          </Button>
          <form
            className={styles.tagging}
            onSubmit={(event) => {
              event.preventDefault()
              if (tag.trim()) act('tag', { tag: tag.trim() })
            }}
          >
            <Field
              label={t('list.tag')}
              value={tag}
              maxLength={50}
              onChange={({ target }) => setTag(target.value)}
            />
            <Button size="small" type="submit">
              {t('bulk.tag')}
            </Button>
          </form>
        </>
      )}
      <div role="status" className={parts.quiet}>
        {sent?.succeeded !== undefined && !isSending && t('bulk.done', { count: sent.succeeded })}
        {sent?.url && (
          <TextLink href={sent.url} target="_blank" rel="noreferrer">
            {t('bulk.open')}
          </TextLink>
        )}
      </div>
      {sent?.isUnprinted && !isSending && <Notice tone="warning">{t('bulk.not-printed')}</Notice>}
      {sent?.problem && <Notice tone="danger">{sent.problem}</Notice>}
      {sent?.failed && sent.failed.length > 0 && (
        <Notice tone="danger">
          <ul>
            {sent.failed.map((line) => (
              <li key={line}>{line}</li>
            ))}
          </ul>
        </Notice>
      )}
      <ConfirmDialog
        isOpen={asking !== undefined}
        title={
          asking === 'buy-labels'
            ? t('bulk.buy-title', { count: chosen.length })
            : t('bulk.send-title', { count: chosen.length })
        }
        act={asking === 'buy-labels' ? t('bulk.buy') : t('bulk.send')}
        isDanger={false}
        onClose={() => setAsking(undefined)}
        onConfirm={() => {
          if (asking) act(asking, { key })
          setAsking(undefined)
        }}
      >
        <p>{asking === 'buy-labels' ? t('bulk.buy-more') : t('bulk.send-more')}</p>
      </ConfirmDialog>
    </>
  )
}
