import { saveFile, useSend } from '@galleria/manage'
import { Button, Notice } from '@galleria/ui'
import { useEffect, useRef } from 'react'
import { useMessages } from '../messages/index.ts'

/** Saves what the page's address finds as a file. */
export function ExportButton({ query }: { readonly query: string }) {
  const t = useMessages()
  const { sent, isSending, send } = useSend<{ file?: string }>()
  const saved = useRef<string>(undefined)
  const file = sent?.file
  useEffect(() => {
    if (file === undefined || saved.current === file) return
    saved.current = file
    saveFile('loyalty-accounts.csv', file)
  }, [file])
  return (
    <>
      <Button pending={isSending} onClick={() => send({ intent: 'export', query })}>
        {t('accounts.export')}
      </Button>
      {sent?.problem && <Notice tone="danger">{sent.problem}</Notice>}
    </>
  )
}
