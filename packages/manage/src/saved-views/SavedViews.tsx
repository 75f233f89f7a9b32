import { Link } from '@galleria/router'
import { Button, Disclosure, Field, Icon, IconButton, Notice } from '@galleria/ui'
import { type FormEvent, useEffect, useState } from 'react'
import { useMessages } from '../messages/index.ts'
import parts from '../parts.module.css'
import { readStored, writeStored } from './stored.ts'
import { type View, viewsIn, withView } from './views.ts'

interface Props {
  /** Part of the store's side whose list has the views: `members` stands at `/manage/members`. */
  readonly part: string
  /** Owner of the saved views: other staff in this browser do not see them. */
  readonly owner: string
  /** Query of the list that is shown. */
  readonly query: string
  /** Views that everybody has. */
  readonly presets: readonly View[]
  /** Classes of the whole, the row of links, one link and the list of saved views. */
  readonly styles: Readonly<Record<'all' | 'links' | 'link' | 'saved', string | undefined>>
}

/** Common queries of the list: presets, and those that this staff member saved in this browser. */
export function SavedViews({ part, owner, query, presets, styles }: Props) {
  const t = useMessages()
  const [saved, setSaved] = useState<readonly View[]>([])
  const [name, setName] = useState('')
  const [error, setError] = useState<string>()
  const [said, setSaid] = useState<string>()
  const [isLost, setLost] = useState(false)
  useEffect(() => setSaved(viewsIn(readStored(localStorage, { part, name: 'views', owner }))), [part, owner])

  function keep(views: readonly View[], message: string) {
    setSaved(views)
    setLost(!writeStored(localStorage, { part, name: 'views', owner }, views))
    setSaid(message)
  }
  function save(event: FormEvent) {
    event.preventDefault()
    const given = name.trim()
    setError(given ? undefined : t('views.name-it'))
    if (!given) return
    keep(withView(saved, { name: given, query }), t('views.kept', { name: given }))
    setName('')
  }
  return (
    <div className={styles.all}>
      <nav aria-label={t('views.title')} className={styles.links}>
        {[...presets, ...saved].map((view) => (
          <Link
            key={`${view.name} ${view.query}`}
            to={`/manage/${part}${view.query && `?${view.query}`}`}
            className={styles.link}
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
              hint={t('views.where')}
              maxLength={60}
              value={name}
              error={error}
              onChange={(event) => setName(event.target.value)}
            />
            <Button type="submit">{t('views.save')}</Button>
          </div>
          {saved.length > 0 && (
            <ul className={styles.saved}>
              {saved.map((view) => (
                <li key={view.name}>
                  <bdi>{view.name}</bdi>
                  <IconButton
                    label={t('views.forget', { name: view.name })}
                    onClick={() =>
                      keep(
                        saved.filter((each) => each !== view),
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
