import { useSubmit } from '@galleria/router'
import { Icon } from '@galleria/ui'
import { setWished, useIsWished } from '../../data/wishes/wished.ts'
import { useMessages } from '../../messages/index.ts'
import styles from './Heart.module.css'

interface Props {
  readonly id: string
  readonly name: string
}

/** Puts a product on the wishlist, and takes it off. What a press means is loaded with the first one. */
export function Heart({ id, name }: Props) {
  const t = useMessages()
  const submit = useSubmit()
  const isOn = useIsWished(id)
  return (
    <button
      type="button"
      className={styles.heart}
      aria-pressed={isOn}
      aria-label={t('wish.named', { name })}
      onClick={() => {
        setWished(id, !isOn)
        void submit(
          { id, name, ...(!isOn && { wanted: '1' }) },
          { method: 'post', action: '/wishlists/-/wish', navigate: false, fetcherKey: `wish ${id}` },
        )
      }}
    >
      <Icon name="heart" />
    </button>
  )
}
