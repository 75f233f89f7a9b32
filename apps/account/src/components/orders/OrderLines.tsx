import type { Order } from '@galleria/platform-client/orders'
import { Content, Picture } from '@galleria/ui'
import { useMessages } from '../../messages/index.ts'
import { rhythm } from '../../rules/subscription-copy.ts'
import { useMoney } from '../use-money.ts'
import styles from './OrderLines.module.css'

export function OrderLines({ order: { lineItems, currency } }: { readonly order: Order }) {
  const t = useMessages()
  const moneyText = useMoney()
  return (
    <ul className={styles.lines}>
      {lineItems.map(
        ({
          id,
          image,
          productName,
          descriptionLines = [],
          subscriptionInfo,
          quantity,
          price,
          lineItemPrice,
        }) => (
          <li key={id} className={styles.line}>
            <Picture
              src={image?.url}
              alt=""
              width={image?.width ?? 400}
              height={image?.height ?? 400}
              sizes="72px"
              ratio="1"
            />
            <div>
              <p className={styles.name}>
                <Content text={productName} />
              </p>
              {descriptionLines.map(({ name, plainText, colorInfo }) => (
                <p key={name.original} className={styles.detail}>
                  <bdi>
                    <Content text={name} />: <Content text={plainText ?? colorInfo} />
                  </bdi>
                </p>
              ))}
              {subscriptionInfo?.subscriptionSettings?.frequency && (
                <p className={styles.detail}>
                  {rhythm(
                    { subscriptionSettings: subscriptionInfo.subscriptionSettings },
                    moneyText(price, currency),
                    t,
                  )}
                </p>
              )}
              <p className={styles.detail}>
                {t('order.times', { count: quantity, price: moneyText(price, currency) })}
              </p>
            </div>
            {lineItemPrice && <p className={styles.total}>{moneyText(lineItemPrice, currency)}</p>}
          </li>
        ),
      )}
    </ul>
  )
}
