import { Link, useFetcher } from '@galleria/router'
import { Button, Notice, toast } from '@galleria/ui'
import type { CartResult } from '../../data/intent-context.ts'
import { changeSaved } from '../../data/saved-for-later.ts'
import { useMessages } from '../../messages/index.ts'
import { currentCart } from '../../rules/cart/paths.ts'
import { type SavedLine, savedKey, withoutSaved, withSaved } from '../../rules/cart/saved-lines.ts'
import type { SavedNow } from '../../rules/cart/saved-now.ts'
import { cycleOf } from '../../rules/cycle.ts'
import { LinePicture } from '../LinePicture.tsx'
import { useMoney } from '../use-money.ts'
import styles from './SavedForLater.module.css'

interface SavedItemProps {
  readonly line: SavedLine
  /** Current state at the platform; undefined before its answer, while the line's own name is shown. */
  readonly now: SavedNow | 'gone' | undefined
}

export function SavedItem({ line, now }: SavedItemProps) {
  const t = useMessages()
  const moneyText = useMoney()
  const taking = useFetcher<CartResult>()
  const busy = taking.state !== 'idle'
  const cycle = cycleOf(line, t)
  const { options, quantity } = line
  const isGone = now === 'gone'
  const sold = isGone ? undefined : now
  const name = sold?.name ?? line.name
  const path = isGone ? undefined : (sold?.path ?? line.path)
  const take = () =>
    void taking.submit(
      { intent: 'take-saved', saved: savedKey(line) },
      { method: 'post', action: currentCart },
    )
  const remove = () => {
    changeSaved((list) => withoutSaved(list, line))
    const restore = () => changeSaved((list) => withSaved(list, line))
    toast({ title: t('line.removed', { name }), action: { label: t('line.undo'), onAction: restore } })
  }
  return (
    <li className={styles.item} aria-busy={busy}>
      <LinePicture line={sold ?? {}} className={styles.picture} />
      <div className={styles.what}>
        <p className={styles.name}>
          <bdi>{path ? <Link to={path}>{name}</Link> : name}</bdi>
        </p>
        {options && (
          <p className={styles.detail}>
            <bdi>{options}</bdi>
          </p>
        )}
        {cycle && <p className={styles.detail}>{cycle}</p>}
        {sold?.price && (
          <p className={styles.detail}>
            {t('line.each', { price: moneyText(sold.price, sold.price.currency) })}
          </p>
        )}
        {isGone && <p className={styles.detail}>{t('saved.not-sold')}</p>}
        {quantity > 1 && <p className={styles.detail}>{t('saved.quantity', { count: quantity })}</p>}
      </div>
      <div className={styles.actions}>
        {!isGone && (
          <Button size="small" onClick={take} pending={busy} aria-label={t('saved.take-named', { name })}>
            {t('saved.take')}
          </Button>
        )}
        <Button
          size="small"
          variant="quiet"
          onClick={remove}
          disabled={busy}
          aria-label={t('saved.remove-named', { name })}
        >
          {t('line.remove')}
        </Button>
      </div>
      {!busy && taking.data && !taking.data.ok && (
        <Notice tone="warning" className={styles.notice}>
          {taking.data.problem}
        </Notice>
      )}
    </li>
  )
}
