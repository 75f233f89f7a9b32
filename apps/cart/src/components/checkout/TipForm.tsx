import { useFetcher } from '@galleria/router'
import { Button, Disclosure, Field } from '@galleria/ui'
import { usePosted } from '../../data/plain/posted.ts'
import { useMessages } from '../../messages/index.ts'
import type { ReviewAnswer } from '../../rules/checkout/review-answer.ts'
import { type Tip, tipExample, tipOffers, tipValue } from '../../rules/checkout/tip.ts'
import { useTipText } from '../use-tip-text.ts'
import styles from './TipForm.module.css'

interface TipFormProps {
  readonly tip: Tip | undefined
  readonly currency: string
}

/** A share, a sum that is offered, or one of the shopper's own; nothing is given unless it is pressed. */
export function TipForm({ tip, currency }: TipFormProps) {
  const t = useMessages()
  const tipText = useTipText(currency)
  const fetcher = useFetcher<ReviewAnswer>()
  const pressed = fetcher.formData?.get('tip')
  const busy = fetcher.state !== 'idle'
  const posted = usePosted()
  const problem =
    !busy && fetcher.data && 'tipProblem' in fetcher.data ? fetcher.data.tipProblem : posted?.tipProblem
  const chosen = tip ? tipValue(tip) : 'none'
  const own = tip?.type === 'CUSTOM'
  const choice = (value: string, text: string, current: boolean) => (
    <Button
      key={value}
      type="submit"
      name="tip"
      value={value}
      size="small"
      variant="secondary"
      className={styles.choice}
      aria-pressed={current}
      pending={busy && pressed === value}
    >
      {text}
    </Button>
  )
  return (
    <Disclosure
      title={tip ? t('tip.yours', { tip: tipText(tip) }) : t('tip.add')}
      // Stays open under the finger that took the tip away.
      open={tip !== undefined || fetcher.data !== undefined || posted?.tipProblem !== undefined || undefined}
    >
      <fetcher.Form method="post" action="/checkout/review" className={styles.form}>
        <input type="hidden" name="intent" value="tip" />
        <fieldset className={styles.offers} aria-label={t('tip.title')}>
          {choice('none', t('tip.none'), !tip)}
          {tipOffers(currency).map((offer) =>
            choice(tipValue(offer), tipText(offer), !own && tipValue(offer) === chosen),
          )}
        </fieldset>
      </fetcher.Form>
      <fetcher.Form method="post" action="/checkout/review" className={styles.own}>
        <input type="hidden" name="intent" value="tip" />
        <Field
          label={t('tip.own', { currency })}
          name="amount"
          inputMode="decimal"
          autoComplete="off"
          dir="ltr"
          key={own ? tip.amount : ''}
          defaultValue={posted?.sent.amount ?? (own ? tip.amount : '')}
          hint={t('address.like', { example: tipExample(currency) })}
          error={problem}
        />
        {choice('own', t('tip.give'), own)}
      </fetcher.Form>
    </Disclosure>
  )
}
