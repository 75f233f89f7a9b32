import { parts as styles } from '@galleria/manage'
import { Button, Field } from '@galleria/ui'
import { type FormEvent, useState } from 'react'
import { useMessages } from '../messages/index.ts'
import own from './marketing.module.css'

interface Props {
  readonly problem: string | undefined
  readonly pending: boolean
  readonly onFind: (code: string) => void
}

/** Opens the card of a whole code that a customer reads out. The code is sent in a body, never in an address. */
export function FindByCode({ problem, pending, onFind }: Props) {
  const t = useMessages()
  const [code, setCode] = useState('')
  const find = (event: FormEvent) => {
    event.preventDefault()
    if (code.trim()) onFind(code)
  }
  return (
    <form className={`${styles.inline} ${own.search}`} onSubmit={find} noValidate>
      <Field
        label={t('card.whole-code')}
        value={code}
        dir="ltr"
        autoComplete="off"
        error={problem}
        onChange={(event) => setCode(event.target.value)}
      />
      <Button type="submit" pending={pending}>
        {t('card.open')}
      </Button>
    </form>
  )
}
