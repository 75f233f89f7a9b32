import { ConfirmDialog, errorAt, parts as styles, useSend } from '@galleria/manage'
import type { SubscriptionContract } from '@galleria/platform-client/subscriptions'
import { Button, Card, Field, Heading, Notice } from '@galleria/ui'
import { type FormEvent, useState } from 'react'
import { useMessages } from '../messages/index.ts'

interface Member {
  readonly id: string
  readonly name: string
  readonly email: string
}

/** Handover of a subscription to another member, whom a name or an address finds. */
export function Transfer({ contract }: { readonly contract: SubscriptionContract }) {
  const t = useMessages()
  const search = useSend<{ members: readonly Member[] }>()
  const { send, sent, isSending } = useSend<{ intent: string }>()
  const [text, setText] = useState('')
  const [heir, setHeir] = useState<Member>()
  const found = search.sent?.members
  function look(event: FormEvent) {
    event.preventDefault()
    if (text.trim()) search.send({ intent: 'find', text })
  }
  return (
    <Card>
      <Heading level={2}>{t('transfer.title')}</Heading>
      <form className={styles.form} onSubmit={look} noValidate>
        <Field
          type="search"
          label={t('transfer.find')}
          value={text}
          maxLength={100}
          autoComplete="off"
          error={errorAt(sent?.errors, 'memberId')}
          onChange={({ currentTarget }) => setText(currentTarget.value)}
        />
        <div className={styles.buttons}>
          <Button type="submit" pending={search.isSending}>
            {t('transfer.look')}
          </Button>
        </div>
        <p role="status">{found ? t('transfer.found', { count: found.length }) : ''}</p>
        <div className={styles.buttons}>
          {found?.map((member) => (
            <Button key={member.id} size="small" onClick={() => setHeir(member)}>
              {t('transfer.to', { name: member.name })}
            </Button>
          ))}
        </div>
        {sent?.problem && <Notice tone="danger">{sent.problem}</Notice>}
      </form>
      {heir && (
        <ConfirmDialog
          isOpen
          title={t('transfer.ask', { product: contract.productName, email: heir.email || heir.name })}
          act={t('transfer.do')}
          pending={isSending}
          onClose={() => setHeir(undefined)}
          onConfirm={() => {
            send({ intent: 'transfer', memberId: heir.id })
            setHeir(undefined)
          }}
        >
          <p>{t('transfer.meaning')}</p>
        </ConfirmDialog>
      )}
    </Card>
  )
}
