import { useFormat } from '@galleria/i18n'
import type { StoreCredit } from '@galleria/platform-client/store-credit'
import { Card, Heading } from '@galleria/ui'
import { useMessages } from '../messages/index.ts'

/** Entries that the overview has room for. */
const SHOWN = 3

/** Money that the member can spend here, and how it came about. */
export function StoreCreditCard({ credit }: { readonly credit: StoreCredit }) {
  const t = useMessages()
  const format = useFormat()
  const { balance, currency, entries } = credit
  return (
    <Card>
      <Heading level={2}>{t('credit.title')}</Heading>
      <p>
        <strong>{format.money(balance, currency)}</strong>
      </p>
      <p>{t('credit.hint')}</p>
      <ul>
        {entries.slice(0, SHOWN).map(({ id, amount, reason, orderNumber }) => (
          <li key={id}>
            {format.money(amount, currency)} ·{' '}
            <bdi>
              {reason ?? (orderNumber ? t('credit.spent', { number: orderNumber }) : t('credit.changed'))}
            </bdi>
          </li>
        ))}
      </ul>
    </Card>
  )
}
