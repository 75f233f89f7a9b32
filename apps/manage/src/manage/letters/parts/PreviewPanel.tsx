import { parts as styles } from '@galleria/manage'
import type { LetterPreview } from '@galleria/platform-client/letters'
import { Button, Heading, Notice, Select } from '@galleria/ui'
import type { ReactNode } from 'react'
import { useMessages } from '../messages/index.ts'
import own from './letters.module.css'

/** Device and theme of the preview. */
export interface Look {
  readonly size: 'desktop' | 'phone' | 'text'
  readonly scheme: 'light' | 'dark'
}

interface Props {
  readonly preview: LetterPreview | undefined
  readonly look: Look
  readonly onLook: (look: Look) => void
  /** Language of the letter. */
  readonly language: string
  /** Problem of the last look; the look before it stays. */
  readonly problem?: string | undefined
  readonly children?: ReactNode
}

/** The letter with invented content, as an inbox shows it. */
export function PreviewPanel({ preview, look, onLook, language, problem, children }: Props) {
  const t = useMessages()
  return (
    <aside className={own.side} aria-label={t('preview.title')}>
      <Heading level={2} size="lg">
        {t('preview.title')}
      </Heading>
      <div className={styles.inline}>
        <Select
          label={t('preview.size')}
          value={look.size}
          choices={[
            { value: 'desktop', label: t('preview.desktop') },
            { value: 'phone', label: t('preview.phone') },
            { value: 'text', label: t('preview.text') },
          ]}
          onChange={({ target }) => onLook({ ...look, size: target.value as Look['size'] })}
        />
        <Select
          label={t('preview.scheme')}
          value={look.scheme}
          disabled={look.size === 'text'}
          choices={[
            { value: 'light', label: t('preview.light') },
            { value: 'dark', label: t('preview.dark') },
          ]}
          onChange={({ target }) => onLook({ ...look, scheme: target.value as Look['scheme'] })}
        />
      </div>
      {problem && <Notice tone="danger">{problem}</Notice>}
      {preview && (
        <>
          <dl className={own.head}>
            <dt>{t('preview.from')}</dt>
            <dd>
              <bdi>{preview.sender}</bdi>
            </dd>
            <dt>{t('text.subject')}</dt>
            <dd lang={language}>
              <bdi>{preview.subject}</bdi>
            </dd>
          </dl>
          {look.size === 'text' ? (
            // biome-ignore lint/a11y/noNoninteractiveTabindex: text that scrolls must be reached by keyboard (WCAG 2.1.1).
            <pre className={own.text} lang={language} dir="auto" tabIndex={0}>
              {preview.text}
            </pre>
          ) : (
            // Replace the frame with each address, so that no look becomes a step of the browser's history.
            <iframe
              key={preview.url}
              className={own.frame}
              data-size={look.size}
              src={preview.url}
              title={t('preview.frame', { subject: preview.subject })}
              sandbox="allow-popups allow-popups-to-escape-sandbox"
            />
          )}
        </>
      )}
      {children}
    </aside>
  )
}

interface TestProps {
  readonly sentTo: string | undefined
  readonly problem: string | undefined
  readonly pending: boolean
  readonly onSend: () => void
}

/** Sends what is seen to whoever looks at it. */
export function TestSend({ sentTo, problem, pending, onSend }: TestProps) {
  const t = useMessages()
  return (
    <div className={styles.form}>
      <div className={styles.buttons}>
        <Button pending={pending} onClick={onSend}>
          {t('test.send')}
        </Button>
      </div>
      <div role="status">{sentTo && !pending && <p>{t('test.sent', { address: sentTo })}</p>}</div>
      {problem && <Notice tone="danger">{problem}</Notice>}
    </div>
  )
}
