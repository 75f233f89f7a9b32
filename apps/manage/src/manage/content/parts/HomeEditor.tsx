import { english } from '@galleria/i18n'
import {
  EditForm,
  type Entity,
  may,
  type PageProps,
  SortableList,
  parts as shared,
  useDraft,
  useSend,
} from '@galleria/manage'
import type { Section } from '@galleria/platform-client/content-pages'
import { Button, Card, Heading, Notice, Select } from '@galleria/ui'
import { useState } from 'react'
import type { HomeSent, readHome } from '../data/edit-home.ts'
import type { PageDone, PageSent } from '../data/edit-page.ts'
import { useMessages } from '../messages/index.ts'
import { draftOf } from '../rules/draft.ts'
import { newSection, type SectionType, sectionTypes, wrongLinks } from '../rules/section.ts'
import styles from './content.module.css'
import { Frame } from './Frame.tsx'
import { LanguageSelect } from './LanguageSelect.tsx'
import { PublishCard } from './PublishCard.tsx'
import { Removed } from './Removed.tsx'
import { SectionFields } from './SectionFields.tsx'
import { TextFields } from './TextFields.tsx'
import { useRemoved } from './use-removed.ts'
import { useSectionNames } from './use-section-names.ts'

type Data = Awaited<ReturnType<typeof readHome>>

/** Editor of the home page: its sections in their order, and when shoppers see them. */
export function HomeEditor({ data, isOwner, role }: PageProps<Data>) {
  const t = useMessages()
  const names = useSectionNames()
  const { page, preview, shopUrl } = data
  const mayChange = may(role, 'content', 'change')
  const { sent, isSending, send } = useSend<PageDone>()
  const saved = draftOf(page)
  const { draft, isChanged, change, reset, merge } = useDraft({
    ...saved,
    title: saved.title || t('home.title'),
    sections: page?.content.sections ?? [],
  })
  const [language, setLanguage] = useState<string>(english.code)
  const [type, setType] = useState<string>('HERO')
  const [added, setAdded] = useState<string>()
  const [chosen, setChosen] = useState<readonly Entity[]>([])
  const [isChecked, setChecked] = useState(false)
  const { sections } = draft
  const put = (next: Section[]) => change({ sections: next })
  const { removed, remove, bringBack, forget } = useRemoved(sections, put)
  const isWritten = language !== english.code
  const wrong = isChecked ? wrongLinks(sections) : new Set<string>()
  const isEmpty = isChecked && !sections.some(({ isHidden }) => !isHidden)
  const nameOf = (section: Section) =>
    [names.types[section.type] ?? section.type, section.title].filter(Boolean).join(': ')
  const entities = new Map([...data.entities, ...chosen].map((entity) => [entity.id, entity]))
  const revision = page?.revision ?? ''
  const post = (body: PageSent) => send({ ...body, ...(page && { pageId: page.id }) } as HomeSent)
  /** Check before sending; each section tells what is wrong with it. */
  function check(needsSections: boolean): boolean {
    forget()
    setChecked(needsSections || wrongLinks(sections).size > 0)
    if (wrongLinks(sections).size > 0) setLanguage(english.code)
    return wrongLinks(sections).size === 0 && (!needsSections || sections.some(({ isHidden }) => !isHidden))
  }
  function add() {
    const section = newSection(type as SectionType)
    put([...sections, section])
    setAdded(section.id)
  }
  const title = t('home.title')
  return (
    <Frame title={title} description={t('home.more')} isOwner={isOwner}>
      <div className={shared.split}>
        <EditForm
          label={title}
          {...{ sent, isSending, isChanged, mayChange, merge }}
          canSave={isChanged || page !== null}
          nameOf={(name) => (name === 'sections' ? t('sections.title') : name)}
          onReset={() => {
            forget()
            reset()
          }}
          onSave={() => check(false) && post({ intent: 'save', draft, revision })}
        >
          <LanguageSelect value={language} onChange={setLanguage} />
          <Heading level={2} size="lg">
            {t('sections.title')}
          </Heading>
          {sections.length === 0 && <p>{t('sections.none')}</p>}
          {isEmpty && <Notice tone="danger">{t('sections.none-shown')}</Notice>}
          <SortableList
            label={t('sections.title')}
            items={sections}
            keyOf={({ id }) => id}
            nameOf={nameOf}
            onMove={put}
          >
            {(section) => (
              <SectionFields
                section={section}
                name={nameOf(section)}
                language={isWritten ? language : undefined}
                outdated={page?.content.outdated[language] ?? []}
                hasWrongLink={wrong.has(section.id)}
                isNew={section.id === added}
                entityOf={(id) => entities.get(id) ?? { id, name: t('sections.gone') }}
                onEntities={(next) => setChosen([...chosen, ...next])}
                onChange={(next) => put(sections.map((each) => (each === section ? next : each)))}
                onRemove={() => remove(section)}
              />
            )}
          </SortableList>
          {removed && <Removed key={removed.id} name={nameOf(removed)} onUndo={bringBack} />}
          {!isWritten && sections.length < 30 && (
            <div className={shared.inline}>
              <Select
                label={t('sections.type')}
                value={type}
                onChange={({ target }) => setType(target.value)}
                choices={sectionTypes.map((value) => ({ value, label: names.types[value] ?? value }))}
              />
              <Button onClick={add}>{t('sections.add')}</Button>
            </div>
          )}
          <Heading level={2} size="lg">
            {t('home.search')}
          </Heading>
          <TextFields
            names={['seoTitle', 'seoDescription']}
            {...{ draft, change }}
            errors={sent?.errors}
            language={isWritten ? language : undefined}
            outdated={page?.content.outdated[language] ?? []}
          />
        </EditForm>
        <aside className={styles.aside} aria-label={t('publish.title')}>
          {page || isChanged ? (
            <PublishCard
              {...{ page, mayChange, isChanged, isSending }}
              shopUrl={page ? `${shopUrl}/` : undefined}
              previewUrl={preview ? `${shopUrl}/pages/-/preview/${preview.token}` : undefined}
              {...{ draft, post }}
              check={() => check(true)}
            />
          ) : (
            <Card className={shared.form}>
              <p>{t('home.usual')}</p>
            </Card>
          )}
        </aside>
      </div>
    </Frame>
  )
}
