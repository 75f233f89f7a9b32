import { useIsHydrating } from '@galleria/federation'
import { useFetcher } from '@galleria/router'
import { Heading } from '@galleria/ui'
import { useAtomValue } from 'jotai'
import { useEffect, useEffectEvent, useId } from 'react'
import { savedLines } from '../../data/saved-for-later.ts'
import { useMessages } from '../../messages/index.ts'
import { savedKey } from '../../rules/cart/saved-lines.ts'
import { productsSaved, type SavedAnswer, savedNow } from '../../rules/cart/saved-now.ts'
import styles from './SavedForLater.module.css'
import { SavedItem } from './SavedItem.tsx'

/** Below the cart, and in its place when it is empty. */
export function SavedForLater() {
  const t = useMessages()
  const id = useId()
  const list = useAtomValue(savedLines)
  const { load, data } = useFetcher<SavedAnswer>()
  const ask = useEffectEvent(() => void load('/cart/saved'))
  const products = productsSaved(list).toSorted().join()
  useEffect(() => {
    if (products) ask()
  }, [products])
  // Kept in this browser, so the server drew none.
  if (useIsHydrating() || list.length === 0) return null
  return (
    <section aria-labelledby={id} className={styles.saved}>
      <Heading level={2} id={id}>
        {t('saved.title')}
      </Heading>
      <p className={styles.where}>{t('saved.where')}</p>
      <ul className={styles.list}>
        {list.map((line) => (
          <SavedItem key={savedKey(line)} line={line} now={savedNow(line, data)} />
        ))}
      </ul>
    </section>
  )
}
