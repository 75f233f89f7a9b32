import { Button, Notice } from '@galleria/ui'
import { useEffect, useRef } from 'react'
import { useMessages } from '../messages/index.ts'
import { useSend } from './use-send.ts'

/** Saves what the page's address finds as a file. */
export function ExportButton({ query }: { readonly query: string }) {
  const t = useMessages()
  const { sent, isSending, send } = useSend<{ file?: string }>()
  const saved = useRef<string>(undefined)
  const file = sent?.file
  useEffect(() => {
    if (file === undefined || saved.current === file) return
    saved.current = file
    // The mark tells spreadsheets that it is UTF-8.
    const address = URL.createObjectURL(new Blob(['\ufeff', file], { type: 'text/csv;charset=utf-8' }))
    const link = Object.assign(document.createElement('a'), {
      href: address,
      download: 'loyalty-accounts.csv',
    })
    link.click()
    URL.revokeObjectURL(address)
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
