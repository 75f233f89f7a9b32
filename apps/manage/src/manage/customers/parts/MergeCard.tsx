import { useFormat } from '@galleria/i18n'
import { ConfirmDialog, type Entity, EntityPicker, parts, useSend } from '@galleria/manage'
import { Button, Disclosure } from '@galleria/ui'
import { useState } from 'react'
import type { CustomerData, Moved } from '../data/customer.ts'
import { useMessages } from '../messages/index.ts'
import { Result } from './Result.tsx'

/** Takes another customer up into this one, after a look at what moves. */
export function MergeCard({ customer }: Pick<CustomerData, 'customer'>) {
  const t = useMessages()
  const format = useFormat()
  const looking = useSend<{ moved?: Moved }>()
  const merging = useSend()
  const [chosen, setChosen] = useState<readonly Entity[]>([])
  const [isAsking, setAsking] = useState(false)
  const [other] = chosen
  const moved = looking.isSending ? undefined : looking.sent?.moved
  return (
    <Disclosure title={t('merge.title')}>
      <div className={parts.form}>
        <EntityPicker of="customers" label={t('merge.pick')} value={chosen} onChange={setChosen} />
        <div className={parts.buttons}>
          <Button
            disabled={!other}
            pending={looking.isSending || merging.isSending}
            onClick={() => {
              looking.send({ intent: 'preview-merge', fromId: other?.id })
              setAsking(true)
            }}
          >
            {t('merge.show')}
          </Button>
        </div>
        {!looking.sent?.moved && <Result {...looking} />}
        <Result {...merging} />
      </div>
      <ConfirmDialog
        isOpen={isAsking && moved !== undefined && other !== undefined}
        title={t('merge.ask', { name: other?.name ?? '' })}
        act={t('merge.do')}
        onClose={() => setAsking(false)}
        onConfirm={() => {
          setAsking(false)
          merging.send({ intent: 'merge', fromId: other?.id })
          setChosen([])
        }}
      >
        {moved && (
          <>
            <p>{t('merge.moves', { orders: moved.orders, notes: moved.notes })}</p>
            {moved.tags.length > 0 && <p>{t('merge.tags', { tags: moved.tags.join(', ') })}</p>}
            {Number(moved.storeCredit) > 0 && (
              <p>{t('merge.credit', { amount: format.money(moved.storeCredit, customer.currency) })}</p>
            )}
            {moved.account && <p>{t('merge.account')}</p>}
            <p>{t('merge.more')}</p>
          </>
        )}
      </ConfirmDialog>
    </Disclosure>
  )
}
