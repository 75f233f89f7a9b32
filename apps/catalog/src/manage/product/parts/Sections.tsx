import { SortableList, parts as shared, useRestoredFocus } from '@galleria/manage'
import { RichField } from '@galleria/rich-text/field'
import { Link } from '@galleria/router'
import { Button, Card, Field, Heading, TextLink } from '@galleria/ui'
import { useState } from 'react'
import { useMessages } from '../../messages/index.ts'
import { textOf } from '../../rules/edit-cell.ts'
import type { PartProps } from '../part.ts'
import type { SectionDraft } from '../rules/draft.ts'
import { SectionPicker } from './SectionPicker.tsx'

/** Wire §4.9. */
const MOST = 50

interface Props extends PartProps {
  /** Sections of the shop. */
  readonly find: () => Promise<readonly SectionDraft[]>
}

/** Care, delivery, materials: below the description, each for whoever opens it. */
export function Sections({ draft, change, at, find }: Props) {
  const t = useMessages()
  const { sections } = draft
  const restored = useRestoredFocus<HTMLDivElement>()
  // Titles are being written and may be the same for a while: who is who goes by where each began.
  const [keys, setKeys] = useState(() => sections.map((_, index) => index))
  const free = Math.max(0, ...keys) + 1
  const known = sections.map((_, index) => keys[index] ?? free + index)
  const put = (index: number, part: Partial<SectionDraft>) =>
    change({ sections: sections.map((each, place) => (place === index ? { ...each, ...part } : each)) })
  const rows = sections.map((section, index) => ({ section, key: known[index] ?? index }))
  const arrange = (next: typeof rows) => {
    setKeys(next.map(({ key }) => key))
    change({ sections: next.map(({ section }) => section) })
  }
  const add = (section: SectionDraft) => arrange([...rows, { section, key: Math.max(0, ...known) + 1 }])
  return (
    <Card>
      <div className={shared.form} {...restored}>
        <Heading level={2} size="lg">
          {t('editor.sections')}
        </Heading>
        <SortableList
          label={t('editor.sections')}
          items={rows}
          keyOf={({ key }) => String(key)}
          nameOf={({ section }) => section.title || t('editor.section-new')}
          onMove={arrange}
        >
          {({ section, key }, index) => (
            <div className={shared.form}>
              {section.id ? (
                <SharedSection section={section} />
              ) : (
                <>
                  <Field
                    label={t('editor.section-title')}
                    value={section.title}
                    maxLength={50}
                    dir="auto"
                    error={at(`additionalInfoSections[${index}].title`)}
                    onChange={(event) => put(index, { title: event.target.value })}
                  />
                  <RichField
                    label={t('editor.section-text')}
                    html={section.description}
                    error={at(`additionalInfoSections[${index}].description`)}
                    onChange={(description) => put(index, { description })}
                  />
                </>
              )}
              <div className={shared.buttons}>
                {section.id && (
                  <Button
                    size="small"
                    onClick={() => {
                      const { title, description } = section
                      change({ sections: sections.with(index, { title, description }) })
                    }}
                  >
                    {t('editor.section-own')}
                  </Button>
                )}
                <Button
                  size="small"
                  variant="quiet"
                  onClick={() => arrange(rows.filter((row) => row.key !== key))}
                >
                  {t('editor.section-remove')}
                </Button>
              </div>
            </div>
          )}
        </SortableList>
        {sections.length < MOST && (
          <>
            <div className={shared.buttons}>
              <Button onClick={() => add({ title: '', description: '' })}>{t('editor.section-add')}</Button>
            </div>
            <SectionPicker find={find} shown={sections} onAdd={add} />
          </>
        )}
      </div>
    </Card>
  )
}

/** Written once for many: here it is shown, and changed on its own page. */
function SharedSection({ section: { title, description } }: { readonly section: SectionDraft }) {
  const t = useMessages()
  return (
    <>
      <p>
        <strong>
          <bdi>{title}</bdi>
        </strong>
      </p>
      <p>
        <bdi>{textOf(description)}</bdi>
      </p>
      <p className={shared.quiet}>
        {t('editor.section-shared')}{' '}
        <TextLink as={Link} to="/manage/catalog/info-sections">
          {t('info-sections.title')}
        </TextLink>
      </p>
    </>
  )
}
