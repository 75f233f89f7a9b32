import { useFormat } from '@galleria/i18n'
import { amountOf, MoneyField, parts, writtenAmount } from '@galleria/manage'
import type { PointsWorth } from '@galleria/platform-client/analytics-points'
import { Link, useLocation, useNavigate } from '@galleria/router'
import { Button, TextLink } from '@galleria/ui'
import { type FormEvent, useState } from 'react'
import { useMessages } from '../messages/index.ts'
import { RATE_OF, type Rate } from '../rules/points.ts'
import { withRange } from '../rules/range.ts'

interface Props {
  readonly rate: Rate
  readonly worth: PointsWorth | null | undefined
  readonly currency: string
}

/** Worth of a point: by the best reward, or a rate that staff type and the address keeps. */
export function RateForm({ rate, worth, currency }: Props) {
  const t = useMessages()
  const format = useFormat()
  const { search } = useLocation()
  const navigate = useNavigate()
  const [text, setText] = useState(rate.amount === undefined ? '' : writtenAmount(rate.amount, currency))
  function submit(event: FormEvent) {
    event.preventDefault()
    const amount = amountOf(text, currency)
    if (amount !== undefined || text.trim() === '')
      void navigate(withRange(search, { rate: amount ?? '' }), { preventScrollReset: true })
  }
  return (
    <form className={parts.rows} onSubmit={submit}>
      <div className={parts.inline}>
        <MoneyField
          label={t('loyalty.rate-of', { count: RATE_OF })}
          value={text}
          currency={currency}
          onChange={setText}
        />
        <Button type="submit">{t('loyalty.rate-set')}</Button>
        {rate.isStated && (
          <TextLink
            as={Link}
            to={withRange(search, { rate: '' })}
            preventScrollReset
            className={parts.target}
          >
            {t('loyalty.rate-reset')}
          </TextLink>
        )}
      </div>
      <p className={parts.quiet}>
        {worth ? (
          <>
            {t('loyalty.rate-from', {
              points: worth.points,
              amount: format.money(worth.amount, currency),
            })}{' '}
            <TextLink as={Link} to={`/manage/loyalty/rewards/${worth.rewardId}`}>
              <bdi>{worth.name}</bdi>
            </TextLink>
          </>
        ) : (
          t('loyalty.rate-none')
        )}
      </p>
    </form>
  )
}
