import { useFormat } from '@galleria/i18n'
import { parts } from '@galleria/manage'
import { Button, TextLink } from '@galleria/ui'
import type { OrderData } from '../data/order.ts'
import { useMessages } from '../messages/index.ts'

interface Props {
  readonly label: NonNullable<OrderData['postage']>['labels'][number]
  readonly isVoiding: boolean
  readonly onVoid: () => void
}

/** Postage of a parcel: what it cost, its PDF, and the way to give it back. */
export function LabelPart({ label, isVoiding, onVoid }: Props) {
  const t = useMessages()
  const format = useFormat()
  const { carrier, trackingNumber, price, createdDate, url } = label
  return (
    <div>
      <p className={parts.quiet}>
        {t('postage.bought', {
          carrier,
          number: trackingNumber,
          price: price.formattedAmount ?? price.amount,
          date: format.date(createdDate, { dateStyle: 'medium' }),
        })}
      </p>
      <div className={parts.buttons}>
        {url && (
          <TextLink className={parts.target} href={url} target="_blank" rel="noreferrer">
            {t('postage.print')}
          </TextLink>
        )}
        <Button size="small" variant="quiet" pending={isVoiding} onClick={onVoid}>
          {t('postage.void')}
        </Button>
      </div>
    </div>
  )
}
