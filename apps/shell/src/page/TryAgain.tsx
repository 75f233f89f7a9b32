import { Button } from '@galleria/ui'
import type { ReactNode } from 'react'
import { useLocation, useNavigate, useNavigation } from 'react-router'
import { useMessages } from '../messages/index.ts'
import { Message } from './Message.tsx'

/** Going to where we are runs discovery and loaders again. */
export function TryAgain({ title, children }: { readonly title: string; readonly children: ReactNode }) {
  const t = useMessages()
  const navigate = useNavigate()
  const location = useLocation()
  const isBusy = useNavigation().state !== 'idle'
  return (
    <Message title={title} role="alert">
      <p>{children}</p>
      <Button
        variant="primary"
        aria-disabled={isBusy}
        onClick={() => {
          if (!isBusy) void navigate(location, { replace: true, preventScrollReset: true })
        }}
      >
        {isBusy ? t('try.busy') : t('try.again')}
      </Button>
    </Message>
  )
}
