import { Button, Field } from '@galleria/ui'
import { useState } from 'react'
import styles from './editor.module.css'
import { useMessages } from './messages/index.ts'

interface LinkFormProps {
  readonly href: string
  readonly isLink: (address: string) => boolean
  /** An empty address takes the link away; null leaves everything as it was. */
  readonly onDone: (href: string | null) => void
}

/** Editor of a link's target. Not a form, because it stands within one. */
export function LinkForm({ href, isLink, onDone }: LinkFormProps) {
  const t = useMessages()
  const [address, setAddress] = useState(href)
  const [isWrong, setWrong] = useState(false)
  const take = () => {
    const whole = withScheme(address.trim())
    if (!whole || isLink(whole)) onDone(whole)
    else setWrong(true)
  }
  return (
    <fieldset
      aria-label={t('editor.link')}
      className={styles.within}
      onKeyDown={(event) => {
        if (event.key === 'Escape') onDone(null)
        if (event.key !== 'Enter' || !(event.target instanceof HTMLInputElement)) return
        event.preventDefault()
        take()
      }}
    >
      <Field
        label={t('editor.link-address')}
        type="url"
        dir="ltr"
        // Opened by its own button: whoever pressed it wants to type.
        autoFocus
        maxLength={2048}
        value={address}
        error={isWrong ? t('editor.link-wrong') : undefined}
        onChange={({ currentTarget: { value } }) => {
          setAddress(value)
          setWrong(false)
        }}
      />
      <div className={styles.ways}>
        <Button size="small" variant="primary" onClick={take}>
          {t('editor.link-take')}
        </Button>
        {href && (
          <Button size="small" onClick={() => onDone('')}>
            {t('editor.link-remove')}
          </Button>
        )}
        <Button size="small" variant="quiet" onClick={() => onDone(null)}>
          {t('editor.link-cancel')}
        </Button>
      </div>
    </fieldset>
  )
}

/** Completes an address: `x.example` becomes https, `ann@x.example` mailto, and `/sale` stays within the shop. */
function withScheme(text: string): string {
  if (!text || text.startsWith('/') || /^[a-z][a-z\d+.-]*:/i.test(text)) return text
  return /^[^\s@/]+@[^\s@/]+$/.test(text) ? `mailto:${text}` : `https://${text}`
}
