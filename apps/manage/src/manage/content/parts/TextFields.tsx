import { errorAt, type Outcome, parts as shared } from '@galleria/manage'
import { RichField } from '@galleria/rich-text/field'
import { Field, TextArea } from '@galleria/ui'
import type { ReactNode } from 'react'
import { useMessages } from '../messages/index.ts'
import { linesOf } from '../rules/compare.ts'
import { type PageDraft, type TextName, textNames, withText } from '../rules/draft.ts'
import { BesideOriginal } from './BesideOriginal.tsx'

interface Props {
  readonly draft: PageDraft
  readonly change: (part: Partial<PageDraft>) => void
  readonly errors: Outcome['errors']
  /** Language that is written; undefined for the store's own. */
  readonly language: string | undefined
  /** Fields whose original was changed since they were translated. */
  readonly outdated: readonly string[]
  /** Fields that are shown; all without it. */
  readonly names?: readonly TextName[]
}

const longest: Readonly<Record<TextName, number>> = {
  title: 200,
  summary: 600,
  body: 60_000,
  seoTitle: 200,
  seoDescription: 500,
}

/** Texts of a page in one language; a translation stands beside its original. */
export function TextFields({ draft, change, errors, language, outdated, names = textNames }: Props) {
  const t = useMessages()
  const labels: Readonly<Record<TextName, string>> = {
    title: t('field.title'),
    summary: t('field.summary'),
    body: t('field.body'),
    seoTitle: t('field.seo-title'),
    seoDescription: t('field.seo-description'),
  }
  const hints: Readonly<Partial<Record<TextName, string>>> = {
    summary: t('field.summary-hint'),
    seoTitle: t('field.seo-length', { count: textOf('seoTitle').length, good: 60 }),
    seoDescription: t('field.seo-length', { count: textOf('seoDescription').length, good: 160 }),
  }
  function textOf(name: TextName): string {
    return language ? (draft.translations[language]?.[name] ?? '') : draft[name]
  }
  const write = (name: TextName) => (text: string) =>
    change(language ? withText(draft, language, name, text) : { [name]: text })
  function control(name: TextName): ReactNode {
    const value = textOf(name)
    const common = { label: labels[name], value, lang: language, maxLength: longest[name], hint: hints[name] }
    const error = errorAt(errors, language ? `translations.${language}.${name}` : name)
    if (name === 'body')
      return (
        <RichField key={language} label={labels.body} html={value} error={error} onChange={write('body')} />
      )
    return name === 'title' || name === 'seoTitle' ? (
      <Field {...common} error={error} onChange={({ target }) => write(name)(target.value)} />
    ) : (
      <TextArea
        {...common}
        rows={name === 'summary' ? 2 : 3}
        error={error}
        onChange={({ target }) => write(name)(target.value)}
      />
    )
  }
  const alt = draft.picture?.altText
  return (
    <>
      {names.map((name) =>
        language && draft[name] ? (
          <BesideOriginal
            key={name}
            label={labels[name]}
            lines={name === 'body' ? linesOf(draft.body) : [draft[name]]}
            isOutdated={outdated.includes(name)}
          >
            {control(name)}
          </BesideOriginal>
        ) : (
          <div key={name} className={shared.form}>
            {control(name)}
          </div>
        ),
      )}
      {language && alt && (
        <BesideOriginal label={t('picture.alt')} lines={[alt]} isOutdated={outdated.includes('altText')}>
          <Field
            label={t('picture.alt')}
            lang={language}
            maxLength={500}
            value={draft.translations[language]?.altText ?? ''}
            error={errorAt(errors, `translations.${language}.altText`)}
            onChange={({ target }) => change(withText(draft, language, 'altText', target.value))}
          />
        </BesideOriginal>
      )}
    </>
  )
}
