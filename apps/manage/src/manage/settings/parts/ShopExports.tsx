import { useFormat } from '@galleria/i18n'
import { JobProgress, parts as styles, Table, useFollow, useSend } from '@galleria/manage'
import type { ShopExport } from '@galleria/platform-client/shop-exports'
import { Button, ButtonLink, Heading, Notice } from '@galleria/ui'
import { useEffect, useEffectEvent, useState } from 'react'
import { useMessages } from '../messages/index.ts'

interface Props {
  readonly exports: readonly ShopExport[]
  readonly isOwner: boolean
}

/** One press that saves everything of the shop, with the files of the last day. */
export function ShopExports({ exports, isOwner }: Props) {
  const t = useMessages()
  const format = useFormat()
  const { sent, isSending, send } = useSend<{ id?: string; url?: string }>()
  const [begun, setBegun] = useState<string>()
  const isUnderWay = exports.some(
    ({ id, status }) => status === 'RUNNING' || (id === begun && status === 'READY'),
  )
  useFollow(isUnderWay)
  // The answer is a file, so the browser saves it and stays on the page.
  const download = useEffectEvent(({ id, url }: { id?: string; url?: string }) => {
    if (!id || !url || id === begun) return
    setBegun(id)
    Object.assign(document.createElement('a'), { href: url }).click()
  })
  useEffect(() => {
    if (sent && !isSending) download(sent)
  }, [sent, isSending])
  return (
    <section className={styles.form} aria-labelledby="everything">
      <Heading level={2} size="lg" id="everything">
        {t('data.everything')}
      </Heading>
      <p className={styles.quiet}>{t('data.everything-more')}</p>
      {isOwner ? (
        <div className={styles.buttons}>
          <Button variant="primary" pending={isSending} onClick={() => send({ intent: 'everything' })}>
            {t('data.export-everything')}
          </Button>
        </div>
      ) : (
        <p>{t('error.owner-only')}</p>
      )}
      {!isSending && sent?.problem && <Notice tone="danger">{sent.problem}</Notice>}
      {exports.length > 0 && (
        <Table
          label={t('data.files')}
          isStacked
          head={[
            { title: t('data.made') },
            { title: t('keys.by') },
            { title: t('common.state') },
            { title: t('data.until') },
            { title: t('data.file') },
          ]}
          rows={exports.map((each) => ({
            key: each.id,
            cells: [
              format.moment(each.createdDate),
              <bdi key="by">{each.createdBy.name ?? '–'}</bdi>,
              <State key="state" shopExport={each} />,
              format.moment(each.expirationDate),
              <div key="file" className={styles.buttons}>
                <ButtonLink href={each.url} size="small" onClick={() => setBegun(each.id)}>
                  {t('data.download')}
                </ButtonLink>
                <Button size="small" variant="quiet" onClick={() => send({ intent: 'forget', id: each.id })}>
                  {t('data.forget')}
                </Button>
              </div>,
            ],
          }))}
        />
      )}
    </section>
  )
}

function State({ shopExport: { status, rows, total } }: { readonly shopExport: ShopExport }) {
  const t = useMessages()
  if (status === 'READY') return t('data.ready')
  if (status === 'STOPPED') return t('data.stopped')
  if (status === 'FAILED') return t('data.failed')
  return (
    <JobProgress
      label={t('data.downloading')}
      done={rows}
      total={total}
      state={status === 'DONE' ? 'done' : 'running'}
    />
  )
}
