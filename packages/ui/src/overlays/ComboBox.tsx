import type { ReactNode } from 'react'
import { ComboBox as AriaComboBox, Input, Label, ListBox, Popover } from 'react-aria-components'
import { InLanguage } from './InLanguage.tsx'
import styles from './overlays.module.css'

export interface ComboBoxProps {
  readonly label: string
  readonly inputValue?: string
  readonly onInputChange?: (text: string) => void
  readonly onChange?: (value: string) => void
  readonly children: ReactNode
}

/** Text with suggestions; what is typed counts even when nothing is picked. */
export function ComboBox({ label, inputValue, onInputChange, onChange, children }: ComboBoxProps) {
  return (
    <InLanguage>
      <AriaComboBox
        allowsCustomValue
        className={styles.field ?? ''}
        {...(inputValue === undefined ? {} : { inputValue })}
        {...(onInputChange ? { onInputChange } : {})}
        onChange={(key) => key !== null && onChange?.(String(key))}
      >
        <Label className={styles.label ?? ''}>{label}</Label>
        <Input className={styles.control ?? ''} />
        <Popover className={styles.popover ?? ''}>
          <ListBox className={styles.menu ?? ''}>{children}</ListBox>
        </Popover>
      </AriaComboBox>
    </InLanguage>
  )
}
