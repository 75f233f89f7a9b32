import { type Outcome, useSend } from '@galleria/manage'
import { useNavigate } from '@galleria/router'
import { Button } from '@galleria/ui'
import { useEffect, useState } from 'react'
import { useMessages } from '../../messages/index.ts'
import { CopyDialog } from '../../shared/CopyDialog.tsx'

/** Copies the saved product, and goes to its copy. */
export function CopyProduct() {
  const t = useMessages()
  const navigate = useNavigate()
  const { sent, isSending, send } = useSend<Outcome & { readonly copyId?: string }>()
  const [isAsking, setAsking] = useState(false)
  const copyId = sent?.copyId
  useEffect(() => {
    if (copyId) void navigate(`/manage/catalog/products/${copyId}`)
  }, [copyId, navigate])
  return (
    <>
      <Button variant="quiet" onClick={() => setAsking(true)}>
        {t('acts.duplicate-do')}
      </Button>
      <CopyDialog
        isOpen={isAsking && !copyId}
        count={1}
        pending={isSending}
        problem={sent?.problem}
        onCopy={(how) => send({ intent: 'copy', how, key: crypto.randomUUID() })}
        onClose={() => setAsking(false)}
      />
    </>
  )
}
