import { parts as styles, useSend } from '@galleria/manage'
import type { CatalogImport } from '@galleria/platform-client/catalog-imports'
import { Button, Card, Heading, Notice, Select } from '@galleria/ui'
import { useState } from 'react'
import { useMessages } from '../messages/index.ts'
import own from '../parts/catalog.module.css'
import { Counts } from './Counts.tsx'
import { ErrorTable } from './ErrorTable.tsx'
import { fieldCopy } from './field-copy.ts'
import { type Mapping, mappingOf, meaningsOf, missing, repeated } from './rules/mapping.ts'
import type { Tried } from './try-import.ts'

interface Props {
  readonly catalogImport: CatalogImport
  /** Columns that the import knows. */
  readonly columns: readonly { readonly name: string; readonly required: boolean }[]
}

/** Form data of a parsed file. */
export interface ImportSent {
  readonly intent: 'try' | 'start'
  readonly mapping: Mapping
}

/** Says what each column of the file is; then it can be tried, and done. */
export function MappingForm({ catalogImport, columns }: Props) {
  const t = useMessages()
  const { header, sampleRows } = catalogImport
  const [meanings, setMeanings] = useState(() => meaningsOf(catalogImport))
  const trial = useSend<Tried>()
  const start = useSend()
  const mapping = mappingOf(meanings)
  const [twice, absent] = [repeated(meanings), missing(meanings, columns)]
  const isWrong = twice.size > 0 || absent.length > 0
  // Ignore a trial that was made with another mapping.
  const found = JSON.stringify(trial.sent?.mapping) === JSON.stringify(mapping) ? trial.sent : undefined
  const send = (intent: ImportSent['intent']) =>
    (intent === 'try' ? trial : start).send({ intent, mapping } satisfies ImportSent)
  return (
    <div className={styles.rows}>
      <Card className={styles.form}>
        <Heading level={2} size="lg">
          {t('transfer.mapping')}
        </Heading>
        <p className={styles.quiet}>{t('transfer.mapping-more')}</p>
        <div className={own.columns}>
          {header.map((name, index) => (
            <Select
              key={index}
              label={<bdi>{name || t('transfer.nameless', { place: index + 1 })}</bdi>}
              hint={<bdi>{samples(sampleRows, index)}</bdi>}
              error={twice.has(index) ? t('transfer.twice') : undefined}
              value={meanings[index]}
              onChange={(event) => setMeanings(meanings.with(index, event.target.value))}
            >
              <option value="">{t('transfer.skipped')}</option>
              {columns.map((column) => (
                <option key={column.name} value={column.name}>
                  {fieldCopy(column.name, t)}
                </option>
              ))}
            </Select>
          ))}
        </div>
        <div role="status">
          {absent.length > 0 && (
            <p>{t('transfer.missing', { names: absent.map((name) => fieldCopy(name, t)).join(', ') })}</p>
          )}
        </div>
        <div className={styles.buttons}>
          <Button
            pending={trial.isSending}
            aria-disabled={isWrong || start.isSending}
            onClick={() => send('try')}
          >
            {t('transfer.try')}
          </Button>
          <Button
            variant="primary"
            pending={start.isSending}
            aria-disabled={isWrong}
            onClick={() => send('start')}
          >
            {t('transfer.start')}
          </Button>
        </div>
        <Problem sent={trial.sent} />
        <Problem sent={start.sent} />
      </Card>
      <div role="status">
        {found?.counts && (
          <p>
            {t('transfer.tried', { count: found.counts.rowCount })}{' '}
            {!found.counts.whole && t('transfer.tried-part')}
          </p>
        )}
      </div>
      {found?.counts && (
        <>
          <Counts counted={found.counts} />
          <ErrorTable errors={found.counts.errors} />
        </>
      )}
    </div>
  )
}

function Problem({ sent }: { readonly sent: Tried | undefined }) {
  if (sent?.problem) return <Notice tone="danger">{sent.problem}</Notice>
  if (!sent?.errors) return null
  return <Notice tone="danger">{Object.values(sent.errors).join(' ')}</Notice>
}

/** Values of a column in the first rows. */
function samples(rows: CatalogImport['sampleRows'], index: number): string {
  const texts = rows.map((row) => row[index]?.trim() ?? '').filter(Boolean)
  return [...new Set(texts)].slice(0, 3).join(' · ').slice(0, 80) || '–'
}
