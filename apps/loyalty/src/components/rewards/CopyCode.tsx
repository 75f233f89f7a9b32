import { Button, toast } from '@galleria/ui'
import { useMessages } from '../../messages/index.ts'
import styles from './CopyCode.module.css'

/** A code to be read, and to be taken along. */
export function CopyCode({ code }: { readonly code: string }) {
  const t = useMessages()
  const copy = async () => {
    try {
      await navigator.clipboard.writeText(code)
      toast({ title: t('coupons.copied', { code }) })
    } catch {
      // A browser that lets no page write there: the code stands beside it.
      toast({ title: t('coupons.copy-by-hand', { code }) })
    }
  }
  return (
    <p className={styles.code}>
      <code dir="ltr">{code}</code>
      <Button size="small" variant="quiet" onClick={() => void copy()}>
        {t('coupons.copy')}
      </Button>
    </p>
  )
}
