import { parts } from '@galleria/manage'
import { Link } from '@galleria/router'
import { Button, Disclosure, Field, Icon, IconButton, Notice } from '@galleria/ui'
import { type FormEvent, useEffect, useId, useState } from 'react'
import { useMessages } from '../../messages/index.ts'
import styles from '../grid.module.css'
import { readStored, type View, viewsIn, withView, writeStored } from '../rules/views.ts'

interface Props {
  /** Owner of the views: other staff in this browser do not see them. */
  readonly steward: string
  readonly query: string
}

/** Questions that are asked often: some of ours, and those that this steward has kept on this device. */
export function Views({ steward, query }: Props) {
  const t = useMessages()
  const [kept, setKept] = useState<readonly View[]>([])
  const [name, setName] = useState('')
  const where = useId()
  const [error, setError] = useState<string>()
  const [said, setSaid] = useState<string>()
  const [isLost, setLost] = useState(false)
  useEffect(() => setKept(viewsIn(readStored(localStorage, 'views', steward))), [steward])
  const ours: readonly View[] = [
    { name: t('views.all'), query: '' },
    { name: t('views.low'), query: 'stock=low' },
    { name: t('views.out'), query: 'stock=out' },
    { name: t('views.hidden'), query: 'status=hidden' },
  ]

  function keep(views: readonly View[], words: string) {
    setKept(views)
    setLost(!writeStored(localStorage, 'views', steward, views))
    setSaid(words)
  }
  function save(event: FormEvent) {
    event.preventDefault()
    const given = name.trim()
    setError(given ? undefined : t('views.name-it'))
    if (!given) return
    keep(withView(kept, { name: given, query }), t('views.kept', { name: given }))
    setName('')
  }
  return (
    <div className={styles.tools}>
      <nav aria-label={t('views.title')} className={styles.choices}>
        {[...ours, ...kept].map((view) => (
          <Link
            key={`${view.name} ${view.query}`}
            to={`/manage/catalog${view.query && `?${view.query}`}`}
            className={styles.choice}
            aria-current={view.query === query ? 'page' : undefined}
          >
            <bdi>{view.name}</bdi>
          </Link>
        ))}
      </nav>
      <Disclosure title={t('views.keep')}>
        <form className={parts.form} onSubmit={save} noValidate>
          <div className={parts.inline}>
            <Field
              label={t('views.name')}
              aria-describedby={where}
              maxLength={60}
              value={name}
              error={error}
              onChange={(event) => setName(event.target.value)}
            />
            <Button type="submit">{t('views.save')}</Button>
          </div>
          <p id={where} className={parts.quiet}>
            {t('views.where')}
          </p>
          {kept.length > 0 && (
            <ul className={styles.panel}>
              {kept.map((view) => (
                <li key={view.name}>
                  <bdi>{view.name}</bdi>
                  <IconButton
                    label={t('views.forget', { name: view.name })}
                    onClick={() =>
                      keep(
                        kept.filter((each) => each !== view),
                        t('views.forgotten', { name: view.name }),
                      )
                    }
                  >
                    <Icon name="trash" size={18} />
                  </IconButton>
                </li>
              ))}
            </ul>
          )}
        </form>
      </Disclosure>
      <div role="status">{said && <p className={parts.quiet}>{said}</p>}</div>
      {isLost && <Notice tone="warning">{t('views.lost')}</Notice>}
    </div>
  )
}
