import { useFetcher } from '@galleria/router'
import { Spinner } from '@galleria/ui'
import { type ReactNode, useEffect, useEffectEvent, useRef } from 'react'
import type { Entered } from '../../data/enter.ts'
import { useMessages } from '../../messages/index.ts'
import styles from './Captcha.module.css'
import { FormProblem } from './FormProblem.tsx'

/** Milliseconds between two questions whether it was approved. */
const EVERY = 2000

interface PushWaitProps {
  readonly problem: string | undefined
  readonly children: ReactNode
}

/** Asks until the other device has approved; being refused or too late ends the asking. */
export function PushWait({ problem, children }: PushWaitProps) {
  const t = useMessages()
  const { Form, submit, data, state } = useFetcher<Entered>()
  const form = useRef<HTMLFormElement>(null)
  const over = data && 'errors' in data ? data.errors.form : undefined
  const ask = useEffectEvent(() => form.current && void submit(form.current))
  useEffect(() => {
    if (over || state !== 'idle') return
    const timer = setTimeout(ask, EVERY)
    return () => clearTimeout(timer)
  }, [over, state])
  return (
    <Form method="post" ref={form}>
      <FormProblem text={problem ?? over} />
      <input type="hidden" name="intent" value="poll" />
      {!over && (
        <p role="status" className={styles.working}>
          <Spinner /> {t('second.waiting')}
        </p>
      )}
      {children}
    </Form>
  )
}
