import { parts as styles } from '@galleria/manage'
import {
  createMemberCustomField,
  deleteMemberCustomField,
  getCommunitySettings,
  listMemberCustomFields,
  updateCommunitySettings,
  updateMemberCustomField,
} from '@galleria/platform-client/member-community'
import { Card, Disclosure, Heading } from '@galleria/ui'
import { useMessages } from '../messages/index.ts'
import { outcome } from '../outcome.ts'
import type { ManageRequest, PageProps } from '../page.ts'
import { type CommunityDraft, CommunityForm } from '../parts/CommunityForm.tsx'
import { CustomFieldForm, type FieldDraft } from '../parts/CustomFieldForm.tsx'
import { Frame } from '../parts/Frame.tsx'

export async function loader({ client, signal }: ManageRequest) {
  const [{ settings }, { customFields }] = await Promise.all([
    getCommunitySettings(client, undefined, { signal }),
    listMemberCustomFields(client, undefined, { signal }),
  ])
  return { settings, customFields }
}

type Sent =
  | { readonly intent: 'settings'; readonly revision: string; readonly draft: CommunityDraft }
  | { readonly intent: 'field'; readonly revision: string | null; readonly draft: FieldDraft }
  | { readonly intent: 'delete'; readonly key: string }

export function action({ client, t }: ManageRequest, sent: Sent) {
  return outcome(t, async () => {
    if (sent.intent === 'settings')
      await updateCommunitySettings(client, { settings: { ...sent.draft, revision: sent.revision } })
    if (sent.intent === 'delete') await deleteMemberCustomField(client, { key: sent.key })
    if (sent.intent === 'field') {
      const { revision, draft } = sent
      const { key, name, visibility } = draft
      if (revision)
        await updateMemberCustomField(client, { customField: { key, name, visibility, revision } })
      else await createMemberCustomField(client, { customField: draft })
    }
    return {}
  })
}

export function Page({ data, isOwner }: PageProps<Awaited<ReturnType<typeof loader>>>) {
  const t = useMessages()
  const { settings, customFields } = data
  return (
    <Frame hasTimes={false} title={t('community.title')} isOwner={isOwner} description={t('community.more')}>
      <div className={styles.rows}>
        <Card className={styles.form}>
          <Heading level={2} size="lg">
            {t('community.begin')}
          </Heading>
          <CommunityForm settings={settings} />
        </Card>
        <Heading level={2} size="lg">
          {t('field.title')}
        </Heading>
        <Disclosure title={t('field.new')}>
          <CustomFieldForm />
        </Disclosure>
        {customFields.map((field) => (
          <Card key={field.key} className={styles.form}>
            <Heading level={3} size="lg">
              <bdi>{field.name}</bdi>
            </Heading>
            <CustomFieldForm field={field} />
          </Card>
        ))}
      </div>
    </Frame>
  )
}
