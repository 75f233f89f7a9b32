import { useFormat } from '@galleria/i18n'
import { parts as shared, useRestoredFocus } from '@galleria/manage'
import { Button, Card, Heading } from '@galleria/ui'
import { sizeOf } from '../../media/kinds.ts'
import type { Library } from '../../media/library.ts'
import { Upload } from '../../media/Upload.tsx'
import { useMessages } from '../../messages/index.ts'
import type { PartProps } from '../part.ts'
import styles from '../product.module.css'

interface Props extends PartProps {
  readonly library: Pick<Library, 'keep'>
}

/** Upload of the file that buyers of a digital product receive; nobody else can open it. */
export function DigitalFile({ draft: { file }, change, at, library }: Props) {
  const t = useMessages()
  const format = useFormat()
  const restored = useRestoredFocus<HTMLDivElement>()
  const { value, unit } = sizeOf(Number(file?.fileSize) || 0)
  return (
    <Card className={shared.form}>
      <div className={shared.form} {...restored}>
        <Heading level={2} size="lg">
          {t('column.digital-file')}
        </Heading>
        {file ? (
          <div className={shared.buttons}>
            <p>
              <bdi>{file.fileName}</bdi>{' '}
              <span className={shared.quiet}>{format.unit(value, unit, { maximumFractionDigits: 1 })}</span>
            </p>
            <Button size="small" variant="quiet" onClick={() => change({ file: null })}>
              {t('editor.file-remove')}
            </Button>
          </div>
        ) : (
          <p className={shared.quiet}>{t('editor.file-none')}</p>
        )}
        {at('digitalFile') && <p className={styles.error}>{at('digitalFile')}</p>}
        <Upload
          label={file ? t('editor.file-other') : t('editor.file-choose')}
          hint={t('editor.file-more')}
          accept="image/*,video/*,audio/*,.pdf,.zip,.csv,.txt"
          single
          send={async (chosen, onProgress) => change({ file: await library.keep(chosen, onProgress) })}
          doneText={() => t('editor.file-done')}
        />
      </div>
    </Card>
  )
}
