import type { EstimateTotals } from '@galleria/platform-client/cart'
import { Link } from '@galleria/router'
import { Content } from '@galleria/ui'
import { useMessages } from '../../messages/index.ts'
import { addressLines } from '../../rules/address-lines.ts'
import type { CheckoutDraft } from '../../rules/checkout/checkout-draft.ts'
import { useCountryNames } from '../use-country-names.ts'
import styles from './ReviewFacts.module.css'

interface ReviewFactsProps {
  readonly order: CheckoutDraft
  readonly note: string
  readonly totals: EstimateTotals | null
}

/** Contact, address and delivery, each with a link to change it. */
export function ReviewFacts({ order: { form, billing, delivery }, note, totals }: ReviewFactsProps) {
  const t = useMessages()
  const countryName = useCountryNames()
  const option = totals?.shippingInfo?.selectedCarrierServiceOption
  return (
    <dl className={styles.facts}>
      <div>
        <dt>{t('review.contact')}</dt>
        <dd>
          <bdi>
            {form.firstName} {form.lastName}
          </bdi>
          <br />
          <bdi>{form.email}</bdi>
          {form.phone && (
            <>
              <br />
              <bdi>{form.phone}</bdi>
            </>
          )}
        </dd>
        <dd className={styles.change}>
          <Link to="/checkout" aria-label={t('review.change-contact')}>
            {t('review.change')}
          </Link>
        </dd>
      </div>
      <div>
        <dt>{t('review.address')}</dt>
        <dd>
          {addressLines(form, countryName).map((line) => (
            <span key={line} className={styles.line}>
              <bdi>{line}</bdi>{' '}
            </span>
          ))}
        </dd>
        <dd className={styles.change}>
          <Link to="/checkout" aria-label={t('review.change-address')}>
            {t('review.change')}
          </Link>
        </dd>
      </div>
      <div>
        <dt>{t('billing.title')}</dt>
        <dd>
          {billing
            ? [`${billing.firstName} ${billing.lastName}`, ...addressLines(billing, countryName)].map(
                (line) => (
                  <span key={line} className={styles.line}>
                    <bdi>{line}</bdi>{' '}
                  </span>
                ),
              )
            : t('billing.same-short')}
        </dd>
        <dd className={styles.change}>
          <Link to="/checkout" aria-label={t('billing.change')}>
            {t('review.change')}
          </Link>
        </dd>
      </div>
      {delivery && (
        <div>
          <dt>{t('review.delivery')}</dt>
          <dd>
            <Content text={option?.title ?? delivery.code} />
            {option?.logistics?.deliveryTime && (
              <>
                <br />
                <bdi>{option.logistics.deliveryTime}</bdi>
              </>
            )}
          </dd>
          <dd className={styles.change}>
            <Link to="/checkout/delivery" aria-label={t('review.change-delivery')}>
              {t('review.change')}
            </Link>
          </dd>
        </div>
      )}
      {note && (
        <div>
          <dt>{t('note.yours')}</dt>
          <dd>
            <bdi>{note}</bdi>
          </dd>
          <dd className={styles.change}>
            <Link to="/cart" aria-label={t('note.change')}>
              {t('review.change')}
            </Link>
          </dd>
        </div>
      )}
    </dl>
  )
}
