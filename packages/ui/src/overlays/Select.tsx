import type { ReactNode } from 'react'
import {
  Button,
  Label,
  ListBox,
  ListBoxItem,
  type ListBoxItemProps,
  Popover,
  Select,
  SelectValue,
} from 'react-aria-components'
import { Icon } from '../Icon.tsx'
import { useMessages } from '../messages/index.ts'
import { InLanguage } from './InLanguage.tsx'
import styles from './overlays.module.css'

export interface CustomSelectProps {
  readonly label: string
  readonly value?: string | null
  readonly onChange?: (value: string) => void
  readonly placeholder?: string
  readonly children: ReactNode
}

/** For choices that need more than text; where text is enough the platform's own select is better. */
export function CustomSelect({ label, value = null, onChange, placeholder, children }: CustomSelectProps) {
  const t = useMessages()
  return (
    <InLanguage>
      <Select
        value={value}
        onChange={(key) => key !== null && onChange?.(String(key))}
        placeholder={placeholder ?? t('ui.choose')}
        className={styles.field ?? ''}
      >
        <Label className={styles.label ?? ''}>{label}</Label>
        <Button className={styles.control ?? ''}>
          <SelectValue />
          <Icon name="chevron-down" size={16} />
        </Button>
        <Popover className={styles.popover ?? ''}>
          <ListBox className={styles.menu ?? ''}>{children}</ListBox>
        </Popover>
      </Select>
    </InLanguage>
  )
}

export function Option(props: ListBoxItemProps) {
  return <ListBoxItem {...props} className={styles.item ?? ''} />
}
