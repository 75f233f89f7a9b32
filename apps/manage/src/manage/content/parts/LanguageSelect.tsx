import { english, languages } from '@galleria/i18n'
import { Select } from '@galleria/ui'
import { useMessages } from '../messages/index.ts'

interface Props {
  /** Code of the language that is written. */
  readonly value: string
  readonly onChange: (code: string) => void
}

/** Language in which texts are written; the store's own is the original. */
export function LanguageSelect({ value, onChange }: Props) {
  const t = useMessages()
  return (
    <Select
      label={t('translate.language')}
      hint={value === english.code ? t('translate.hint') : undefined}
      value={value}
      onChange={({ target }) => onChange(target.value)}
      choices={languages.map(({ code, name }) => ({
        value: code,
        label: code === english.code ? t('translate.own', { name }) : name,
      }))}
    />
  )
}
