import type { LineItem } from '@galleria/platform-client/cart'
import { Link, useFetcher, useSubmit } from '@galleria/router'
import { Button, Notice, QuantityStepper, toast } from '@galleria/ui'
import { useEffect, useEffectEvent } from 'react'
import type { CartResult } from '../routes/intents.ts'
import { lineProblem, problemText } from '../rules/line-problem.ts'
import { moneyText, optionsText } from '../rules/money.ts'
import { currentCart } from '../rules/paths.ts'
import type { PriceChange } from '../rules/price-change.ts'
import { MAX_QUANTITY } from '../rules/quantity.ts'
import styles from './CartLine.module.css'
import { LinePicture } from './LinePicture.tsx'
import { useLineQuantity } from './use-line-quantity.ts'

interface CartLineProps {
  readonly line: LineItem
  readonly currency: string
  readonly priceChange?: PriceChange | undefined
  readonly onAcknowledge: () => void
  readonly onRemoved: () => void
}

export function CartLine({ line, currency, priceChange, onAcknowledge, onRemoved }: CartLineProps) {
  const removal = useFetcher<CartResult>()
  const submit = useSubmit()
  const { quantity, pending, result, want, forget } = useLineQuantity(line)
  const removing = removal.state !== 'idle'
  const problem = lineProblem(line)
  const name = line.productName.translated || line.productName.original
  const options = optionsText(line)

  const remove = () => {
    forget()
    void removal.submit({ intent: 'remove', lineItemId: line.id }, { method: 'post', action: currentCart })
  }
  const restore = () => {
    const { catalogReference } = line
    const form = { intent: 'restore', line: JSON.stringify({ catalogReference, quantity: line.quantity }) }
    void submit(form, { method: 'post', action: currentCart, navigate: false })
  }
  const onAnswer = useEffectEvent((answer: CartResult) => {
    if (!answer.ok) return
    toast({ title: `${name} was removed`, action: { label: 'Undo', onAction: restore } })
    onRemoved()
  })
  useEffect(() => {
    if (removal.data) onAnswer(removal.data)
  }, [removal.data])

  return (
    <li className={styles.line} aria-busy={removing || pending} data-removing={removing || undefined}>
      <LinePicture line={line} className={styles.picture} />
      <div className={styles.what}>
        {line.url?.relativePath ? (
          <Link to={line.url.relativePath} className={styles.name}>
            {name}
          </Link>
        ) : (
          <span className={styles.name}>{name}</span>
        )}
        {options && <p className={styles.options}>{options}</p>}
        <p className={styles.unit}>{moneyText(line.price, currency)} each</p>
      </div>
      <div className={styles.controls}>
        <QuantityStepper
          label={`Quantity of ${name}`}
          value={quantity}
          min={1}
          max={line.availability.quantityAvailable ?? MAX_QUANTITY}
          onChange={want}
          disabled={removing || problem?.fix === 'remove'}
        />
        <Button
          variant="quiet"
          size="small"
          aria-label={`Remove ${name}`}
          onClick={remove}
          disabled={removing}
        >
          Remove
        </Button>
      </div>
      {line.lineItemPrice && (
        <p className={styles.price} data-pending={pending || undefined}>
          {moneyText(line.lineItemPrice, currency)}
        </p>
      )}
      <div className={styles.notices}>
        {problem && (
          <Notice
            tone="warning"
            action={
              problem.fix === 'remove' ? (
                <Button size="small" onClick={remove}>
                  Remove it
                </Button>
              ) : (
                <Button size="small" onClick={() => want(problem.left)}>
                  Take {problem.left}
                </Button>
              )
            }
          >
            {problemText(problem)}
          </Notice>
        )}
        {priceChange && (
          <Notice
            action={
              <Button size="small" onClick={onAcknowledge}>
                OK
              </Button>
            }
          >
            The price went {priceChange.rose ? 'up' : 'down'} from{' '}
            {moneyText({ amount: priceChange.from }, currency)} to{' '}
            {moneyText({ amount: priceChange.to }, currency)}.
          </Notice>
        )}
        {result?.ok && result.loweredTo !== undefined && (
          <Notice tone="warning">
            Only {result.loweredTo} {result.loweredTo === 1 ? 'is' : 'are'} left, so we set the quantity to{' '}
            {result.loweredTo}.
          </Notice>
        )}
        {result && !result.ok && <Notice tone="danger">{result.problem}</Notice>}
        {removal.data && !removal.data.ok && <Notice tone="danger">{removal.data.problem}</Notice>}
      </div>
    </li>
  )
}
