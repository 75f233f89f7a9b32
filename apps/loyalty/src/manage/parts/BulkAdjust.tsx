import { useFormat } from '@galleria/i18n'
import { parts as styles, useSend } from '@galleria/manage'
import { useNavigate } from '@galleria/router'
import { Button, Disclosure, Field, Notice } from '@galleria/ui'
import { type FormEvent, useEffect, useState } from 'react'
import { useMessages } from '../messages/index.ts'

interface Props {
  readonly query: string
  readonly count: number
  readonly isOwner: boolean
}

interface Answer {
  readonly preview?: { readonly accounts: number; readonly points: number; readonly refused: number }
  readonly asyncJobId?: string
}

/** Changes the points of all that are found. First it is said what that would mean; only then it can be done. */
export function BulkAdjust({ query, count, isOwner }: Props) {
  const t = useMessages()
  const format = useFormat()
  const navigate = useNavigate()
  const preview = useSend<Answer>()
  const apply = useSend<Answer>()
  const [amount, setAmount] = useState('')
  const [description, setDescription] = useState('')
  const [lookedAt, setLookedAt] = useState<string>()
  const [error, setError] = useState<string>()
  const job = apply.sent?.asyncJobId
  useEffect(() => {
    if (job) void navigate(`/manage/loyalty/adjustments/${job}`)
  }, [job, navigate])
  const seen = lookedAt === amount && !preview.isSending ? preview.sent?.preview : undefined
  const isWhole = /^[+-]?\d{1,7}$/.test(amount.trim()) && Number(amount) !== 0

  function look(event: FormEvent) {
    event.preventDefault()
    setError(isWhole ? undefined : t('error.amount'))
    if (!isWhole) return
    setLookedAt(amount)
    preview.send({ intent: 'preview', query, amount: Number(amount) })
  }
  const problem = preview.sent?.problem ?? apply.sent?.problem ?? Object.values(apply.sent?.errors ?? {})[0]
  return (
    <Disclosure title={t('bulk.title', { count })}>
      {isOwner ? (
        <form className={styles.form} onSubmit={look} noValidate>
          <div className={styles.inline}>
            <Field
              label={t('bulk.amount')}
              hint={t('bulk.amount-hint')}
              inputMode="numeric"
              value={amount}
              error={error}
              onChange={(event) => setAmount(event.target.value)}
            />
            <Field
              label={t('adjust.description')}
              hint={t('adjust.description-hint')}
              maxLength={100}
              value={description}
              onChange={(event) => setDescription(event.target.value)}
            />
          </div>
          <div className={styles.buttons}>
            <Button type="submit" pending={preview.isSending}>
              {t('bulk.preview')}
            </Button>
          </div>
          <div role="status">
            {seen && (
              <Notice tone={seen.refused > 0 ? 'warning' : 'info'} role="none" title={t('bulk.would')}>
                <p>
                  {t('bulk.sum', {
                    count: seen.accounts - seen.refused,
                    points: format.number(seen.points, { signDisplay: 'exceptZero' }),
                  })}
                </p>
                {seen.refused > 0 && <p>{t('bulk.refused', { count: seen.refused })}</p>}
              </Notice>
            )}
          </div>
          {seen && (
            <div className={styles.buttons}>
              <Button
                variant="primary"
                pending={apply.isSending}
                onClick={() => apply.send({ intent: 'apply', query, amount: Number(amount), description })}
              >
                {t('bulk.apply', { count: seen.accounts })}
              </Button>
            </div>
          )}
          {problem && <Notice tone="danger">{problem}</Notice>}
        </form>
      ) : (
        <p>{t('error.owner-only')}</p>
      )}
    </Disclosure>
  )
}
