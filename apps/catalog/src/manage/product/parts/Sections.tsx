import { SortableList, parts as shared } from '@galleria/manage'
import { Button, Card, Field, Heading } from '@galleria/ui'
import { useState } from 'react'
import { useMessages } from '../../messages/index.ts'
import type { PartProps } from '../part.ts'
import type { SectionDraft } from '../rules/draft.ts'
import { Description } from './Description.tsx'

/** Wire §4.9. */
const MOST = 50

/** Care, delivery, materials: below the description, each for whoever opens it. */
export function Sections({ draft, change, at }: PartProps) {
  const t = useMessages()
  const { sections } = draft
  // Titles are being written and may be the same for a while: who is who goes by where each began.
  const [keys, setKeys] = useState(() => sections.map((_, index) => index))
  const known = sections.map((_, index) => keys[index] ?? 1_000 + index)
  const put = (index: number, part: Partial<SectionDraft>) =>
    change({ sections: sections.map((each, place) => (place === index ? { ...each, ...part } : each)) })
  const rows = sections.map((section, index) => ({ section, key: known[index] ?? index }))
  const arrange = (next: typeof rows) => {
    setKeys(next.map(({ key }) => key))
    change({ sections: next.map(({ section }) => section) })
  }
  return (
    <Card className={shared.form}>
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
            <Field
              label={t('editor.section-title')}
              value={section.title}
              maxLength={50}
              dir="auto"
              error={at(`additionalInfoSections[${index}].title`)}
              onChange={(event) => put(index, { title: event.target.value })}
            />
            <Description
              label={t('editor.section-text')}
              html={section.description}
              error={at(`additionalInfoSections[${index}].description`)}
              onChange={(description) => put(index, { description })}
            />
            <div className={shared.buttons}>
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
        <div className={shared.buttons}>
          <Button
            onClick={() =>
              arrange([...rows, { section: { title: '', description: '' }, key: Math.max(0, ...known) + 1 }])
            }
          >
            {t('editor.section-add')}
          </Button>
        </div>
      )}
    </Card>
  )
}
