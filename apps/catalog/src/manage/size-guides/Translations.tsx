import { english, languages } from '@galleria/i18n'
import { parts as shared } from '@galleria/manage'
import { Disclosure, Field, Select, TextArea } from '@galleria/ui'
import { useState } from 'react'
import { useMessages } from '../messages/index.ts'
import { type SizeGuideDraft, textsOf } from './draft.ts'

interface Props {
  readonly draft: SizeGuideDraft
  readonly onChange: (translations: SizeGuideDraft['translations']) => void
}

/** Texts of a guide in another language, each beside what it translates. */
export function Translations({ draft, onChange }: Props) {
  const t = useMessages()
  const others = languages.filter((language) => language !== english)
  const [code, choose] = useState<string>(others[0]?.code ?? '')
  const own = draft.translations[code] ?? {}
  return (
    <Disclosure title={t('sizes.translations')}>
      <div className={shared.form}>
        <Select
          label={t('sizes.language')}
          value={code}
          onChange={({ target }) => choose(target.value)}
          choices={others.map((language) => ({ value: language.code, label: language.name }))}
        />
        {textsOf(draft).map((text) => {
          const isNotes = text === draft.notes.trim()
          const Control = isNotes ? TextArea : Field
          return (
            <Control
              key={text}
              label={text}
              lang={code}
              dir="auto"
              maxLength={isNotes ? 2000 : 80}
              value={own[text] ?? ''}
              onChange={({ target }: { readonly target: { readonly value: string } }) =>
                onChange({ ...draft.translations, [code]: { ...own, [text]: target.value } })
              }
            />
          )
        })}
      </div>
    </Disclosure>
  )
}
