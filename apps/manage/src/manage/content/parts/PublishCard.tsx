import { useFormat, useLocale } from '@galleria/i18n'
import { parts as shared } from '@galleria/manage'
import { momentIn } from '@galleria/manage/zone-time'
import type { ContentPage } from '@galleria/platform-client/content-pages'
import { Link } from '@galleria/router'
import { Button, Card, Field, Heading, TextLink } from '@galleria/ui'
import { useState } from 'react'
import { CopyText } from '../../shared/CopyText.tsx'
import type { PageSent } from '../data/edit-page.ts'
import { useMessages } from '../messages/index.ts'
import type { PageDraft } from '../rules/draft.ts'
import { StateBadges } from './StateBadges.tsx'

interface Props {
  readonly page: ContentPage | null
  readonly mayChange: boolean
  readonly isChanged: boolean
  readonly isSending: boolean
  /** Address of the page in the shop. */
  readonly shopUrl: string | undefined
  readonly previewUrl: string | undefined
  readonly draft: PageDraft
  readonly post: (body: PageSent) => void
  /** Check of the draft, which may hold the publication back. */
  readonly check?: () => boolean
}

/** State of a page in the shop, and the buttons that change it. */
export function PublishCard(props: Props) {
  const { page, mayChange, isChanged, isSending, shopUrl, previewUrl, draft, post, check } = props
  const t = useMessages()
  const format = useFormat()
  const { timeZone = 'UTC' } = useLocale()
  const [local, setLocal] = useState('')
  const [error, setError] = useState<string>()
  const date = (text: string) => format.date(text, { dateStyle: 'medium', timeStyle: 'short' })
  const isDraft = !page || page.hasDraft || isChanged
  const revision = page?.revision ?? ''
  function publish(at?: string) {
    if (check && !check()) return
    post({
      ...{ intent: 'publish', revision },
      ...((isChanged || !page) && { draft }),
      ...(at && { date: at }),
    })
  }
  function schedule() {
    const moment = momentIn(timeZone, local)
    if (!moment || Date.parse(moment) <= Date.now()) return setError(t('publish.date-wrong'))
    setError(undefined)
    publish(moment)
  }
  return (
    <Card className={shared.form}>
      <Heading level={2} size="lg">
        {t('publish.title')}
      </Heading>
      {page && (
        <p>
          <StateBadges page={page} />
        </p>
      )}
      {page?.publishedDate && <p>{t('publish.since', { date: date(page.publishedDate) })}</p>}
      {page?.scheduledDate && (
        <p>{t('publish.at', { date: date(page.scheduledDate), version: page.scheduledVersion ?? 0 })}</p>
      )}
      {mayChange && (
        <>
          <div className={shared.buttons}>
            {isDraft && (
              <Button variant="primary" pending={isSending} onClick={() => publish()}>
                {isChanged ? t('publish.save') : t('publish.do')}
              </Button>
            )}
            {page?.publishedVersion && (
              <Button pending={isSending} onClick={() => post({ intent: 'unpublish', revision })}>
                {t('publish.undo')}
              </Button>
            )}
            {page?.scheduledVersion && (
              <Button pending={isSending} onClick={() => post({ intent: 'unschedule', revision })}>
                {t('publish.unschedule')}
              </Button>
            )}
          </div>
          {isDraft && (
            <div className={shared.inline}>
              <Field
                label={t('publish.date')}
                hint={t('publish.date-hint')}
                type="datetime-local"
                value={local}
                error={error}
                onChange={({ target }) => setLocal(target.value)}
              />
              <Button pending={isSending} onClick={schedule}>
                {t('publish.schedule')}
              </Button>
            </div>
          )}
        </>
      )}
      {page?.publishedVersion && shopUrl && (
        <TextLink href={shopUrl} target="_blank" rel="noopener">
          {t('publish.view')}
        </TextLink>
      )}
      {page && previewUrl && (
        <>
          <TextLink href={previewUrl} target="_blank" rel="noopener">
            {t('preview.open')}
          </TextLink>
          <p className={shared.quiet}>{t('preview.hint')}</p>
          <CopyText label={t('preview.link')} text={previewUrl} />
        </>
      )}
      {page && (
        <TextLink as={Link} to={`/manage/content/versions/${page.id}`}>
          {t('versions.open', { count: page.version })}
        </TextLink>
      )}
    </Card>
  )
}
