import { useFormat } from '@galleria/i18n'
import { parts as styles, useSend } from '@galleria/manage'
import { useNavigate } from '@galleria/router'
import { Button, Disclosure, Field, Notice, RadioGroup } from '@galleria/ui'
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
  const [how, setHow] = useState('amount')
  const [value, setValue] = useState('')
  const [description, setDescription] = useState('')
  const [previewOf, setPreviewOf] = useState<string>()
  const [error, setError] = useState<string>()
  const job = apply.sent?.asyncJobId
  useEffect(() => {
    if (job) void navigate(`/manage/loyalty/adjustments/${job}`)
  }, [job, navigate])
  const isAmount = how === 'amount'
  const redemption = `${how} ${value}`
  const seen = previewOf === redemption && !preview.isSending ? preview.sent?.preview : undefined
  const change = isAmount ? { amount: Number(value) } : { balance: Number(value) }

  function showPreview(event: FormEvent) {
    event.preventDefault()
    const text = value.trim()
    const isGood = isAmount ? /^[+-]?\d{1,7}$/.test(text) && Number(text) !== 0 : /^\d{1,9}$/.test(text)
    setError(isGood ? undefined : isAmount ? t('error.amount') : t('error.balance'))
    if (!isGood) return
    setPreviewOf(redemption)
    preview.send({ intent: 'preview', query, ...change })
  }
  const problem = preview.sent?.problem ?? apply.sent?.problem ?? Object.values(apply.sent?.errors ?? {})[0]
  return (
    <Disclosure title={t('bulk.title', { count })}>
      {isOwner ? (
        <form className={styles.form} onSubmit={showPreview} noValidate>
          <RadioGroup
            legend={t('adjust.how')}
            name="bulk-how"
            value={how}
            onChange={setHow}
            choices={[
              { value: 'amount', label: t('adjust.add') },
              { value: 'balance', label: t('adjust.set') },
            ]}
          />
          <div className={styles.inline}>
            <Field
              label={isAmount ? t('bulk.amount') : t('bulk.balance')}
              hint={isAmount ? t('bulk.amount-hint') : t('bulk.balance-hint')}
              inputMode="numeric"
              value={value}
              error={error}
              onChange={(event) => setValue(event.target.value)}
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
                onClick={() => apply.send({ intent: 'apply', query, ...change, description })}
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
