import { parts as styles } from '@galleria/manage'
import { Link } from '@galleria/router'
import { Button, Disclosure, Field, Icon, IconButton, Notice } from '@galleria/ui'
import { type FormEvent, useEffect, useState } from 'react'
import { useMessages } from '../messages/index.ts'
import { readViews, type View, withView, writeViews } from '../rules/views.ts'
import own from './members.module.css'

interface Props {
  /** Owner of the views: other staff in this browser do not see them. */
  readonly steward: string
  readonly query: string
}

/** Questions that are asked often: some of ours, and those that this steward has kept in this browser. */
export function Views({ steward, query }: Props) {
  const t = useMessages()
  const [kept, setKept] = useState<readonly View[]>([])
  const [name, setName] = useState('')
  const [error, setError] = useState<string>()
  const [said, setSaid] = useState<string>()
  const [isLost, setLost] = useState(false)
  useEffect(() => setKept(readViews(localStorage, steward)), [steward])
  const ours: readonly View[] = [
    { name: t('views.all'), query: '' },
    { name: t('views.waiting'), query: 'status=PENDING' },
    { name: t('views.blocked'), query: 'status=BLOCKED' },
    { name: t('views.muted'), query: 'activity=MUTED' },
  ]

  function keep(views: readonly View[], words: string) {
    setKept(views)
    setLost(!writeViews(localStorage, steward, views))
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
    <div className={styles.rows}>
      <nav aria-label={t('views.title')} className={own.views}>
        {[...ours, ...kept].map((view) => (
          <Link
            key={`${view.name} ${view.query}`}
            to={`/manage/members${view.query && `?${view.query}`}`}
            className={own.view}
            aria-current={view.query === query ? 'page' : undefined}
          >
            <bdi>{view.name}</bdi>
          </Link>
        ))}
      </nav>
      <Disclosure title={t('views.keep')}>
        <form className={styles.form} onSubmit={save} noValidate>
          <div className={styles.inline}>
            <Field
              label={t('views.name')}
              hint={t('views.where')}
              maxLength={60}
              value={name}
              error={error}
              onChange={(event) => setName(event.target.value)}
            />
            <Button type="submit">{t('views.save')}</Button>
          </div>
          {kept.length > 0 && (
            <ul className={own.kept}>
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
      <div role="status">{said && <p className={styles.quiet}>{said}</p>}</div>
      {isLost && <Notice tone="warning">{t('views.lost')}</Notice>}
    </div>
  )
}
