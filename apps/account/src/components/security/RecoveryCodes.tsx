import { Button, Notice } from '@galleria/ui'
import { useState } from 'react'
import { useMessages } from '../../messages/index.ts'
import styles from './Factors.module.css'

/** SaveStatus once, so they are easy to take along. */
export default function RecoveryCodes({ codes }: { readonly codes: readonly string[] }) {
  const t = useMessages()
  const [copied, setCopied] = useState(false)
  const copy = async () => {
    await navigator.clipboard.writeText(codes.join('\n')).then(
      () => setCopied(true),
      () => setCopied(false),
    )
  }
  return (
    <>
      <Notice tone="warning" title={t('security.codes')}>
        {t('security.codes-hint')}
      </Notice>
      <ul className={styles.codes} dir="ltr">
        {codes.map((code) => (
          <li key={code}>{code}</li>
        ))}
      </ul>
      <Button onClick={() => void copy()}>{t('security.copy')}</Button>
      <p role="status" className={styles.hint}>
        {copied && t('security.copied')}
      </p>
    </>
  )
}
