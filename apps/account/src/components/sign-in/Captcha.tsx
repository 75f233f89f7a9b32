import { useFetcher } from '@galleria/router'
import { Button, Notice, Spinner } from '@galleria/ui'
import { useEffect, useEffectEvent, useRef, useState } from 'react'
import type { CaptchaAnswer, CaptchaKind } from '../../data/captcha.ts'
import { useMessages } from '../../messages/index.ts'
import styles from './Captcha.module.css'
import { solve } from './solve-captcha.ts'

/**
 * Proves that no cheap program is at it, then sends the form it stands in again. The invisible one works by itself; the
 * visible one waits for a press.
 */
export default function Captcha({ kind }: { readonly kind: CaptchaKind }) {
  const t = useMessages()
  const { load, data } = useFetcher<CaptchaAnswer>()
  const [started, setStarted] = useState(kind === 'invisible')
  const [token, setToken] = useState('')
  const [failed, setFailed] = useState(false)
  const input = useRef<HTMLInputElement>(null)
  const fetchChallenge = useEffectEvent(() => void load(`/account/captcha?kind=${kind}`))
  useEffect(() => {
    if (started) fetchChallenge()
  }, [started])
  useEffect(() => {
    if (!data) return
    if (!data.challenge) return setFailed(true)
    const stop = new AbortController()
    solve(data.challenge, stop).then(setToken, () => stop.signal.aborted || setFailed(true))
    return () => stop.abort()
  }, [data])
  useEffect(() => {
    if (token) input.current?.form?.requestSubmit()
  }, [token])
  if (failed) return <Notice tone="warning">{t('captcha.failed')}</Notice>
  return (
    <div className={styles.captcha}>
      <input ref={input} type="hidden" name={`captcha-${kind}`} value={token} />
      {started ? (
        <p role="status" className={styles.working}>
          <Spinner /> {token ? t('captcha.done') : t('captcha.working')}
        </p>
      ) : (
        <>
          <p>{t('captcha.again')}</p>
          <Button onClick={() => setStarted(true)}>{t('captcha.person')}</Button>
        </>
      )}
    </div>
  )
}
