import { Link } from '@galleria/router'
import { Badge, Button, Field, Icon, IconButton, TextLink, VisuallyHidden } from '@galleria/ui'
import { type KeyboardEvent, useEffect, useId, useRef, useState } from 'react'
import { useMessages } from '../messages/index.ts'
import { SortableList } from '../SortableList.tsx'
import type { Entity, EntityKind } from './entity.ts'
import styles from './entity-picker.module.css'
import { useAsked } from './use-asked.ts'

export interface EntityPickerProps {
  readonly of: EntityKind
  readonly label: string
  readonly hint?: string | undefined
  readonly error?: string | undefined
  readonly value: readonly Entity[]
  readonly onChange: (value: readonly Entity[]) => void
  /** Several; without it a choice takes the place of the one before. */
  readonly isMany?: boolean
  /** Ordered choices, which move by dragging or with buttons. */
  readonly isOrdered?: boolean
  /** Page of an entity, to which the name of what is chosen leads. */
  readonly toOf?: (entity: Entity) => string
}

/** Milliseconds after the last key until it is looked for. */
const PAUSE = 200

/** Finds things of the shop by words (combo box of WAI-ARIA APG); what is chosen is listed below and can be taken out. */
export function EntityPicker(props: EntityPickerProps) {
  const { of, label, hint, error, value, onChange, isMany = false, isOrdered = false, toOf } = props
  const t = useMessages()
  const id = useId()
  const { answered, isAsking, ask } = useAsked()
  const [words, setWords] = useState('')
  const [isOpen, setOpen] = useState(false)
  const [at, setAt] = useState(-1)
  const box = useRef<HTMLInputElement>(null)
  useEffect(() => {
    if (!isOpen) return
    const timer = setTimeout(() => ask('find', { of, words: words.trim() }), words ? PAUSE : 0)
    return () => clearTimeout(timer)
  }, [ask, of, words, isOpen])
  const [offers, setOffers] = useState<typeof answered>()
  // Results for other words are no offer for these. A late answer to words of before takes no offer away from under the pointer.
  if (answered && answered !== offers && answered.words === words.trim()) setOffers(answered)
  const isFresh = offers?.words === words.trim()
  const chosen = new Set(value.map((entity) => entity.id))
  const found = isFresh ? (offers?.found ?? []).filter((entity) => !chosen.has(entity.id)) : []
  const active = found[at]

  function choose(entity: Entity) {
    onChange(isMany ? [...value, entity] : [entity])
    setWords('')
    setAt(-1)
    setOpen(false)
    box.current?.focus()
  }
  function onKeyDown(event: KeyboardEvent) {
    const step = { ArrowDown: 1, ArrowUp: -1 }[event.key]
    if (step) {
      setOpen(true)
      setAt(
        found.length === 0 ? -1 : (at + step + found.length + (at < 0 && step < 0 ? 1 : 0)) % found.length,
      )
    } else if (event.key === 'Enter' && isOpen) {
      if (active) choose(active)
    } else if (event.key === 'Escape' && isOpen) setOpen(false)
    else return
    event.preventDefault()
  }
  const chosenLine = (entity: Entity) => (
    <>
      <Named entity={entity} to={toOf?.(entity)} />
      <IconButton
        label={t('pick.drop', { name: entity.name })}
        onClick={() => {
          onChange(value.filter((each) => each.id !== entity.id))
          box.current?.focus()
        }}
      >
        <Icon name="close" size={16} />
      </IconButton>
    </>
  )
  const said = !isOpen
    ? ''
    : answered?.failed
      ? t('pick.failed')
      : isAsking || !isFresh
        ? ''
        : t('pick.found', { count: found.length })
  return (
    <div className={styles.picker}>
      {/* biome-ignore lint/a11y/noStaticElementInteractions: only learns that the focus has left it. */}
      <div
        className={styles.box}
        onBlur={({ currentTarget, relatedTarget }) => currentTarget.contains(relatedTarget) || setOpen(false)}
      >
        <Field
          ref={box}
          label={label}
          hint={hint}
          error={error}
          role="combobox"
          aria-expanded={isOpen}
          aria-controls={`${id}-list`}
          aria-autocomplete="list"
          aria-activedescendant={active ? `${id}-${active.id}` : undefined}
          autoComplete="off"
          maxLength={100}
          value={words}
          onFocus={() => setOpen(true)}
          onClick={() => setOpen(true)}
          onKeyDown={onKeyDown}
          onChange={({ target }) => {
            setWords(target.value)
            setAt(-1)
            setOpen(true)
          }}
        />
        {isOpen && (
          <div className={styles.popup}>
            <div id={`${id}-list`} role="listbox" aria-label={label}>
              {found.map((entity, index) => (
                // biome-ignore lint/a11y/useKeyWithClickEvents: the field has the keys.
                <div
                  key={entity.id}
                  id={`${id}-${entity.id}`}
                  role="option"
                  tabIndex={-1}
                  aria-selected={index === at}
                  className={styles.option}
                  // The field keeps the focus.
                  onMouseDown={(event) => event.preventDefault()}
                  onClick={() => choose(entity)}
                >
                  <Named entity={entity} />
                </div>
              ))}
            </div>
            {(!isFresh || isAsking) && <p className={styles.note}>{t('pick.looking')}</p>}
            {isFresh && !isAsking && found.length === 0 && <p className={styles.note}>{t('table.none')}</p>}
            {answered?.failed && (
              <p className={styles.note}>
                {t('pick.failed')}{' '}
                <Button size="small" onClick={() => ask('find', { of, words: words.trim() })}>
                  {t('outage.again')}
                </Button>
              </p>
            )}
          </div>
        )}
      </div>
      {value.length > 0 &&
        (isOrdered ? (
          <SortableList
            label={t('pick.chosen', { name: label })}
            items={value}
            keyOf={(entity) => entity.id}
            nameOf={(entity) => entity.name}
            onMove={onChange}
            isDense
          >
            {(entity) => <div className={styles.line}>{chosenLine(entity)}</div>}
          </SortableList>
        ) : (
          <ul className={styles.chosen} aria-label={t('pick.chosen', { name: label })}>
            {value.map((entity) => (
              <li key={entity.id} className={styles.line}>
                {chosenLine(entity)}
              </li>
            ))}
          </ul>
        ))}
      <VisuallyHidden role="status">{said}</VisuallyHidden>
    </div>
  )
}

interface NamedProps {
  readonly entity: Entity
  readonly to?: string | undefined
}

function Named({ entity: { name, detail, isHidden }, to }: NamedProps) {
  const t = useMessages()
  return (
    <span className={styles.named}>
      {to ? (
        <TextLink as={Link} to={to}>
          <bdi>{name}</bdi>
        </TextLink>
      ) : (
        <bdi>{name}</bdi>
      )}
      {isHidden && <Badge>{t('pick.hidden')}</Badge>}
      {detail && <bdi className={styles.detail}>{detail}</bdi>}
    </span>
  )
}
