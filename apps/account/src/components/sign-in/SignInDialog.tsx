import { Link, useFetcher, useLocation } from '@galleria/router'
import { Dialog } from '@galleria/ui/overlays'
import { type MouseEvent, useState } from 'react'
import type { Entered } from '../../data/enter.ts'
import { useMessages } from '../../messages/index.ts'
import { signInPath } from '../../rules/return-to.ts'
import type { OpenedLinkProps } from './OpeningLink.tsx'
import styles from './SignInDialog.module.css'
import { SignInForm } from './SignInForm.tsx'

/** Signing in without leaving the page; ends by itself, since a member's header has no such link. */
export default function SignInDialog({ to, className, children }: OpenedLinkProps) {
  const t = useMessages()
  const { pathname, search, key } = useLocation()
  // Closes on navigation: the next step (a code, a second factor, the registration) is a page of its own.
  const [openAt, setOpenAt] = useState<string | undefined>(key)
  const { Form, data, state, formData } = useFetcher<Entered>()
  const here = pathname + search
  const onClick = (event: MouseEvent) => {
    if (event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return
    event.preventDefault()
    setOpenAt(key)
  }
  return (
    <>
      <Link to={to} className={className} onClick={onClick}>
        {children}
      </Link>
      <Dialog title={t('sign-in.title')} isOpen={openAt === key} onOpenChange={() => setOpenAt(undefined)}>
        <div className={styles.form}>
          <SignInForm
            form={Form}
            action={signInPath(here)}
            answer={data}
            busy={state !== 'idle'}
            sending={formData}
            returnTo={here}
          />
        </div>
      </Dialog>
    </>
  )
}
