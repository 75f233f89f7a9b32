import { useFormat, useLocale } from '@galleria/i18n'
import { languageTagged } from '@galleria/i18n/languages'
import { DataTable, may, type Outcome, parts as styles } from '@galleria/manage'
import {
  getLetterDesign,
  type LetterSummary,
  listLetters,
  previewLetter,
  updateLetterDesign,
} from '@galleria/platform-client/letters'
import { LanguageNames } from '../../shared/LanguageNames.tsx'
import { useMessages } from '../messages/index.ts'
import { outcome } from '../outcome.ts'
import type { ManageRequest, PageProps } from '../page.ts'
import { type DesignDraft, DesignForm } from '../parts/DesignForm.tsx'
import { Frame } from '../parts/Frame.tsx'
import { groupName, letterName } from '../rules/names.ts'

/** The letter that shows the look of all: it has products, sums, addresses and a button. */
const SHOWN = 'order-confirmation'

export async function loader({ client, site, signal }: ManageRequest) {
  const language = languageTagged(site.locale).code
  const [{ letters }, { design }, { preview }] = await Promise.all([
    listLetters(client, { language }, { signal }),
    getLetterDesign(client, {}, { signal }),
    previewLetter(client, { kind: SHOWN, letter: { language } }, { signal }),
  ])
  return { letters, design, preview }
}

interface Sent {
  readonly intent: 'save' | 'preview'
  readonly draft: DesignDraft
  readonly revision: string
  readonly scheme?: 'light' | 'dark'
}

export async function action({ client, site, t }: ManageRequest, sent: Sent): Promise<Outcome> {
  const design = Object.fromEntries(
    Object.entries(sent.draft).map(([name, text]) => [name, text.trim() || null]),
  )
  if (sent.intent === 'preview') {
    const letter = { language: languageTagged(site.locale).code }
    const scheme = sent.scheme ?? 'light'
    return outcome(t, () => previewLetter(client, { kind: SHOWN, letter, design, scheme }))
  }
  return outcome(t, async () => {
    await updateLetterDesign(client, { design: { ...design, revision: sent.revision } })
    return {}
  })
}

/** Letters that the shop sends, and the look that they share. */
export function Page({ data, role, isOwner }: PageProps<Awaited<ReturnType<typeof loader>>>) {
  const t = useMessages()
  const format = useFormat()
  const { language } = useLocale()
  const { letters, design, preview } = data
  return (
    <Frame hasTimes title={t('letters.title')} description={t('letters.lead')} isOwner={isOwner}>
      <div className={styles.rows}>
        <DataTable<LetterSummary>
          list="letters"
          label={t('letters.title')}
          rows={letters}
          keyOf={({ kind }) => kind}
          nameOf={({ kind }) => letterName(kind, t)}
          found={t('list.found', { count: letters.length })}
          linkOf={({ kind }) => `/manage/marketing/letters/${kind}?language=${language.code}`}
          columns={[
            {
              id: 'name',
              header: t('list.letter'),
              cell: ({ kind }) => letterName(kind, t),
              phone: 'primary',
            },
            { id: 'group', header: t('list.about'), cell: ({ group }) => groupName(group, t), phone: 'end' },
            {
              id: 'subject',
              header: t('text.subject'),
              cell: ({ subject }) => <bdi>{subject}</bdi>,
              phone: 'secondary',
            },
            {
              id: 'changed',
              header: t('list.changed'),
              cell: ({ changedLanguages }) => <LanguageNames codes={changedLanguages} />,
              phone: 'secondary',
            },
            {
              id: 'date',
              header: t('list.date'),
              cell: ({ updatedDate }) =>
                updatedDate ? format.date(updatedDate, { dateStyle: 'medium' }) : '–',
            },
          ]}
        />
        <DesignForm
          {...{ design, preview }}
          language={language.code}
          mayChange={may(role, 'marketing', 'change')}
        />
      </div>
    </Frame>
  )
}
