import { useFormat } from '@galleria/i18n'
import {
  ConfirmDialog,
  may,
  orNotFound,
  type PageProps,
  parts as shared,
  Table,
  useSend,
} from '@galleria/manage'
import {
  getContentPage,
  getContentPageVersion,
  listContentPageVersions,
  type PageKind,
  restoreContentPageVersion,
} from '@galleria/platform-client/content-pages'
import { Link } from '@galleria/router'
import { Badge, Button, ButtonLink, Card, Heading, TextLink } from '@galleria/ui'
import { useState } from 'react'
import { useMessages } from '../messages/index.ts'
import { outcome } from '../outcome.ts'
import type { ManageRequest } from '../page.ts'
import { CompareTexts } from '../parts/CompareTexts.tsx'
import { Frame } from '../parts/Frame.tsx'
import { editorOf } from '../rules/kinds.ts'

export async function loader({ client, id: pageId, url, signal }: ManageRequest) {
  const number = Number(/^\d{1,9}$/.exec(url.searchParams.get('version') ?? '')?.[0] ?? 0)
  const [{ page }, { versions }, looked] = await orNotFound(
    Promise.all([
      getContentPage(client, { pageId }, { signal }),
      listContentPageVersions(client, { pageId }, { signal }),
      number > 0 ? getContentPageVersion(client, { pageId, number }, { signal }) : null,
    ]),
  )
  return { page, versions, looked }
}

interface Sent {
  readonly number: number
  readonly revision: string
}

export function action({ client, id: pageId, t }: ManageRequest, { number, revision }: Sent) {
  return outcome(t, async () => {
    await restoreContentPageVersion(client, { pageId, number, revision })
    return { number }
  })
}

/** Versions of a page: who wrote them, what changed since, and the way back to each. */
export function Page({ data, isOwner, role }: PageProps<Awaited<ReturnType<typeof loader>>>) {
  const t = useMessages()
  const format = useFormat()
  const { page, versions, looked } = data
  const { sent, isSending, send } = useSend<{ number?: number }>()
  const [asked, setAsked] = useState<number>()
  const mayChange = may(role, 'content', 'change')
  const { title } = page.content
  return (
    <Frame
      title={t('versions.title', { title })}
      isOwner={isOwner}
      actions={
        <ButtonLink as={Link} to={editorOf(page.kind as PageKind, page.id)}>
          {t('versions.back')}
        </ButtonLink>
      }
    >
      <div className={shared.rows}>
        <div role="status">
          {sent?.problem ??
            (sent?.number && !isSending ? t('versions.restored', { number: sent.number }) : '')}
        </div>
        <Table
          label={t('versions.list')}
          head={[
            { title: t('versions.number') },
            { title: t('versions.when') },
            { title: t('versions.who') },
            { title: t('pages.state') },
            { title: t('versions.acts') },
          ]}
          rows={versions.map(({ number, createdDate, createdBy, restoredFrom }) => ({
            key: String(number),
            cells: [
              format.number(number),
              format.date(createdDate, { dateStyle: 'medium', timeStyle: 'short' }),
              createdBy?.name ? <bdi key="who">{createdBy.name}</bdi> : '–',
              <span key="state">
                {number === page.version && <Badge tone="neutral">{t('versions.latest')}</Badge>}{' '}
                {number === page.publishedVersion && <Badge tone="success">{t('state.published')}</Badge>}{' '}
                {number === page.scheduledVersion && <Badge tone="info">{t('state.scheduled')}</Badge>}{' '}
                {restoredFrom ? t('versions.from', { number: restoredFrom }) : ''}
              </span>,
              number === page.version ? (
                ''
              ) : (
                <span key="acts" className={shared.buttons}>
                  <TextLink as={Link} to={`?version=${number}`}>
                    {t('versions.compare', { number })}
                  </TextLink>
                  {mayChange && (
                    <Button size="small" pending={isSending} onClick={() => setAsked(number)}>
                      {t('versions.restore', { number })}
                    </Button>
                  )}
                </span>
              ),
            ],
          }))}
        />
        {looked && (
          <Card className={shared.form}>
            <Heading level={2} size="lg">
              {t('versions.between', { number: looked.version.number })}
            </Heading>
            <CompareTexts before={looked.content} after={page.content} />
          </Card>
        )}
        <ConfirmDialog
          isOpen={asked !== undefined}
          title={t('versions.restore-ask', { number: asked ?? 0 })}
          act={t('versions.restore-do')}
          isDanger={false}
          onClose={() => setAsked(undefined)}
          onConfirm={() => {
            send({ number: asked, revision: page.revision })
            setAsked(undefined)
          }}
        >
          <p>{t('versions.restore-means')}</p>
        </ConfirmDialog>
      </div>
    </Frame>
  )
}
