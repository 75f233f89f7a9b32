import { english } from '@galleria/i18n'
import {
  EditForm,
  may,
  type PageProps,
  SortableList,
  parts as shared,
  useDraft,
  useSend,
} from '@galleria/manage'
import {
  type Announcement,
  listAnnouncements,
  listAnnouncementVersions,
  restoreAnnouncementVersion,
  saveAnnouncements,
} from '@galleria/platform-client/announcements'
import { Button, Card } from '@galleria/ui'
import { useState } from 'react'
import { useMessages } from '../messages/index.ts'
import { outcome } from '../outcome.ts'
import type { ManageRequest } from '../page.ts'
import { AnnouncementFields } from '../parts/AnnouncementFields.tsx'
import { Frame } from '../parts/Frame.tsx'
import { HistoryCard } from '../parts/HistoryCard.tsx'
import { LanguageSelect } from '../parts/LanguageSelect.tsx'
import { Removed } from '../parts/Removed.tsx'
import { useRemoved } from '../parts/use-removed.ts'
import { newAnnouncement, problemsOf, statesAt } from '../rules/announcement.ts'

export async function loader({ client, signal }: ManageRequest) {
  const [{ announcements }, { versions }] = await Promise.all([
    listAnnouncements(client, undefined, { signal }),
    listAnnouncementVersions(client, undefined, { signal }),
  ])
  // Take the time here, so that server and browser draw the same state.
  return { ...announcements, versions, now: Date.now() }
}

type Sent =
  | { readonly revision: string; readonly announcements: Announcement[] }
  | { readonly revision: string; readonly number: number }

export function action({ client, t }: ManageRequest, sent: Sent) {
  return outcome(t, async () => {
    if ('number' in sent) await restoreAnnouncementVersion(client, sent)
    else await saveAnnouncements(client, { announcements: sent })
    return {}
  })
}

/** Editor of the lines above each page of the shop, in the order of preference. */
export function Page({ data, isOwner, role }: PageProps<Awaited<ReturnType<typeof loader>>>) {
  const t = useMessages()
  const { send, sent, isSending } = useSend()
  const { draft, isChanged, change, reset, merge } = useDraft({ announcements: data.announcements })
  const [language, setLanguage] = useState<string>(english.code)
  const [isChecked, setChecked] = useState(false)
  const mayChange = may(role, 'content', 'change')
  const all = draft.announcements
  const put = (announcements: Announcement[]) => change({ announcements })
  const { removed, remove, bringBack, forget } = useRemoved(all, put)
  const states = statesAt(all, data.now)
  const wrong = problemsOf(all)
  const title = t('announcements.title')
  const nameOf = ({ text }: Announcement) => text || t('announcements.unnamed')
  function save() {
    setChecked(true)
    forget()
    if (Object.keys(wrong).length > 0) return setLanguage(english.code)
    send({ revision: data.revision, announcements: all } satisfies Sent)
  }
  return (
    <Frame title={title} description={t('announcements.more')} isOwner={isOwner}>
      <div className={shared.split}>
        <Card className={shared.form}>
          <EditForm
            label={title}
            {...{ sent, isSending, isChanged, mayChange, merge }}
            canSave={isChanged || all.length > 0}
            nameOf={() => title}
            onReset={() => {
              forget()
              reset()
            }}
            onSave={save}
          >
            {all.length === 0 && <p>{t('announcements.none')}</p>}
            {all.length > 0 && <LanguageSelect value={language} onChange={setLanguage} />}
            <SortableList label={title} items={all} keyOf={({ id }) => id} nameOf={nameOf} onMove={put}>
              {(announcement, at) => (
                <AnnouncementFields
                  announcement={announcement}
                  state={states[at] ?? 'off'}
                  language={language === english.code ? undefined : language}
                  isOutdated={data.outdated[language]?.includes(announcement.id) ?? false}
                  errors={isChecked ? (wrong[announcement.id] ?? []) : []}
                  onChange={(next) => put(all.map((each) => (each === announcement ? next : each)))}
                  onRemove={() => remove(announcement)}
                />
              )}
            </SortableList>
            {removed && <Removed key={removed.id} name={nameOf(removed)} onUndo={bringBack} />}
            <div className={shared.buttons}>
              <Button size="small" onClick={() => put([newAnnouncement(), ...all])}>
                {t('announcements.add')}
              </Button>
            </div>
          </EditForm>
        </Card>
        <HistoryCard
          versions={data.versions}
          {...{ mayChange, isLocked: isChanged }}
          restoring={(number) => ({ revision: data.revision, number }) satisfies Sent}
        />
      </div>
    </Frame>
  )
}
