import { ConfirmDialog, parts as styles, useSend } from '@galleria/manage'
import type { SubscriptionContract } from '@galleria/platform-client/subscriptions'
import { Button, Card, Heading, Notice } from '@galleria/ui'
import { useState } from 'react'
import { useMessages } from '../messages/index.ts'
import { type Act, buttons, buttonsOf } from '../rules/acts.ts'

interface Props {
  readonly contract: SubscriptionContract
  /** Acts that the contract's state and the role let do. */
  readonly allowed: readonly string[]
}

/** Buttons of a contract; a question comes before acts that cost money or cannot be undone. */
export function Acts({ contract, allowed }: Props) {
  const t = useMessages()
  const { send, sent, isSending } = useSend<{ intent: Act }>()
  const [asked, setAsked] = useState<Act>()
  const offered = buttonsOf(allowed, Boolean(contract.currentCycleEnd))
  const done = sent?.done ? buttons.find(({ act }) => act === sent.intent)?.done : undefined
  const question = offered.find(({ act }) => act === asked)
  const product = contract.productName
  const go = (intent: Act) => {
    send({ intent })
    setAsked(undefined)
  }
  return (
    <Card>
      <Heading level={2}>{t('acts.title')}</Heading>
      <div className={styles.form}>
        {offered.length === 0 && <p className={styles.quiet}>{t('acts.none')}</p>}
        <div className={styles.buttons}>
          {offered.map(({ act, label, ask, isDanger }) => (
            <Button
              key={act}
              variant={isDanger ? 'danger' : 'secondary'}
              pending={isSending}
              onClick={() => (ask ? setAsked(act) : go(act))}
            >
              {t(label)}
            </Button>
          ))}
        </div>
        <p role="status">{done && !isSending ? t(done) : ''}</p>
        {sent?.problem && !isSending && <Notice tone="danger">{sent.problem}</Notice>}
      </div>
      {question?.ask && (
        <ConfirmDialog
          isOpen
          isDanger={question.isDanger === true}
          title={question.ask.title(t, product)}
          act={t(question.label)}
          onClose={() => setAsked(undefined)}
          onConfirm={() => go(question.act)}
        >
          <p>{t(question.ask.meaning)}</p>
        </ConfirmDialog>
      )}
    </Card>
  )
}
