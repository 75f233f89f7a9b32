import { useFetcher } from '@galleria/router'
import { Button, Disclosure, Field } from '@galleria/ui'
import { usePosted } from '../../data/plain/posted.ts'
import { useMessages } from '../../messages/index.ts'
import type { ReviewAnswer } from '../../rules/checkout/review-answer.ts'
import { isolated } from '../../rules/isolated.ts'
import type { Payable } from '../../rules/model/index.ts'
import styles from '../cart/CouponForm.module.css'
import { useFocusAfterSwap } from '../use-focus-after-swap.ts'

/** A gift card pays before anything else does; the platform says how far it goes. */
export function GiftCardForm({ giftCard }: { readonly giftCard: Payable['giftCard'] }) {
  const t = useMessages()
  const fetcher = useFetcher<ReviewAnswer>()
  const busy = fetcher.state !== 'idle'
  const posted = usePosted()
  const problem =
    !busy && fetcher.data && 'giftCardProblem' in fetcher.data
      ? fetcher.data.giftCardProblem
      : posted?.giftCardProblem
  const holder = useFocusAfterSwap(giftCard?.code, fetcher.data !== undefined)
  return (
    <fieldset ref={holder} tabIndex={-1} className={styles.holder}>
      <div role="status" className={styles.said}>
        {giftCard && <p>{t('gift-card.applied', { code: isolated(giftCard.code) })}</p>}
      </div>
      {giftCard ? (
        <fetcher.Form method="post" action="/checkout/review">
          <Button
            type="submit"
            name="intent"
            value="remove-gift-card"
            variant="quiet"
            className={styles.drop}
            pending={busy}
          >
            {t('gift-card.remove')}
          </Button>
        </fetcher.Form>
      ) : (
        <Disclosure title={t('gift-card.have')} open={posted?.giftCardProblem ? true : undefined}>
          <fetcher.Form method="post" action="/checkout/review" className={styles.form}>
            <Field
              className={styles.field}
              label={t('gift-card.code')}
              name="code"
              autoComplete="off"
              autoCapitalize="characters"
              spellCheck={false}
              defaultValue={posted?.sent.code}
              error={problem}
            />
            <Button type="submit" name="intent" value="gift-card" variant="secondary" pending={busy}>
              {t('gift-card.use')}
            </Button>
          </fetcher.Form>
        </Disclosure>
      )}
    </fieldset>
  )
}
