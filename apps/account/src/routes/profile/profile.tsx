import { listMemberCustomFields, type MemberCustomField } from '@galleria/platform-client/member-community'
import { removeMyPicture, uploadMyPicture } from '@galleria/platform-client/member-pictures'
import { getMyMember, type Member, updateMember, updateMySlug } from '@galleria/platform-client/members'
import { Link } from '@galleria/router'
import { Card, Field, Heading, TextLink } from '@galleria/ui'
import { CustomFieldsForm } from '../../components/profile/CustomFieldsForm.tsx'
import styles from '../../components/profile/forms.module.css'
import { ProfileFrame } from '../../components/profile/ProfileFrame.tsx'
import { Pictures } from '../../components/profile/picture/Pictures.tsx'
import { SaveEnd } from '../../components/profile/SaveEnd.tsx'
import { SlugForm } from '../../components/profile/SlugForm.tsx'
import { useSave } from '../../components/profile/use-save.ts'
import { type SeenMember, toSeen } from '../../data/community/seen-member.ts'
import { saving } from '../../data/profile/saving.ts'
import type { Saved, SectionRequest } from '../../data/profile/section.ts'
import { useMessages } from '../../messages/profile/index.ts'
import { customValues } from '../../rules/profile/custom-values.ts'

export async function loader({ client, site, signal }: SectionRequest) {
  const [{ member }, { customFields }] = await Promise.all([
    getMyMember(client, { fieldsets: ['FULL'] }, { signal }),
    listMemberCustomFields(client, undefined, { signal }),
  ])
  return { member, seen: toSeen(member, client.baseUrl), customFields, shellUrl: site.shellUrl }
}

/** `names`, `slug`, `fields`, `picture` or `no-picture`. */
export async function action({ client, signal, t }: SectionRequest, form: FormData): Promise<Saved> {
  const text = (name: string) => String(form.get(name) ?? '').trim()
  if (text('intent') === 'slug')
    return saving(t, async () => {
      await updateMySlug(client, { slug: text('slug') }, { signal })
      return t('slug.saved')
    })
  const kind = text('kind') === 'COVER' ? 'COVER' : 'PHOTO'
  if (text('intent') === 'picture')
    return saving(t, async () => {
      await uploadMyPicture(client, { kind, data: text('data') }, { signal })
      return t('save.saved')
    })
  if (text('intent') === 'no-picture')
    return saving(t, async () => {
      await removeMyPicture(client, { kind }, { signal })
      return t('save.saved')
    })
  if (text('intent') === 'fields')
    return saving(t, async () => {
      const { customFields } = await listMemberCustomFields(client, undefined, { signal })
      const { member } = await getMyMember(client, undefined, { signal })
      const contact = { customFields: customValues(customFields, form) }
      await updateMember(client, { member: { id: member.id, contact } }, { signal })
      return t('save.saved')
    })
  return saving(t, async () => {
    const { member } = await getMyMember(client, undefined, { signal })
    const contact = { firstName: text('firstName'), lastName: text('lastName') }
    const profile = { nickname: text('nickname'), title: text('title') }
    await updateMember(client, { member: { id: member.id, contact, profile } }, { signal })
    return t('save.saved')
  })
}

export function Page({
  data: { member, seen, customFields, shellUrl },
}: {
  readonly data: {
    member: Member
    seen: SeenMember
    customFields: readonly MemberCustomField[]
    shellUrl: string
  }
}) {
  const t = useMessages()
  const slug = member.profile?.slug || member.id
  return (
    <ProfileFrame title={t('mine.profile')}>
      <p className={styles.hint}>
        {member.privacyStatus === 'PUBLIC' ? t('mine.seen') : t('mine.unseen')}{' '}
        <TextLink as={Link} to={`/members/${slug}`}>
          {t('mine.look')}
        </TextLink>
      </p>
      <Card>
        <Heading level={2}>{t('picture.title')}</Heading>
        <Pictures member={seen} />
      </Card>
      <Card>
        <Heading level={2}>{t('profile.names')}</Heading>
        <Names member={member} />
      </Card>
      {customFields.length > 0 && (
        <Card>
          <Heading level={2}>{t('custom.title')}</Heading>
          <CustomFieldsForm fields={customFields} values={member.contact?.customFields} />
        </Card>
      )}
      <Card>
        <Heading level={2}>{t('slug.title')}</Heading>
        <SlugForm slug={member.profile?.slug ?? ''} base={`${shellUrl}/members/`} />
      </Card>
    </ProfileFrame>
  )
}

function Names({ member: { contact, profile } }: { readonly member: Member }) {
  const t = useMessages()
  const { Form, saved, errors, isSaving } = useSave()
  return (
    <Form method="post" className={styles.form}>
      <input type="hidden" name="intent" value="names" />
      <div className={styles.pair}>
        <Field
          label={t('profile.first-name')}
          name="firstName"
          autoComplete="given-name"
          maxLength={100}
          defaultValue={contact?.firstName ?? ''}
          error={errors.firstName}
        />
        <Field
          label={t('profile.last-name')}
          name="lastName"
          autoComplete="family-name"
          maxLength={100}
          defaultValue={contact?.lastName ?? ''}
          error={errors.lastName}
        />
      </div>
      <p className={styles.hint}>{t('profile.names-hint')}</p>
      <div className={styles.pair}>
        <Field
          label={t('profile.nickname')}
          name="nickname"
          autoComplete="nickname"
          maxLength={100}
          defaultValue={profile?.nickname ?? ''}
          error={errors.nickname}
        />
        <Field
          label={t('profile.title')}
          hint={t('profile.title-hint')}
          name="title"
          maxLength={100}
          defaultValue={profile?.title ?? ''}
          error={errors.title}
        />
      </div>
      <SaveEnd saved={saved} isSaving={isSaving} />
    </Form>
  )
}
