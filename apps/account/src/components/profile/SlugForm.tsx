import { useFetcher } from '@galleria/router'
import { Button, Field } from '@galleria/ui'
import { useEffect, useState } from 'react'
import { useMessages } from '../../messages/profile/index.ts'
import styles from './forms.module.css'
import { SaveStatus } from './SaveStatus.tsx'
import { useSave } from './use-save.ts'

interface SlugPreview {
  readonly slug: string
  readonly available: boolean
  readonly suggestion: string
}

/** Milliseconds without a key: whoever types is not asked about every letter. */
const PAUSE = 300

/** The address of the profile; says as one types whether it can be had, and one like it that can. */
export function SlugForm({ slug, base }: { readonly slug: string; readonly base: string }) {
  const t = useMessages()
  const [wanted, setWanted] = useState(slug)
  const { Form, saved, errors, isSaving } = useSave()
  const { load, data } = useFetcher<{ shown: SlugPreview | null }>()
  const isOwn = wanted === slug
  useEffect(() => {
    if (!wanted || isOwn) return
    const soon = setTimeout(() => {
      void load(`/account/profile/slug?slug=${encodeURIComponent(wanted)}`)
    }, PAUSE)
    return () => clearTimeout(soon)
  }, [wanted, isOwn, load])
  const look = data?.shown?.slug === wanted && !isOwn ? data.shown : null
  return (
    <Form method="post" className={styles.form}>
      <input type="hidden" name="intent" value="slug" />
      <Field
        label={t('slug.label')}
        name="slug"
        dir="ltr"
        maxLength={60}
        required
        autoComplete="off"
        spellCheck={false}
        autoCapitalize="none"
        value={wanted}
        onChange={({ currentTarget: { value } }) => setWanted(value.toLowerCase().replaceAll(/\s+/g, '-'))}
        hint={<bdi>{base + wanted}</bdi>}
        error={isOwn ? undefined : errors.slug}
      />
      <p role="status" className={styles.hint}>
        {look && (look.available ? t('slug.free') : t('slug.not-free'))}
      </p>
      {look && !look.available && look.suggestion && (
        <div>
          <Button size="small" onClick={() => setWanted(look.suggestion)}>
            {t('slug.take', { slug: look.suggestion })}
          </Button>
        </div>
      )}
      <SaveStatus saved={saved} />
      <div className={styles.ways}>
        <Button type="submit" variant="primary" pending={isSaving} disabled={isOwn}>
          {t('slug.save')}
        </Button>
      </div>
    </Form>
  )
}
