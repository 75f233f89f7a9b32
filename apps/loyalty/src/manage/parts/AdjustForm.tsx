import { useFormat } from '@galleria/i18n'
import { parts as styles, useSend } from '@galleria/manage'
import { Button, Field, Notice, RadioGroup } from '@galleria/ui'
import { type FormEvent, useEffect, useState } from 'react'
import { useMessages } from '../messages/index.ts'

export type Wanted = { readonly revision: string; readonly description?: string } & (
  | { readonly amount: number }
  | { readonly balance: number }
  | { readonly earned: number; readonly key: string }
)

interface State {
  readonly balance: number
  readonly revision: string
}

interface Props {
  readonly account: { readonly revision: string; readonly points: { readonly balance: number } }
}

/** Adds to a balance, sets it, or gives points as if they were earned. Where somebody was faster, both changes are laid side by side. */
export function AdjustForm({ account }: Props) {
  const t = useMessages()
  const format = useFormat()
  const { sent, isSending, send } = useSend<{ now?: State; balance?: number }>()
  const [how, setHow] = useState('amount')
  const [value, setValue] = useState('')
  const [description, setDescription] = useState('')
  const [error, setError] = useState<string>()
  /** Balance shown when the number was typed. */
  const [seen, setSeen] = useState<State>({ balance: account.points.balance, revision: account.revision })
  const [closed, setClosed] = useState<object>()
  /** Idempotency key: a double press adjusts once. */
  const [key, setKey] = useState(() => crypto.randomUUID())
  // Once the page is read anew: a press before that would be lost.
  const conflict = sent?.now && closed !== sent && !isSending ? sent.now : undefined
  const said = sent?.balance
  useEffect(() => {
    if (!sent?.done) return
    setValue('')
    setDescription('')
    setKey(crypto.randomUUID())
  }, [sent])

  const wanted = Number(value)
  const signed = (points: number) => format.number(points, { signDisplay: 'exceptZero' })

  function change(
    change: { amount: number } | { balance: number } | { earned: number; key: string },
    revision: string,
  ) {
    setClosed(undefined)
    send({ ...change, revision, ...(description.trim() && { description: description.trim() }) })
  }
  function submit(event: FormEvent) {
    event.preventDefault()
    const text = value.trim()
    if (how === 'earned') {
      const good = /^\d{1,7}$/.test(text) && wanted > 0
      setError(good ? undefined : t('error.earned'))
      if (good) change({ earned: wanted, key }, seen.revision)
      return
    }
    const good = how === 'amount' ? /^[+-]?\d{1,7}$/.test(text) && wanted !== 0 : /^\d{1,9}$/.test(text)
    setError(good ? undefined : how === 'amount' ? t('error.amount') : t('error.balance'))
    if (good) change(how === 'amount' ? { amount: wanted } : { balance: wanted }, seen.revision)
  }
  const labels: Readonly<Record<string, string>> = {
    amount: t('adjust.amount'),
    balance: t('adjust.balance'),
    earned: t('adjust.earned'),
  }
  const atField = sent?.errors && Object.values(sent.errors)[0]
  return (
    <form className={styles.form} onSubmit={submit} noValidate>
      <RadioGroup
        legend={t('adjust.how')}
        name="how"
        value={how}
        onChange={setHow}
        choices={[
          { value: 'amount', label: t('adjust.add') },
          { value: 'balance', label: t('adjust.set') },
          { value: 'earned', label: t('adjust.earn') },
        ]}
      />
      <div className={styles.inline}>
        <Field
          label={labels[how] ?? ''}
          hint={how === 'amount' ? t('bulk.amount-hint') : undefined}
          inputMode="numeric"
          value={value}
          error={error ?? atField}
          onChange={(event) => {
            // Typed in sight of the account as it stands on the page.
            if (value === '') setSeen({ balance: account.points.balance, revision: account.revision })
            setValue(event.target.value)
          }}
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
        <Button type="submit" variant="primary" pending={isSending}>
          {t('adjust.do')}
        </Button>
      </div>
      <div role="status">
        {said !== undefined && !isSending && <p>{t('adjust.done', { balance: format.number(said) })}</p>}
      </div>
      {sent?.problem && <Notice tone="danger">{sent.problem}</Notice>}
      {conflict && (
        <Notice tone="warning" role="alert" title={t('merge.title')}>
          <p>
            {t('merge.what', {
              before: format.number(seen.balance),
              now: format.number(conflict.balance),
              moved: signed(conflict.balance - seen.balance),
            })}
          </p>
          <div className={styles.buttons}>
            {how === 'amount' || wanted !== seen.balance ? (
              <Button
                variant="primary"
                pending={isSending}
                onClick={() => {
                  const amount = how === 'amount' ? wanted : wanted - seen.balance
                  setSeen(conflict)
                  change({ amount }, conflict.revision)
                }}
              >
                {t('merge.both', {
                  points: signed(how === 'amount' ? wanted : wanted - seen.balance),
                  balance: format.number(
                    conflict.balance + (how === 'amount' ? wanted : wanted - seen.balance),
                  ),
                })}
              </Button>
            ) : null}
            {how === 'balance' && (
              <Button
                pending={isSending}
                onClick={() => {
                  setSeen(conflict)
                  change({ balance: wanted }, conflict.revision)
                }}
              >
                {t('merge.mine', { balance: format.number(wanted) })}
              </Button>
            )}
            <Button
              variant="quiet"
              onClick={() => {
                setSeen(conflict)
                setClosed(sent)
              }}
            >
              {t('merge.theirs', { balance: format.number(conflict.balance) })}
            </Button>
          </div>
        </Notice>
      )}
    </form>
  )
}
