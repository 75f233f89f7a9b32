import { Form, useFetcher, useNavigate } from '@galleria/router'
import { Icon, IconButton, VisuallyHidden } from '@galleria/ui'
import { type KeyboardEvent, type SyntheticEvent, useEffect, useId, useRef, useState } from 'react'
import type { Suggestions } from '../../data/suggest.ts'
import { useMessages } from '../../messages/index.ts'
import { recentSearches, rememberSearch } from '../../rules/search/recent-searches.ts'
import { searchTerm } from '../../rules/search/search.ts'
import styles from './SearchForm.module.css'
import { SearchSuggestions } from './SearchSuggestions.tsx'
import { suggested } from './suggested.ts'

const PAUSE = 150

/** A field that suggests while one types: a combobox with a list box of links (WAI-ARIA 1.2). Without a script it is a form. */
export function SearchBox({ term }: { readonly term: string }) {
  const t = useMessages()
  const id = useId()
  const navigate = useNavigate()
  const input = useRef<HTMLInputElement>(null)
  const fetcher = useFetcher<Suggestions>()
  const [typed, setTyped] = useState(term)
  const [recent, setRecent] = useState<readonly string[] | null>(null)
  const [active, setActive] = useState(-1)
  const isOpen = recent !== null
  const sought = searchTerm(new URLSearchParams({ q: typed }))
  const load = useRef(fetcher.load)
  load.current = fetcher.load

  useEffect(() => {
    if (!isOpen || !sought) return
    // The fetcher gives up the question before, so that no late answer follows a newer one.
    const timer = setTimeout(
      () => void load.current(`/search/suggest?${new URLSearchParams({ q: sought })}`),
      PAUSE,
    )
    return () => clearTimeout(timer)
  }, [isOpen, sought])

  const answer = sought ? fetcher.data : undefined
  const entries = isOpen ? suggested(sought, answer, recent) : []
  const open = () => {
    // Text typed before hydration is in the field, but fired no event.
    setTyped(input.current?.value ?? '')
    setRecent(recentSearches())
  }
  const close = () => {
    setRecent(null)
    setActive(-1)
  }
  const leave = () => {
    close()
    input.current?.blur()
  }
  const onKeyDown = (event: KeyboardEvent) => {
    const step = { ArrowDown: 1, ArrowUp: -1 }[event.key]
    if (step) {
      event.preventDefault()
      if (!isOpen) return open()
      // The field itself is one stop of the round.
      const stops = entries.length + 1
      setActive(((active + 1 + step + stops) % stops) - 1)
    } else if (event.key === 'Escape' && isOpen) {
      event.preventDefault()
      close()
    } else if (event.key === 'Enter' && entries[active]) {
      event.preventDefault()
      choose(entries[active])
      void navigate(entries[active].to)
    }
  }
  const choose = ({ term }: { readonly term?: string }) => {
    rememberSearch(term ?? sought)
    leave()
  }
  const send = ({ currentTarget }: SyntheticEvent<HTMLFormElement>) => {
    // Before the results are there: their reader may be gone by then.
    rememberSearch(searchTerm(new URLSearchParams({ q: String(new FormData(currentTarget).get('q')) })))
    leave()
  }
  const isShown = isOpen && (sought !== '' || entries.length > 0)
  const isWaiting = fetcher.state !== 'idle' || (sought !== '' && answer?.term !== sought && !answer?.failed)
  return (
    <search
      className={styles.search}
      onBlur={({ currentTarget, relatedTarget }) => {
        if (!currentTarget.contains(relatedTarget)) close()
      }}
    >
      <Form className={styles.form} action="/search" onSubmit={send}>
        <input
          ref={input}
          className={styles.input}
          type="search"
          name="q"
          defaultValue={term}
          aria-label={t('search.short')}
          placeholder={t('search.short')}
          maxLength={80}
          autoComplete="off"
          enterKeyHint="search"
          role="combobox"
          aria-expanded={isShown && entries.length > 0}
          aria-controls={isShown ? `${id}list` : undefined}
          aria-autocomplete="list"
          aria-activedescendant={entries[active] ? `${id}${active}` : undefined}
          onFocus={open}
          onClick={() => !isOpen && open()}
          onChange={({ currentTarget }) => {
            setActive(-1)
            if (!isOpen) setRecent(recentSearches())
            setTyped(currentTarget.value)
          }}
          onKeyDown={onKeyDown}
        />
        <IconButton label={t('search.short')} type="submit">
          <Icon name="search" />
        </IconButton>
      </Form>
      {isShown && (
        <SearchSuggestions
          id={id}
          sought={sought}
          entries={entries}
          active={active}
          answer={answer}
          isWaiting={isWaiting}
          onChoose={choose}
          onForget={() => {
            setRecent([])
            input.current?.focus()
          }}
        />
      )}
      <VisuallyHidden role="status">
        {isShown && sought && !isWaiting && t('search.suggestions', { count: entries.length - 1 })}
      </VisuallyHidden>
    </search>
  )
}
