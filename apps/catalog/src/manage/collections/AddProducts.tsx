import { parts as styles } from '@galleria/manage'
import { Button, Card, Field, Heading, Notice } from '@galleria/ui'
import { useMessages } from '../messages/index.ts'
import { useTold } from './use-told.ts'

interface Props {
  readonly words: string
  readonly found: readonly {
    readonly id: string
    readonly name: string
    readonly isInIt: boolean
  }[]
}

/** Finds products by the beginning of their names, and puts them behind what is in the collection. */
export function AddProducts({ words, found }: Props) {
  const t = useMessages()
  const { sent, isSending, put, told } = useTold()
  return (
    <Card className={styles.form}>
      <Heading level={2} size="lg">
        {t('collections.add-products')}
      </Heading>
      <form className={styles.inline}>
        <Field label={t('collections.find')} name="q" type="search" defaultValue={words} />
        <Button type="submit">{t('collections.do-find')}</Button>
      </form>
      {words && found.length === 0 && <p>{t('collections.nothing')}</p>}
      {found.length > 0 && (
        <ul className={styles.facts}>
          {found.map(({ id, name, isInIt }) => (
            <li key={id}>
              <Button
                size="small"
                aria-disabled={isInIt || isSending}
                onClick={() => put({ intent: 'add', productId: id }, t('collections.added', { name }))}
              >
                {t('collections.put', { name })}
              </Button>
            </li>
          ))}
        </ul>
      )}
      <p role="status" className={styles.quiet}>
        {told}
      </p>
      {sent?.problem && <Notice tone="danger">{sent.problem}</Notice>}
    </Card>
  )
}
