import { parts as styles } from '@galleria/manage'
import { Checkbox } from '@galleria/ui'
import type { ReactNode } from 'react'

interface Props {
  readonly label: string
  readonly hint: ReactNode
  readonly choices: readonly { readonly id: string; readonly name: string }[]
  readonly chosen: readonly string[]
  readonly onChange: (ids: readonly string[]) => void
}

/** Any number of a short list. */
export function Choices({ label, hint, choices, chosen, onChange }: Props) {
  return (
    <fieldset className={styles.form}>
      <legend>{label}</legend>
      <p className={styles.quiet}>{hint}</p>
      {choices.map(({ id, name }) => (
        <Checkbox
          key={id}
          checked={chosen.includes(id)}
          onChange={({ target }) =>
            onChange(target.checked ? [...chosen, id] : chosen.filter((other) => other !== id))
          }
        >
          <bdi>{name}</bdi>
        </Checkbox>
      ))}
    </fieldset>
  )
}
