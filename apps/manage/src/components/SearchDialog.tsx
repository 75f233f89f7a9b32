import { Slot } from '@galleria/federation'
import { useManageLinks } from '@galleria/manage'
import { Link } from '@galleria/router'
import { VisuallyHidden } from '@galleria/ui'
import { Dialog } from '@galleria/ui/overlays'
import { type KeyboardEvent, useDeferredValue, useEffect, useRef, useState } from 'react'
import { useMessages } from '../messages/index.ts'
import { findLinks } from './find-links.ts'
import styles from './SearchDialog.module.css'
import { sectionNames } from './section-names.ts'

/** Most characters of a search; every team's provider is given as many. */
const LONGEST = 100

/** Pages of the admin, and what each team finds of its own, by arrow keys and Enter. */
export default function SearchDialog({ onClose }: { readonly onClose: () => void }) {
  const t = useMessages()
  const links = useManageLinks()
  const [words, setWords] = useState('')
  const query = useSettled(useDeferredValue(words).trim(), 200)
  const results = useRef<HTMLDivElement>(null)
  const found = findLinks(links, words)

  /** Arrows walk the links, of whichever team; Enter in the field opens the first. */
  function onKeyDown(event: KeyboardEvent) {
    const all = [...(results.current?.querySelectorAll<HTMLAnchorElement>('a[href]') ?? [])]
    const at = all.indexOf(document.activeElement as HTMLAnchorElement)
    if (event.key === 'Enter' && at < 0) {
      event.preventDefault()
      all[0]?.click()
      return
    }
    const step = event.key === 'ArrowDown' ? 1 : event.key === 'ArrowUp' ? -1 : 0
    if (step === 0) return
    event.preventDefault()
    const next = all[at + step]
    if (next) next.focus()
    else if (step < 0) event.currentTarget.querySelector('input')?.focus()
  }

  return (
    <Dialog title={t('search.title')} isOpen onOpenChange={(isOpen) => isOpen || onClose()}>
      {/* biome-ignore lint/a11y/noStaticElementInteractions: Arrow keys move the focus among the links inside. */}
      <div className={styles.search} onKeyDown={onKeyDown}>
        <input
          type="search"
          className={styles.field}
          aria-label={t('search.label')}
          placeholder={t('search.hint')}
          maxLength={LONGEST}
          value={words}
          onChange={({ target }) => setWords(target.value)}
          autoFocus
        />
        {/* biome-ignore lint/a11y/noStaticElementInteractions lint/a11y/useKeyWithClickEvents: A link inside that was followed closes the dialog. */}
        <div
          ref={results}
          className={styles.results}
          onClick={(event) => {
            const link = (event.target as HTMLElement).closest('a[href]')
            if (!link || event.ctrlKey || event.metaKey || event.shiftKey) return
            onClose()
          }}
        >
          {found.length > 0 && (
            <section aria-label={t('search.pages')}>
              <h3 className={styles.title}>{t('search.pages')}</h3>
              <ul className={styles.list}>
                {found.map(({ to, label, section }) => (
                  <li key={to}>
                    <Link to={to} className={styles.result}>
                      <span>{label}</span>
                      <span className={styles.where}>{t(sectionNames[section])}</span>
                    </Link>
                  </li>
                ))}
              </ul>
            </section>
          )}
          {query.length >= 2 && <Slot name="manage.search" load="eager" query={query} />}
        </div>
        <VisuallyHidden role="status">{t('search.count', { count: found.length })}</VisuallyHidden>
      </div>
    </Dialog>
  )
}

/** The value once it has been the same for some milliseconds. */
function useSettled(value: string, pause: number): string {
  const [settled, setSettled] = useState(value)
  useEffect(() => {
    const timer = setTimeout(() => setSettled(value), pause)
    return () => clearTimeout(timer)
  }, [value, pause])
  return settled
}
