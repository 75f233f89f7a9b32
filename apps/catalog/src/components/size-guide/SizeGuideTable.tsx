import type { ShownSizeGuide } from '@galleria/platform-client/size-guides'
import { useId } from 'react'
import { useMessages } from '../../messages/index.ts'
import { inUnit, type LengthUnit } from '../../rules/size-guide.ts'
import styles from './SizeGuideTable.module.css'

const units = ['CM', 'IN'] as const

/** Table of sizes. Its unit is chosen without script: both are there, and CSS shows one of them. */
export function SizeGuideTable({ guide }: { readonly guide: ShownSizeGuide }) {
  const t = useMessages()
  const name = useId()
  const unit: LengthUnit = guide.unit === 'IN' ? 'IN' : 'CM'
  const hasLengths = guide.columns.some(({ isMeasure }) => isMeasure)
  const words = { CM: t('size-guide.cm'), IN: t('size-guide.in') }
  return (
    <div className={styles.guide}>
      {hasLengths && (
        <fieldset className={styles.units}>
          <legend>{t('size-guide.unit')}</legend>
          {units.map((each) => (
            <label key={each}>
              <input type="radio" name={name} value={each} defaultChecked={each === unit} />
              {words[each]}
            </label>
          ))}
        </fieldset>
      )}
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reached by keyboard (WCAG 2.1.1). */}
      <section className={styles.scroll} tabIndex={0} aria-label={guide.name}>
        <table className={styles.table}>
          <thead>
            <tr>
              {guide.columns.map((column, at) => (
                <th key={at} scope="col" dir="auto">
                  {column.name}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {guide.rows.map(([size, ...cells], row) => (
              <tr key={row}>
                <th scope="row" dir="auto">
                  {size}
                </th>
                {cells.map((cell, at) => (
                  <td key={at}>
                    {guide.columns[at + 1]?.isMeasure ? (
                      units.map((each) => (
                        <bdi key={each} data-unit={each}>
                          {inUnit(cell, unit, each)}
                        </bdi>
                      ))
                    ) : (
                      <bdi>{cell}</bdi>
                    )}
                  </td>
                ))}
              </tr>
            ))}
          </tbody>
        </table>
      </section>
      {guide.notes && (
        <p className={styles.notes} dir="auto">
          {guide.notes}
        </p>
      )}
    </div>
  )
}
