import { Link, useLocation, useNavigate, useNavigation } from '@galleria/router'
import { Button, ButtonLink, Field, Icon } from '@galleria/ui'
import {
  type FormEvent,
  type ReactNode,
  type RefObject,
  useEffect,
  useEffectEvent,
  useRef,
  useState,
} from 'react'
import { useMessages } from '../messages/index.ts'
import { FilterFields } from './FilterFields.tsx'
import styles from './filters.module.css'
import { chipsOf, type Filter, type ListTab, tabsAt } from './filters.ts'
import { withParams } from './list-query.ts'

export interface FilterBarProps {
  /** Accessible name of the search: `Find orders`. */
  readonly label: string
  /** Label of the field for words, which are `?q=…`; without it there is none. */
  readonly words?: string | undefined
  readonly filters?: readonly Filter[] | undefined
  /** Label of a range of days, `?from=…&to=…`; `timesIn` reads it. */
  readonly dates?: string | undefined
  readonly tabs?: readonly ListTab[] | undefined
  /** Beside the field, such as saved views. */
  readonly children?: ReactNode
}

/** Milliseconds after the last key until the list follows. */
const PAUSE = 400

/** Tabs, words and filters of a list; all of it stands in the URL. */
export function FilterBar({ label, words, filters = [], dates, tabs = [], children }: FilterBarProps) {
  const t = useMessages()
  const { pathname, search } = useLocation()
  const navigate = useNavigate()
  const { state, location: going } = useNavigation()
  const query = new URLSearchParams(search)
  const days: readonly Filter[] = dates
    ? [
        { name: 'from', label: t('filters.from', { name: dates }), type: 'date' },
        { name: 'to', label: t('filters.to', { name: dates }), type: 'date' },
      ]
    : []
  const all = [...filters, ...days]
  const chips = chipsOf(query, all)
  const [isOpen, setOpen] = useState(false)
  const [typing, setTyping] = useState<{ readonly form: HTMLFormElement }>()
  const asked = useRef(query.get('q') ?? '')
  const follow = useEffectEvent((form: HTMLFormElement) => {
    // A page that is being opened goes before the words: to follow them would stay on the list.
    if (!going || going.pathname === pathname) look(form, true)
  })
  useEffect(() => {
    if (!typing) return
    const timer = setTimeout(() => follow(typing.form), PAUSE)
    return () => clearTimeout(timer)
  }, [typing])

  function look(form: HTMLFormElement, isTyping = false) {
    setTyping(undefined)
    // A tab that is being opened counts already, so the words are added to it.
    const from = going?.pathname === pathname ? going.search : search
    const data = new FormData(form)
    const names = new Set([...form.querySelectorAll<HTMLInputElement>('[name]')].map(({ name }) => name))
    const changes = Object.fromEntries([...names].map((name) => [name, data.getAll(name).map(String)]))
    const to = withParams(from, trimmed(changes))
    if (words) asked.current = String(data.get('q') ?? '').trim()
    if (to !== `?${new URLSearchParams(from)}`) {
      void navigate(to, { replace: isTyping, preventScrollReset: true })
    }
  }
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    look(event.currentTarget)
  }
  return (
    <div className={styles.filters}>
      {tabs.length > 0 && (
        <nav aria-label={t('filters.tabs', { name: label })} className={styles.tabs}>
          {tabsAt(query, tabs).map(({ label, count, to, isCurrent }) => (
            <Link key={label} to={to} aria-current={isCurrent ? 'page' : undefined}>
              {label}
              {count !== undefined && <span className={styles.count}>{t('filters.count', { count })}</span>}
            </Link>
          ))}
        </nav>
      )}
      {/* biome-ignore lint/a11y/useSemanticElements: the form is the search. */}
      <form role="search" aria-label={label} className={styles.form} onSubmit={submit}>
        <div className={styles.line}>
          {words && (
            <Words
              label={words}
              value={query.get('q') ?? ''}
              asked={asked}
              onType={(form) => setTyping({ form })}
            />
          )}
          {words && <Button type="submit">{t('filters.look')}</Button>}
          {all.length > 0 && (
            <Button aria-expanded={isOpen} onClick={() => setOpen(!isOpen)}>
              <Icon name="filter" size={16} />
              {t('filters.open')}
            </Button>
          )}
          {children}
        </div>
        {isOpen && (
          <div className={styles.panel}>
            <FilterFields key={search} query={query} filters={filters} days={days} />
            <div className={styles.ends}>
              <Button type="submit" variant="primary" pending={state === 'loading'}>
                {t('filters.apply')}
              </Button>
              <Button variant="quiet" onClick={() => setOpen(false)}>
                {t('filters.close')}
              </Button>
            </div>
          </div>
        )}
      </form>
      {chips.length > 0 && (
        <ul className={styles.chips} aria-label={t('filters.active')}>
          {chips.map(({ name, label, value, without }) => (
            <li key={`${name} ${value}`}>
              <Link
                to={without}
                className={styles.chip}
                preventScrollReset
                aria-label={t('filters.drop', { name: label, value })}
              >
                <span>
                  {label}: <bdi>{value}</bdi>
                </span>
                <Icon name="close" size={14} />
              </Link>
            </li>
          ))}
          <li>
            <ButtonLink
              as={Link}
              variant="quiet"
              size="small"
              to={cleared(pathname, search, [...all.map(({ name }) => name), 'q'])}
            >
              {t('filters.clear')}
            </ButtonLink>
          </li>
        </ul>
      )}
    </div>
  )
}

/** Keep typed words while the list follows, and take those of the URL when it was changed elsewhere. */
function Words({
  label,
  value,
  asked,
  onType,
}: {
  readonly label: string
  readonly value: string
  /** Words that the list was last asked for from here. */
  readonly asked: RefObject<string>
  readonly onType: (form: HTMLFormElement) => void
}) {
  const [typed, setTyped] = useState(value)
  // Words asked for here come back while somebody types on: they must not take the place of newer ones.
  useEffect(() => {
    if (asked.current === value) return
    asked.current = value
    setTyped(value)
  }, [value, asked])
  return (
    <Field
      type="search"
      name="q"
      label={label}
      className={styles.words}
      maxLength={100}
      autoComplete="off"
      value={typed}
      onChange={({ target }) => {
        setTyped(target.value)
        if (target.form) onType(target.form)
      }}
    />
  )
}

function trimmed(changes: Readonly<Record<string, readonly string[]>>) {
  return Object.fromEntries(
    Object.entries(changes).map(([name, values]) => [name, values.map((each) => each.trim())]),
  )
}

function cleared(pathname: string, search: string, names: readonly string[]): string {
  return pathname + withParams(search, Object.fromEntries(names.map((name) => [name, null])))
}
