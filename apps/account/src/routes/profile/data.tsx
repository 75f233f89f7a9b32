import { exportMyData } from '@galleria/platform-client/member-export'
import { type Deletion, deleteMyMember, lookAtMyDeletion } from '@galleria/platform-client/members'
import { Button, Card, Heading } from '@galleria/ui'
import { useEffect, useState } from 'react'
import { DeleteAccount } from '../../components/profile/DeleteAccount.tsx'
import { DeletionHindrance } from '../../components/profile/DeletionHindrance.tsx'
import styles from '../../components/profile/forms.module.css'
import { Gone } from '../../components/profile/Gone.tsx'
import { ProfileFrame } from '../../components/profile/ProfileFrame.tsx'
import { SaveStatus } from '../../components/profile/SaveStatus.tsx'
import { useSave } from '../../components/profile/use-save.ts'
import { saving } from '../../data/profile/saving.ts'
import type { Saved, SectionRequest } from '../../data/profile/section.ts'
import { useMessages } from '../../messages/profile/index.ts'
import { hindranceOf } from '../../rules/profile/deletion-hindrance.ts'

/** Effects of a deletion, or its hindrances; the export is there either way. */
export async function loader({ client, signal }: SectionRequest) {
  try {
    const { deletion } = await lookAtMyDeletion(client, undefined, { signal })
    return { deletion, hindrance: null }
  } catch (error) {
    const hindrance = await hindranceOf(error, client, signal)
    if (!hindrance) throw error
    return { deletion: [], hindrance }
  }
}

/** `export` or `delete`: for the latter the word that the page asks for. */
export async function action({ client, t }: SectionRequest, form: FormData): Promise<Saved> {
  if (form.get('intent') === 'export') {
    let file: { url: string; name: string } | undefined
    const saved = await saving(t, async () => {
      const { url, fileName } = await exportMyData(client)
      file = { url, name: fileName }
      return t('export.ready')
    })
    return { ...saved, ...(file && { file }) }
  }
  if (
    String(form.get('word') ?? '')
      .trim()
      .toLowerCase() !== t('delete.word').toLowerCase()
  )
    return { errors: { word: t('delete.wrong-word', { word: t('delete.word') }) } }
  let deleted: Saved['deleted']
  const saved = await saving(t, async () => {
    deleted = (await deleteMyMember(client, {})).deletion
    return t('delete.done')
  })
  return { ...saved, ...(deleted && { deleted }) }
}

export function Page({
  data: { deletion, hindrance },
}: {
  readonly data: Awaited<ReturnType<typeof loader>>
}) {
  const t = useMessages()
  const [gone, setGone] = useState<readonly Deletion[] | null>(null)
  const { Form, saved, isSaving } = useSave()
  const file = saved?.file
  useEffect(() => {
    if (!file) return
    // An attachment: the page stays.
    location.assign(file.url)
  }, [file])
  if (gone) return <Gone deletion={gone} />
  return (
    <ProfileFrame title={t('mine.data')}>
      <Card>
        <Heading level={2}>{t('export.title')}</Heading>
        <Form method="post" className={styles.form}>
          <input type="hidden" name="intent" value="export" />
          <p className={styles.hint}>{t('export.more')}</p>
          <SaveStatus saved={saved} />
          <div className={styles.ways}>
            <Button type="submit" pending={isSaving}>
              {t('export.start')}
            </Button>
            {file && (
              <a href={file.url} download={file.name}>
                {t('export.again')}
              </a>
            )}
          </div>
        </Form>
      </Card>
      <Card>
        <Heading level={2}>{t('delete.title')}</Heading>
        {hindrance ? (
          <DeletionHindrance hindrance={hindrance} />
        ) : (
          <DeleteAccount deletion={deletion} onDeleted={setGone} />
        )}
      </Card>
    </ProfileFrame>
  )
}
