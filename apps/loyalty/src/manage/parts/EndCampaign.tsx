import { ConfirmDialog } from '@galleria/manage'
import type { LoyaltyCampaign } from '@galleria/platform-client/loyalty-campaigns'
import { Button } from '@galleria/ui'
import { useState } from 'react'
import { useMessages } from '../messages/index.ts'

interface Props {
  readonly campaign: LoyaltyCampaign
  readonly isSending: boolean
  readonly onEnd: () => void
}

/** Ends a campaign after it was asked. */
export function EndCampaign({ campaign: { name }, isSending, onEnd }: Props) {
  const t = useMessages()
  const [isAsking, setAsking] = useState(false)
  return (
    <>
      <Button pending={isSending} onClick={() => setAsking(true)}>
        {t('campaigns.end-now')}
      </Button>
      <ConfirmDialog
        isOpen={isAsking}
        title={t('campaigns.end-title', { name })}
        act={t('campaigns.end-now')}
        onConfirm={() => {
          setAsking(false)
          onEnd()
        }}
        onClose={() => setAsking(false)}
      >
        <p>{t('campaigns.end-means')}</p>
      </ConfirmDialog>
    </>
  )
}
