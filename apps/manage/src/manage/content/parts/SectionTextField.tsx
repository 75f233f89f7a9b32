import type { Section } from '@galleria/platform-client/content-pages'
import { RichField } from '@galleria/rich-text/field'
import { Field, TextArea } from '@galleria/ui'
import { linesOf } from '../rules/compare.ts'
import { type SectionText, sectionText, withSectionText } from '../rules/section.ts'
import { BesideOriginal } from './BesideOriginal.tsx'

interface Props {
  readonly section: Section
  readonly name: SectionText
  readonly label: string
  readonly kind: 'line' | 'text' | 'html'
  /** Language that is written; undefined for the store's own. */
  readonly language: string | undefined
  readonly isOutdated: boolean
  readonly onChange: (next: Section) => void
}

const longest: Readonly<Record<SectionText, number>> = {
  title: 200,
  text: 20_000,
  label: 80,
  altText: 500,
}

/** Text of a section; a translation stands beside its original. */
export function SectionTextField({ section, name, label, kind, language, isOutdated, onChange }: Props) {
  const original = sectionText(section, undefined, name)
  const value = sectionText(section, language, name)
  const write = (text: string) => onChange(withSectionText(section, language, name, text))
  const common = { label, value, lang: language, maxLength: longest[name] }
  const control =
    kind === 'html' ? (
      <RichField key={language} label={label} html={value} onChange={write} />
    ) : kind === 'text' ? (
      <TextArea {...common} rows={2} onChange={({ target }) => write(target.value)} />
    ) : (
      <Field {...common} onChange={({ target }) => write(target.value)} />
    )
  if (!language || !original) return control
  const lines = kind === 'html' ? linesOf(original) : [original]
  return <BesideOriginal {...{ label, lines, isOutdated }}>{control}</BesideOriginal>
}
