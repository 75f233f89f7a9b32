import { isPlatformError, type PlatformClient } from '@galleria/platform-client'
import {
  createMemberAbout,
  deleteMemberAbout,
  getMyMemberAbout,
  type MemberAbout,
  updateMemberAbout,
} from '@galleria/platform-client/member-about'
import { Card, Heading, Skeleton } from '@galleria/ui'
import { lazy, Suspense, useState } from 'react'
import type { Nodes } from '../../components/profile/about/rich-doc.ts'
import styles from '../../components/profile/forms.module.css'
import { ProfileFrame } from '../../components/profile/ProfileFrame.tsx'
import { SaveEnd } from '../../components/profile/SaveEnd.tsx'
import { useSave } from '../../components/profile/use-save.ts'
import { saving } from '../../data/profile/saving.ts'
import type { Saved, SectionRequest } from '../../data/profile/section.ts'
import { useMessages } from '../../messages/profile/index.ts'

/** Larger than all else of the module together: browsers fetch it here alone, and servers never have it. */
const AboutEditor = lazy(async () => {
  if (typeof document === 'undefined') throw new Error('The editor runs only in a browser')
  return import('../../components/profile/about/AboutEditor.tsx')
})

export async function loader({ client, signal }: SectionRequest) {
  return { about: await myAbout(client, signal) }
}

/** `nodes` as JSON, none of which takes the whole away; `revision` of what was edited, empty where there was nothing. */
export async function action({ client, signal, t }: SectionRequest, form: FormData): Promise<Saved> {
  const nodes = JSON.parse(String(form.get('nodes') ?? '[]')) as Nodes
  return saving(t, async () => {
    const before = await myAbout(client, signal)
    const revision = String(form.get('revision') ?? '')
    const content = { nodes: [...nodes] }
    if (!before) {
      if (nodes.length > 0) await createMemberAbout(client, { memberAbout: { content } }, { signal })
    } else if (nodes.length === 0) {
      await deleteMemberAbout(client, { id: before.id ?? '' }, { signal })
      return t('about.gone')
    } else
      await updateMemberAbout(
        client,
        { memberAbout: { id: before.id ?? '', revision: revision || '0', content } },
        { signal },
      )
    return t('save.saved')
  })
}

async function myAbout(client: PlatformClient, signal: AbortSignal): Promise<MemberAbout | null> {
  try {
    return (await getMyMemberAbout(client, undefined, { signal })).memberAbout
  } catch (error) {
    if (isPlatformError(error) && error.status === 404) return null
    throw error
  }
}

export function Page({ data: { about } }: { readonly data: Awaited<ReturnType<typeof loader>> }) {
  const t = useMessages()
  const [nodes, setNodes] = useState<Nodes>(about?.content?.nodes ?? [])
  const { Form, saved, isSaving } = useSave()
  return (
    <ProfileFrame title={t('mine.about')}>
      <Card>
        <Heading level={2}>{t('about.title')}</Heading>
        <Form method="post" className={styles.form}>
          <p className={styles.hint}>{t('about.more')}</p>
          <input type="hidden" name="nodes" value={JSON.stringify(nodes)} />
          <input type="hidden" name="revision" value={about?.revision ?? ''} />
          <Suspense fallback={<Skeleton className={styles.waiting} />}>
            <AboutEditor nodes={nodes} label={t('about.title')} onChange={setNodes} />
          </Suspense>
          <SaveEnd saved={saved} isSaving={isSaving} />
        </Form>
      </Card>
    </ProfileFrame>
  )
}
