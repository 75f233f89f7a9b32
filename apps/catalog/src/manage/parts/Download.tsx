import { type Outcome, useSend } from '@galleria/manage'
import { Button, ButtonLink, Notice } from '@galleria/ui'
import { useEffect, useRef } from 'react'
import { useMessages } from '../messages/index.ts'

/** Answer of the page's action. */
export interface DownloadLink extends Outcome {
  readonly url?: string
}

interface Props {
  readonly label: string
  /** For the page's action. */
  readonly ask: object
}

/** A link that ends after a while is asked for when it is wanted; then it has the focus. */
export function Download({ label, ask }: Props) {
  const t = useMessages()
  const { sent, isSending, send } = useSend<DownloadLink>()
  const link = useRef<HTMLAnchorElement>(null)
  const url = isSending ? undefined : sent?.url
  useEffect(() => {
    if (url) link.current?.focus()
  }, [url])
  return (
    <>
      <Button pending={isSending} onClick={() => send(ask)}>
        {label}
      </Button>
      {url && (
        <ButtonLink ref={link} href={url} download variant="primary">
          {t('download.do')}
        </ButtonLink>
      )}
      <span role="status">{url && t('download.until')}</span>
      {sent?.problem && <Notice tone="danger">{sent.problem}</Notice>}
    </>
  )
}
