import { Checkbox, Content, Fill } from '@galleria/ui'
import { useState } from 'react'
import { useMessages } from '../../messages/index.ts'
import styles from './FacetGroup.module.css'

interface TickValue {
  readonly value: string
  readonly label: string
  readonly count: number | undefined
  /** CSS color of a swatch. */
  readonly color?: string | undefined
}

interface Props {
  readonly title: string
  /** Name of the field in the address. */
  readonly name: string
  readonly values: readonly TickValue[]
  readonly chosen: readonly string[]
  /** Unfolded from the start. */
  readonly open?: boolean
}

const FEW = 8

/** Values to tick, with how many products each would bring. Chosen ones come first and stay even when they bring none. */
export function FacetGroup({ title, name, values, chosen, open = false }: Props) {
  const t = useMessages()
  const [all, showAll] = useState(false)
  const gone = chosen.filter((value) => !values.some((each) => each.value === value))
  const ordered = [
    ...values.filter(({ value }) => chosen.includes(value)),
    ...gone.map((value) => ({ value, label: value, count: 0, color: undefined })),
    ...values.filter(({ value }) => !chosen.includes(value)),
  ]
  if (!ordered.length) return null
  const most = Math.max(FEW, chosen.length)
  return (
    <details className={styles.group} open={open || chosen.length > 0 || undefined}>
      <summary className={styles.title}>{title}</summary>
      <fieldset className={styles.values}>
        <legend className={styles.legend}>{title}</legend>
        {ordered.map(({ value, label, count, color }, index) => (
          <Checkbox
            key={value}
            className={styles.value}
            name={name}
            value={value}
            defaultChecked={chosen.includes(value)}
            hidden={!all && index >= most}
          >
            {color && <Fill color={color} className={styles.swatch} />}
            <Content text={label} />
            {count !== undefined && <span className={styles.count}> ({count})</span>}
          </Checkbox>
        ))}
        {!all && ordered.length > most && (
          <button type="button" className={styles.more} onClick={() => showAll(true)}>
            {t('filters.show-all', { count: ordered.length })}
          </button>
        )}
      </fieldset>
    </details>
  )
}
