import type { LineItem } from '@galleria/platform-client/cart'
import { moneyText, optionsText } from '../rules/money.ts'
import styles from './BoughtLines.module.css'
import { LinePicture } from './LinePicture.tsx'

interface Amount {
  readonly amount: string
  readonly formattedAmount?: string | undefined
}
type BoughtLine = Pick<LineItem, 'id' | 'quantity' | 'productName' | 'image' | 'descriptionLines'> & {
  readonly price: Amount
  readonly lineItemPrice?: Amount | undefined
}

/** Lines of a cart or an order, to read only. */
export function BoughtLines({ lines, currency }: { lines: readonly BoughtLine[]; currency: string }) {
  return (
    <ul className={styles.lines}>
      {lines.map((line) => {
        const options = optionsText(line)
        return (
          <li key={line.id} className={styles.line}>
            <LinePicture line={line} className={styles.picture} />
            <div>
              <p className={styles.name}>{line.productName.translated || line.productName.original}</p>
              {options && <p className={styles.detail}>{options}</p>}
              <p className={styles.detail}>
                {line.quantity} × {moneyText(line.price, currency)}
              </p>
            </div>
            {line.lineItemPrice && <p className={styles.price}>{moneyText(line.lineItemPrice, currency)}</p>}
          </li>
        )
      })}
    </ul>
  )
}
