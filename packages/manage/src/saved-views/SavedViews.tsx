import type { ManageView } from '@galleria/platform-client/manage-views'
import { Link } from '@galleria/router'
import { Button, Checkbox, Disclosure, Field, Icon, IconButton, Notice } from '@galleria/ui'
import { type FormEvent, useEffect, useState } from 'react'
import { useAsked } from '../ask/use-asked.ts'
import { useMessages } from '../messages/index.ts'
import parts from '../parts.module.css'
import styles from './saved-views.module.css'

/** A query with a name; the query is of the address. */
export interface View {
  readonly name: string
  readonly query: string
}

interface Props {
  /** List of the admin, such as `orders`. */
  readonly list: string
  /** Address of the list. */
  readonly to: string
  /** Query that is shown, without its page. */
  readonly query: string
  /** Views that everybody has. */
  readonly presets?: readonly View[]
}

/** Named queries of a list: presets, those that one saved, and those that colleagues share. */
export function SavedViews({ list, to, query, presets = [] }: Props) {
  const t = useMessages()
  const { answered, ask, sent, isSending, send } = useAsked()
  const [name, setName] = useState('')
  const [isShared, setShared] = useState(false)
  const [error, setError] = useState<string>()
  const [said, setSaid] = useState<string>()
  // Sending reads the list again, as the router does with all that it has read.
  useEffect(() => ask('views', { list }), [ask, list])
  const views = answered?.views ?? []

  function save(event: FormEvent) {
    event.preventDefault()
    const given = name.trim()
    setError(given ? undefined : t('views.name-it'))
    if (!given) return
    send({ kit: 'save-view', view: { list, name: given, query, shared: isShared } })
    setSaid(t('views.kept', { name: given }))
    setName('')
  }
  return (
    <div className={styles.all}>
      <nav aria-label={t('views.title')} className={styles.links}>
        {[...presets.map((view) => ({ ...view, id: view.name, by: undefined })), ...views.map(shown)].map(
          (view) => (
            <Link
              key={view.id}
              to={to + (view.query && `?${view.query}`)}
              className={styles.link}
              aria-current={view.query === query ? 'page' : undefined}
              title={view.by ? t('views.by', { name: view.by }) : undefined}
            >
              <bdi>{view.name}</bdi>
            </Link>
          ),
        )}
      </nav>
      <Disclosure title={t('views.keep')}>
        <form className={parts.form} onSubmit={save} noValidate>
          <div className={parts.inline}>
            <Field
              label={t('views.name')}
              maxLength={60}
              value={name}
              error={error}
              onChange={(event) => setName(event.target.value)}
            />
            <Button type="submit" pending={isSending}>
              {t('views.save')}
            </Button>
          </div>
          <Checkbox checked={isShared} onChange={({ target }) => setShared(target.checked)}>
            {t('views.share')}
          </Checkbox>
          {views.length > 0 && (
            <ul className={styles.saved}>
              {views.map((view) => (
                <li key={view.id}>
                  <bdi>{view.name}</bdi>
                  <span className={parts.quiet}>
                    {view.shared ? t('views.shared') : t('views.own')}
                    {!view.own && view.madeBy?.name && <> · {t('views.by', { name: view.madeBy.name })}</>}
                  </span>
                  <IconButton
                    label={t('views.forget', { name: view.name })}
                    onClick={() => {
                      send({ kit: 'delete-view', viewId: view.id })
                      setSaid(t('views.forgotten', { name: view.name }))
                    }}
                  >
                    <Icon name="trash" size={18} />
                  </IconButton>
                </li>
              ))}
            </ul>
          )}
        </form>
      </Disclosure>
      <div role="status">{said && !isSending && sent?.done && <p className={parts.quiet}>{said}</p>}</div>
      {!isSending && sent?.failed && <Notice tone="danger">{t('views.refused')}</Notice>}
      {answered?.failed && <Notice tone="warning">{t('views.lost')}</Notice>}
    </div>
  )
}

const shown = ({ id, name, query, own, madeBy }: ManageView) => ({
  ...{ id, name, query },
  by: own ? undefined : (madeBy?.name ?? undefined),
})
