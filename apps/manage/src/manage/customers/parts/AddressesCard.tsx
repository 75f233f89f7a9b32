import { AddressBlock, parts } from '@galleria/manage'
import { Link } from '@galleria/router'
import { Card, Heading, TextLink } from '@galleria/ui'
import type { CustomerData } from '../data/customer.ts'
import { useMessages } from '../messages/index.ts'
import styles from './customer.module.css'

/** Addresses of the account and of orders, each once. */
export function AddressesCard({ addresses }: Pick<CustomerData, 'addresses'>) {
  const t = useMessages()
  return (
    <Card>
      <Heading level={2}>{t('addresses.title')}</Heading>
      {addresses.length === 0 && <p className={parts.quiet}>{t('addresses.none')}</p>}
      <ul className={styles.plain}>
        {addresses.map(({ address, contactDetails, orderId, orderNumber = '' }) => {
          const { firstName, lastName, phone, company } = contactDetails ?? {}
          return (
            <li key={orderId ?? JSON.stringify(address)} className={styles.part}>
              <AddressBlock
                name={[firstName, lastName].filter(Boolean).join(' ')}
                {...{ phone, company, address }}
              />
              <span className={parts.quiet}>
                {orderId ? (
                  <TextLink as={Link} to={`/manage/orders/${orderId}`}>
                    {t('addresses.order', { number: orderNumber })}
                  </TextLink>
                ) : (
                  t('addresses.account')
                )}
              </span>
            </li>
          )
        })}
      </ul>
    </Card>
  )
}
