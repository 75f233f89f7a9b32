import { Field, Select } from '@galleria/ui'
import { useState } from 'react'
import { useMessages } from '../../messages/index.ts'
import type { Names } from '../Filters.tsx'
import { type Change, isWithoutCell, LONGEST_SEO } from '../rules/bulk.ts'
import type { Speech } from '../rules/text.ts'

interface Props {
  readonly change: Change
  readonly names: Names
  readonly words: Speech['words']
  readonly error: string | undefined
  readonly onText: (text: string) => void
}

/** Option for another value; no brand has this name. */
const OTHER = '…'

/** Value for a change of many rows: chosen from existing ones, typed only where it is a number or a new name. */
export function ChangeValue({ change: { what, how, text }, names, words, error, onText }: Props) {
  const t = useMessages()
  const [isOther, setOther] = useState(false)
  const typed = { error, autoComplete: 'off', value: text }
  if (what === 'status')
    return choice(
      [
        ['', t('bulk.choose')],
        [words.visible, words.visible],
        [words.hidden, words.hidden],
      ],
      text,
      onText,
    )
  if (what === 'collections') return choice([['', t('bulk.choose')], ...names.collections], text, onText)
  if (what === 'brand' || what === 'ribbon') {
    const known = what === 'brand' ? names.brands : names.ribbons
    return (
      <>
        {choice(
          [
            ['', t('bulk.none')],
            ...known.map((name): [string, string] => [name, name]),
            [OTHER, t('bulk.other')],
          ],
          isOther ? OTHER : text,
          (value) => {
            setOther(value === OTHER)
            onText(value === OTHER ? '' : value)
          },
        )}
        {isOther && (
          <Field
            {...typed}
            label={t('bulk.other-name')}
            dir="auto"
            maxLength={what === 'brand' ? 50 : 30}
            onChange={({ target }) => onText(target.value)}
          />
        )}
      </>
    )
  }
  if (what === 'tags')
    return (
      <Field
        {...typed}
        label={t('bulk.value')}
        hint={t('bulk.tags-hint')}
        dir="auto"
        onChange={({ target }) => onText(target.value)}
      />
    )
  if (isWithoutCell(what))
    return (
      <Field
        {...typed}
        label={t('bulk.value')}
        hint={t('bulk.seo-hint', { name: '{name}' })}
        dir="auto"
        maxLength={LONGEST_SEO[what]}
        onChange={({ target }) => onText(target.value)}
      />
    )
  return (
    <Field
      {...typed}
      label={t('bulk.value')}
      inputMode={how === 'set' ? 'decimal' : 'text'}
      onChange={({ target }) => onText(target.value)}
    />
  )

  function choice(
    options: readonly (readonly [value: string, name: string])[],
    value: string,
    onChange: (value: string) => void,
  ) {
    return (
      <Select
        label={t('bulk.value')}
        value={value}
        error={isOther ? undefined : error}
        onChange={({ target }) => onChange(target.value)}
        choices={options.map(([each, name]) => ({ value: each, label: name }))}
      />
    )
  }
}
