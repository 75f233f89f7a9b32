import { useFormat } from '@galleria/i18n'
import { DeleteButton, orNotFound, parts as styles, useRestoredFocus, useSend } from '@galleria/manage'
import {
  bulkDeleteFiles,
  bulkRestoreFiles,
  generateFileDownloadUrl,
  getFileDescriptor,
  updateFileDescriptor,
} from '@galleria/platform-client/media'
import { Link } from '@galleria/router'
import { Button, Card, DescriptionList, Heading, Notice, TextLink } from '@galleria/ui'
import { FileForm, type FileTexts } from '../media/FileForm.tsx'
import { kindCopy, kindOf, sizeOf } from '../media/kinds.ts'
import { Shown } from '../media/Shown.tsx'
import { useMessages } from '../messages/index.ts'
import { outcome } from '../outcome.ts'
import type { ManageRequest, PageProps } from '../page.ts'
import { Download } from '../parts/Download.tsx'
import { Frame } from '../parts/Frame.tsx'

/** Minutes for which a link opens a file. */
const HOUR = 60

export async function loader({ client, id, signal }: ManageRequest) {
  const { file, usedBy } = await orNotFound(
    getFileDescriptor(client, { fileId: id, withUses: true }, { signal }),
  )
  return { file, usedBy: usedBy ?? [] }
}

type Sent = ({ readonly intent: 'save' } & FileTexts) | { readonly intent: 'delete' | 'restore' | 'download' }

export function action({ client, id, t }: ManageRequest, sent: Sent) {
  return outcome<object>(t, async () => {
    if (sent.intent === 'save') {
      const { name, alt, focus = null } = sent
      const ofPicture = alt === undefined ? {} : { altText: alt.trim() || null, focalPoint: focus }
      return updateFileDescriptor(client, { file: { id, displayName: name, ...ofPicture } })
    }
    if (sent.intent === 'delete') return bulkDeleteFiles(client, { fileIds: [id] })
    if (sent.intent === 'restore') return bulkRestoreFiles(client, { fileIds: [id] })
    const { downloadUrls } = await generateFileDownloadUrl(client, {
      ...{ fileId: id, expirationInMinutes: HOUR },
    })
    return { url: downloadUrls[0]?.url }
  })
}

/** One file: what is said of it, where it is shown, and the way into the bin and back. */
export function Page({ data, isOwner }: PageProps<Awaited<ReturnType<typeof loader>>>) {
  const t = useMessages()
  const { file } = data
  const restored = useRestoredFocus<HTMLDivElement>()
  const bin = useSend()
  const isGone = file.state === 'DELETED'
  return (
    <Frame title={file.displayName} isOwner={isOwner}>
      <div className={styles.split} {...restored}>
        <div className={styles.rows}>
          {!isGone && (
            <Card>
              <FileForm key={file.id} file={file} />
            </Card>
          )}
          {isGone && <Notice tone="warning">{t('library.in-bin')}</Notice>}
          {bin.sent?.problem && <Notice tone="danger">{bin.sent.problem}</Notice>}
          <div className={styles.buttons}>
            <Download label={t('library.download')} ask={{ intent: 'download' } satisfies Sent} />
            {isGone ? (
              <Button pending={bin.isSending} onClick={() => bin.send({ intent: 'restore' } satisfies Sent)}>
                {t('library.restore')}
              </Button>
            ) : (
              <DeleteButton
                name={file.displayName}
                meaning={t('library.delete-means')}
                pending={bin.isSending}
                onDelete={() => bin.send({ intent: 'delete' } satisfies Sent)}
              />
            )}
          </div>
          <p>
            <TextLink
              as={Link}
              to={file.private ? '/manage/catalog/media?in=private' : '/manage/catalog/media'}
            >
              {t('library.back')}
            </TextLink>
          </p>
        </div>
        <Facts {...data} />
      </div>
    </Frame>
  )
}

function Facts({ file, usedBy }: Awaited<ReturnType<typeof loader>>) {
  const t = useMessages()
  const format = useFormat()
  const { value, unit } = sizeOf(Number(file.sizeInBytes))
  const { image } = file.media.image ?? file.media.vector ?? {}
  const { width, height } = image ?? file.media.video ?? {}
  return (
    <div className={styles.rows}>
      <Shown file={file} />
      <DescriptionList
        items={[
          { term: t('library.kind'), value: kindCopy(kindOf(file), t) },
          { term: t('library.size'), value: format.unit(value, unit, { maximumFractionDigits: 1 }) },
          ...(width && height
            ? [{ term: t('library.pixels'), value: t('library.by', { width, height }) }]
            : []),
          { term: t('library.since'), value: format.date(file.createdDate, { dateStyle: 'medium' }) },
          {
            term: t('library.place'),
            value: file.private ? t('library.only-links') : t('library.for-all'),
          },
        ]}
      />
      <section aria-labelledby="file-uses">
        <Heading level={2} size="lg" id="file-uses">
          {t('library.uses')}
        </Heading>
        {usedBy.length === 0 ? (
          <p className={styles.quiet}>{t('library.no-uses')}</p>
        ) : (
          <ul>
            {usedBy.map(({ id, name }) => (
              <li key={id}>
                <TextLink as={Link} to={`/manage/catalog/products/${id}`}>
                  <bdi>{name}</bdi>
                </TextLink>
              </li>
            ))}
          </ul>
        )}
      </section>
    </div>
  )
}
