import { SearchField as AriaSearchField, Button, Input, Label } from 'react-aria-components'
import { Icon } from '../Icon.tsx'
import { InLanguage } from './InLanguage.tsx'
import styles from './overlays.module.css'

export interface SearchFieldProps {
  readonly label: string
  readonly value?: string
  readonly onChange?: (text: string) => void
  readonly onSubmit?: (text: string) => void
  readonly name?: string
}

/** Escape and its button empty it; Enter submits. */
export function SearchField({ label, value, onChange, onSubmit, name }: SearchFieldProps) {
  return (
    <InLanguage>
      <AriaSearchField
        className={styles.field ?? ''}
        {...(value === undefined ? {} : { value })}
        {...(onChange && { onChange })}
        {...(onSubmit && { onSubmit })}
        {...(name && { name })}
      >
        {({ isEmpty }) => (
          <>
            <Label className={styles.label ?? ''}>{label}</Label>
            <span className={styles.search}>
              <Input className={styles.control ?? ''} />
              {!isEmpty && (
                <Button className={styles.clear ?? ''}>
                  <Icon name="close" size={16} />
                </Button>
              )}
            </span>
          </>
        )}
      </AriaSearchField>
    </InLanguage>
  )
}
