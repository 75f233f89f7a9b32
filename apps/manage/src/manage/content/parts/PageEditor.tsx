import { english, languages } from '@galleria/i18n'
import {
  DeleteButton,
  EditForm,
  errorAt,
  may,
  type PageProps,
  parts as shared,
  useDraft,
  useSend,
} from '@galleria/manage'
import { useNavigate } from '@galleria/router'
import { Card, Field, Heading, toast } from '@galleria/ui'
import { useEffect, useState } from 'react'
import type { PageDone, PageSent, readEditor } from '../data/edit-page.ts'
import { useMessages } from '../messages/index.ts'
import { linesOf } from '../rules/compare.ts'
import { draftOf, withPicture } from '../rules/draft.ts'
import { editorOf, shopPath } from '../rules/kinds.ts'
import styles from './content.module.css'
import { Frame } from './Frame.tsx'
import { LanguageSelect } from './LanguageSelect.tsx'
import { PictureField } from './PictureField.tsx'
import { PublishCard } from './PublishCard.tsx'
import { TextFields } from './TextFields.tsx'

type Data = Awaited<ReturnType<typeof readEditor>>

/** Editor of a page or a post: its texts in every language, what search engines show, and when shoppers see it. */
export function PageEditor({ data, isOwner, role }: PageProps<Data>) {
  const t = useMessages()
  const navigate = useNavigate()
  const { kind, page, preview, shopUrl } = data
  const mayChange = may(role, 'content', 'change')
  const { sent, isSending, send } = useSend<PageDone>()
  const { draft, isChanged, change, reset, merge } = useDraft(draftOf(page))
  const [language, setLanguage] = useState<string>(english.code)
  const made = !page && sent?.id
  const unpublished = sent?.problem
  useEffect(() => {
    if (!made) return
    // Tell it in a toast, because the form ends here.
    if (unpublished) toast({ title: unpublished })
    void navigate(editorOf(kind, made), { replace: true })
  }, [made, unpublished, navigate, kind])
  const post = (body: PageSent) => send(body)
  const revision = page?.revision ?? ''
  const title = page ? page.content.title : kind === 'POST' ? t('journal.new') : t('pages.new')
  const own = language === english.code
  const path = shopPath(kind, draft.slug || '…')
  const errors = sent?.errors
  const labels: Readonly<Record<string, string>> = {
    title: t('field.title'),
    slug: t('field.slug'),
    summary: t('field.summary'),
    body: t('field.body'),
    seoTitle: t('field.seo-title'),
    seoDescription: t('field.seo-description'),
    picture: t('field.picture'),
    translations: t('translate.language'),
  }
  return (
    <Frame title={title} isOwner={isOwner}>
      <div className={shared.split}>
        <EditForm
          label={title}
          {...{ sent, isSending, merge }}
          isChanged={isChanged && !made}
          mayChange={mayChange}
          nameOf={(name) => labels[name] ?? name}
          onReset={reset}
          onSave={() => post({ intent: 'save', draft, revision })}
          buttons={
            page && (
              <DeleteButton
                name={title}
                meaning={t('pages.delete-means')}
                pending={isSending}
                onDelete={() => post({ intent: 'delete' })}
              />
            )
          }
        >
          <LanguageSelect value={language} onChange={setLanguage} />
          <TextFields
            {...{ draft, change, errors }}
            language={own ? undefined : language}
            outdated={page?.content.outdated[language] ?? []}
          />
          {own && (
            <>
              <Field
                label={t('field.slug')}
                hint={page?.publishedVersion ? t('field.slug-moves') : t('field.slug-hint')}
                dir="ltr"
                maxLength={100}
                value={draft.slug}
                error={errorAt(errors, 'slug')}
                onChange={({ target }) => change({ slug: target.value })}
              />
              <div className={shared.preview}>
                <p>{t('field.seo-preview')}</p>
                <p className={shared.quiet} dir="ltr">
                  {shopUrl + path}
                </p>
                <p className={styles.resultTitle} dir="auto">
                  {draft.seoTitle || draft.title || '…'}
                </p>
                <p dir="auto">
                  {draft.seoDescription || draft.summary || linesOf(draft.body).join(' ').slice(0, 160)}
                </p>
              </div>
              <PictureField
                label={t('field.picture')}
                value={draft.picture}
                onChange={(picture) => change(withPicture(draft, picture))}
              />
            </>
          )}
        </EditForm>
        <aside className={styles.aside} aria-label={t('publish.title')}>
          <PublishCard
            {...{ page, mayChange, isChanged, isSending }}
            shopUrl={page ? shopUrl + shopPath(kind, page.slug) : undefined}
            previewUrl={preview ? `${shopUrl}/pages/-/preview/${preview.token}` : undefined}
            {...{ draft, post }}
          />
          {page && (
            <Card className={shared.form}>
              <Heading level={2} size="lg">
                {t('translate.title')}
              </Heading>
              <ul className={styles.lines}>
                {languages
                  .filter(({ code }) => code !== english.code)
                  .map(({ code, name }) => (
                    <li key={code}>
                      <bdi lang={code}>{name}</bdi>{' '}
                      <span className={shared.quiet}>
                        {page.content.outdated[code]
                          ? t('translate.outdated')
                          : page.content.translations[code]?.title
                            ? t('translate.done')
                            : t('translate.none')}
                      </span>
                    </li>
                  ))}
              </ul>
            </Card>
          )}
        </aside>
      </div>
    </Frame>
  )
}
