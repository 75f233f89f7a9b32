import { parts as styles } from '@galleria/manage'
import { Button, Card, Heading, Notice } from '@galleria/ui'
import { Filters, type Names } from '../grid/Filters.tsx'
import { useMessages } from '../messages/index.ts'
import { type Found, MOST } from './find.ts'
import { useAnnouncement } from './use-announcement.ts'

interface Props {
  /** Search term from the address. */
  readonly asked: string
  readonly names: Names
  readonly found: Found | null
  /** The address of the collection. */
  readonly to: string
}

/** Finds products as their table does, shows what that would put into the collection, and puts one or all behind what is in it. */
export function AddProducts({ asked, names, found, to }: Props) {
  const t = useMessages()
  const { sent, isSending, put, announcement } = useAnnouncement()
  const left = found ? found.total - found.inIt : 0
  return (
    <Card className={styles.form}>
      <Heading level={2} size="lg">
        {t('collections.add-products')}
      </Heading>
      <p className={styles.quiet}>{t('collections.find-more')}</p>
      <Filters key={asked} query={new URLSearchParams(asked)} names={names} isFolded all={to} />
      {found && (
        <p role="status">
          {found.total === 0
            ? t('collections.nothing')
            : t('collections.found', { total: found.total, already: found.inIt })}
        </p>
      )}
      {found && found.products.length > 0 && (
        <ul className={styles.facts}>
          {found.products.map(({ id, name, isInIt }) => (
            <li key={id}>
              <Button
                size="small"
                aria-disabled={isInIt || isSending}
                onClick={() =>
                  isInIt || put({ intent: 'add', productId: id }, t('collections.added', { name }))
                }
              >
                {t('collections.put', { name })}
              </Button>
            </li>
          ))}
        </ul>
      )}
      {left > MOST && <p className={styles.quiet}>{t('collections.too-many', { count: MOST })}</p>}
      {left > 1 && left <= MOST && (
        <div className={styles.buttons}>
          <Button
            variant="primary"
            pending={isSending}
            onClick={() => put({ intent: 'fill' }, t('collections.all-added', { count: left }))}
          >
            {t('collections.put-all', { count: left })}
          </Button>
        </div>
      )}
      <p role="status" className={styles.quiet}>
        {announcement}
      </p>
      {sent?.problem && <Notice tone="danger">{sent.problem}</Notice>}
    </Card>
  )
}
