import type { AddressFormats } from '@galleria/i18n/addresses'
import { useAddressLines } from '@galleria/page-parts/address'
import { Link } from '@galleria/router'
import { Content } from '@galleria/ui'
import { Fragment } from 'react'
import { useMessages } from '../../messages/index.ts'
import type { CheckoutDraft } from '../../rules/checkout/checkout-draft.ts'
import type { Totals } from '../../rules/model/index.ts'
import styles from './ReviewFacts.module.css'

interface ReviewFactsProps {
  readonly order: CheckoutDraft
  readonly formats: AddressFormats
  readonly note: string
  readonly totals: Totals | null
}

/** Contact, address and delivery, each with a link to change it. */
export function ReviewFacts({ order, formats, note, totals }: ReviewFactsProps) {
  const { form, billing, delivery } = order
  const t = useMessages()
  const linesOf = useAddressLines(formats)
  const option = totals?.delivery
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
          {[form.phone, form.company, form.taxId].filter(Boolean).map((text) => (
            <Fragment key={text}>
              <br />
              <bdi>{text}</bdi>
            </Fragment>
          ))}
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
          {linesOf(form).map((line) => (
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
            ? [`${billing.firstName} ${billing.lastName}`, ...linesOf(billing)].map((line) => (
                <span key={line} className={styles.line}>
                  <bdi>{line}</bdi>{' '}
                </span>
              ))
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
