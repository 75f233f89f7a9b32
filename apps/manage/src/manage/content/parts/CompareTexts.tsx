import { languages } from '@galleria/i18n'
import type { PageContent } from '@galleria/platform-client/content-pages'
import { VisuallyHidden } from '@galleria/ui'
import { useMessages } from '../messages/index.ts'
import { compareLines, linesOf } from '../rules/compare.ts'
import { translatedNames } from '../rules/draft.ts'
import { sectionText, sectionTexts } from '../rules/section.ts'
import styles from './content.module.css'
import { useSectionNames } from './use-section-names.ts'

interface Props {
  readonly before: PageContent
  readonly after: PageContent
}

/** Lines of one version beside another's: what was removed, what was added. Texts that are the same are left out. */
export function CompareTexts({ before, after }: Props) {
  const t = useMessages()
  const labels = {
    title: t('field.title'),
    summary: t('field.summary'),
    body: t('field.body'),
    seoTitle: t('field.seo-title'),
    seoDescription: t('field.seo-description'),
    altText: t('picture.alt'),
  }
  const names = useSectionNames()
  const sectionsIn = (content: PageContent, language: string | undefined) =>
    new Map(
      (content.sections ?? []).flatMap((section) =>
        sectionTexts.map((name) => {
          const text = sectionText(section, language, name)
          return [`${section.id} ${name}`, { section, name, text }] as const
        }),
      ),
    )
  const texts = [undefined, ...languages.map(({ code }) => code)].flatMap((language) => {
    const textsOf = (content: PageContent) =>
      language
        ? (content.translations[language] ?? {})
        : { ...content, altText: content.picture?.altText ?? '' }
    const [old, now] = [textsOf(before), textsOf(after)]
    const named = languages.find(({ code }) => code === language)?.name
    const [oldParts, nowParts] = [sectionsIn(before, language), sectionsIn(after, language)]
    const parts = [...new Map([...oldParts, ...nowParts])].flatMap(([key, { section, name }]) => {
      const [was, is] = [oldParts.get(key)?.text ?? '', nowParts.get(key)?.text ?? '']
      const label = `${names.types[section.type] ?? section.type}: ${names.texts[name]}`
      return was === is
        ? []
        : [
            {
              key: `${key} ${language}`,
              label: named ? `${label} (${named})` : label,
              lines: compareLines(linesOf(was), linesOf(is)),
            },
          ]
    })
    const own = translatedNames.flatMap((name) =>
      (old[name] ?? '') === (now[name] ?? '')
        ? []
        : [
            {
              key: `${name} ${language}`,
              label: named ? `${labels[name]} (${named})` : labels[name],
              lines: compareLines(linesOf(old[name] ?? ''), linesOf(now[name] ?? '')),
            },
          ],
    )
    return [...own, ...parts]
  })
  if (texts.length === 0) return <p>{t('versions.same')}</p>
  return (
    <>
      {texts.map(({ key, label, lines }) => (
        <section key={key} aria-label={label}>
          <p className={styles.label}>{label}</p>
          <ul className={styles.lines}>
            {lines.map(({ kind, text }, at) => (
              <li key={at} data-kind={kind} dir="auto">
                {kind !== 'same' && (
                  <VisuallyHidden>
                    {kind === 'added' ? t('versions.added') : t('versions.removed')}{' '}
                  </VisuallyHidden>
                )}
                {kind === 'added' ? <ins>{text}</ins> : kind === 'removed' ? <del>{text}</del> : text}
              </li>
            ))}
          </ul>
        </section>
      ))}
    </>
  )
}
