import type { ReactNode } from 'react'
import parts from '../parts.module.css'
import { SaveBar, type SaveBarProps } from '../SaveBar.tsx'

export interface EditFormProps extends Omit<SaveBarProps, 'saveLabel' | 'children'> {
  readonly label: string
  /** False for a role that only reads: fields are disabled, and nothing can be saved. */
  readonly mayChange?: boolean
  readonly onSave: () => void
  /** Buttons beside the one that saves. */
  readonly buttons?: ReactNode
  readonly children: ReactNode
}

/** Fields with one button that saves them, Ctrl+S, a guard of what is not saved, and errors that take the focus. */
export function EditForm(props: EditFormProps) {
  const { label, onSave, buttons, children, mayChange = true, ...bar } = props
  return (
    <form
      aria-label={label}
      className={parts.form}
      noValidate
      onSubmit={(event) => {
        event.preventDefault()
        if (mayChange && !bar.isSending) onSave()
      }}
    >
      <fieldset className={`${parts.form} ${parts.fields}`} disabled={!mayChange}>
        {children}
      </fieldset>
      {mayChange && <SaveBar {...bar}>{buttons}</SaveBar>}
    </form>
  )
}
