import { csvLine, saveFile, parts as styles } from '@galleria/manage'
import { Link } from '@galleria/router'
import { Button, ButtonLink, Notice } from '@galleria/ui'
import { useMessages } from '../messages/index.ts'
import { Frame } from './Frame.tsx'
import own from './marketing.module.css'

interface Props {
  readonly codes: readonly string[]
  readonly isOwner: boolean
}

/** Codes that were just made, to take along. */
export function CodesMade({ codes, isOwner }: Props) {
  const t = useMessages()
  return (
    <Frame hasTimes={false} title={t('codes.many')} isOwner={isOwner}>
      <div className={styles.rows}>
        <div role="status">
          <Notice tone="success">{t('many.made', { count: codes.length })}</Notice>
        </div>
        <div className={styles.buttons}>
          <Button
            variant="primary"
            onClick={() =>
              saveFile('codes.csv', [t('codes.code'), ...codes].map((code) => csvLine([code])).join(''))
            }
          >
            {t('many.file')}
          </Button>
          <ButtonLink as={Link} to="/manage/marketing">
            {t('codes.all')}
          </ButtonLink>
        </div>
        {/* biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reached by keyboard (WCAG 2.1.1). */}
        <section className={own.codes} tabIndex={0} aria-label={t('codes.title')}>
          <ul>
            {codes.map((code) => (
              <li key={code}>
                <bdi dir="ltr">{code}</bdi>
              </li>
            ))}
          </ul>
        </section>
      </div>
    </Frame>
  )
}
