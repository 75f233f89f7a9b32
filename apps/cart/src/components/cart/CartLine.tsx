import { Link, useFetcher } from '@galleria/router'
import { Button, Content, Notice, QuantityStepper, toast } from '@galleria/ui'
import { useId, useState } from 'react'
import type { CartResult } from '../../data/intent-context.ts'
import type { Intent } from '../../data/intents.ts'
import { ask } from '../../data/submissions.ts'
import { useMessages } from '../../messages/index.ts'
import { lineAgain } from '../../rules/cart/line-again.ts'
import { lineProblem, problemText } from '../../rules/cart/line-problem.ts'
import { currentCart } from '../../rules/cart/paths.ts'
import type { PriceChange } from '../../rules/cart/price-change.ts'
import { MAX_QUANTITY } from '../../rules/cart/quantity.ts'
import { paymentText } from '../../rules/checkout/due.ts'
import { cycleOf } from '../../rules/cycle.ts'
import type { Line } from '../../rules/model/index.ts'
import { optionsText } from '../../rules/money.ts'
import { LinePicture } from '../LinePicture.tsx'
import { PlainLine } from '../plain/PlainLine.tsx'
import { useMoney } from '../use-money.ts'
import styles from './CartLine.module.css'
import { useFocusWhenRestored } from './use-focus-when-restored.ts'
import { useLineQuantity } from './use-line-quantity.ts'
import { useRestore } from './use-restore.ts'

interface CartLineProps {
  readonly line: Line
  readonly currency: string
  readonly priceChange?: PriceChange | undefined
  readonly onAcknowledge: () => void
  readonly onRemoved: () => void
  readonly onLeave?: (() => void) | undefined
}

export function CartLine(props: CartLineProps) {
  const { line, currency, priceChange, onAcknowledge, onRemoved, onLeave } = props
  const t = useMessages()
  const moneyText = useMoney()
  const removal = useFetcher<CartResult>()
  const restore = useRestore()
  const { quantity, pending, result, want, forget } = useLineQuantity(line)
  const [limited, setLimited] = useState<number>()
  const limitId = useId()
  const item = useFocusWhenRestored(line)
  const removing = removal.state !== 'idle'
  const problem = lineProblem(line)
  const name = line.productName.translated || line.productName.original
  const options = optionsText(line)
  const cycle = cycleOf(line, t)
  const payment = paymentText(line, t, (amount) => moneyText(amount, currency))
  const left = line.availability.quantityAvailable ?? undefined
  const loweredTo = (result?.ok ? result.loweredTo : undefined) ?? limited
  const isAll = !problem && loweredTo === undefined && left !== undefined && quantity >= left

  const priceText = ({ from, to, rose }: PriceChange) => {
    const amounts = {
      from: moneyText({ amount: from }, currency),
      to: moneyText({ amount: to }, currency),
    }
    return rose ? t('line.price-up', amounts) : t('line.price-down', amounts)
  }
  const takeOut = async (intent: Intent, onTaken: () => void) => {
    forget()
    const { asked, answer } = ask()
    void removal.submit({ intent, lineItemId: line.id, asked }, { method: 'post', action: currentCart })
    const { ok } = await answer
    if (!ok) return
    onTaken()
    onRemoved()
  }
  /** The line goes to the list below rather than away. */
  const save = () => void takeOut('save-for-later', () => toast({ title: t('saved.done', { name }) }))
  const remove = () =>
    void takeOut('remove', () => {
      const undo = lineAgain(line)
        ? { label: t('line.undo'), onAction: () => void restore([line]) }
        : undefined
      toast({ title: t('line.removed', { name }), action: undo })
    })

  return (
    <li
      ref={item}
      className={styles.line}
      aria-busy={removing || pending}
      data-removing={removing || undefined}
    >
      <LinePicture line={line} className={styles.picture} />
      <div className={styles.what}>
        {line.url?.relativePath ? (
          <Link to={line.url.relativePath} className={styles.name} onClick={onLeave}>
            <Content text={line.productName} />
          </Link>
        ) : (
          <span className={styles.name}>
            <Content text={line.productName} />
          </span>
        )}
        {options && (
          <p className={styles.options}>
            <bdi>{options}</bdi>
          </p>
        )}
        {cycle && <p className={styles.options}>{cycle}</p>}
        {line.selectedMembership && <p className={styles.options}>{t('membership.paid')}</p>}
        {payment && <p className={styles.options}>{payment}</p>}
        <p className={styles.unit}>{t('line.each', { price: moneyText(line.price, currency) })}</p>
      </div>
      <div className={styles.controls}>
        <QuantityStepper
          label={t('line.quantity', { name })}
          value={quantity}
          min={1}
          max={left ?? MAX_QUANTITY}
          onChange={(value) => {
            setLimited(undefined)
            want(value)
          }}
          onLimited={setLimited}
          describedBy={isAll ? limitId : undefined}
          disabled={removing || problem?.fix === 'remove'}
        />
        {isAll && (
          <p id={limitId} className={styles.limit}>
            {t('line.left', { count: left })}
          </p>
        )}
        <div className={styles.ways}>
          <Button
            variant="quiet"
            size="small"
            aria-label={t('line.remove-named', { name })}
            onClick={remove}
            disabled={removing}
          >
            {t('line.remove')}
          </Button>
          {line.catalogReference && (
            <Button
              variant="quiet"
              size="small"
              aria-label={t('saved.save-named', { name })}
              onClick={save}
              disabled={removing}
            >
              {t('saved.save')}
            </Button>
          )}
        </div>
        <noscript>
          {typeof document === 'undefined' && <PlainLine id={line.id} name={name} quantity={line.quantity} />}
        </noscript>
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
                  {t('line.remove-it')}
                </Button>
              ) : (
                <Button size="small" onClick={() => want(problem.left)}>
                  {t('line.take', { count: problem.left })}
                </Button>
              )
            }
          >
            {problemText(problem, t)}
          </Notice>
        )}
        {priceChange && (
          <Notice
            action={
              <Button size="small" onClick={onAcknowledge}>
                {t('line.ok')}
              </Button>
            }
          >
            {priceText(priceChange)}
          </Notice>
        )}
        {loweredTo !== undefined && (
          <Notice tone="warning">
            {left === undefined
              ? t('quantity.fewer', { most: loweredTo })
              : t('line.lowered', { count: loweredTo })}
          </Notice>
        )}
        {result && !result.ok && <Notice tone="danger">{result.problem}</Notice>}
        {removal.data && !removal.data.ok && <Notice tone="danger">{removal.data.problem}</Notice>}
      </div>
    </li>
  )
}
