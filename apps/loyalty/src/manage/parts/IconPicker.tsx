import { parts as styles } from '@galleria/manage'
import { Select } from '@galleria/ui'
import { type Say, useMessages } from '../messages/index.ts'
import { type IconChoice, iconChoices, iconOf } from '../rules/icons.ts'

interface Props {
  readonly value: string
  /** URL of the present picture, if it is an external one. */
  readonly own: string | undefined
  readonly onChange: (choice: string) => void
}

/** Choice of a drawing, none, or the picture that is there. */
export function IconPicker({ value, own, onChange }: Props) {
  const t = useMessages()
  return (
    <div className={styles.picker}>
      <ShownIcon choice={value} own={own} />
      <Select label={t('icon.title')} value={value} onChange={(event) => onChange(event.target.value)}>
        <option value="">{t('icon.none')}</option>
        {own && <option value="own">{t('icon.own')}</option>}
        {iconChoices.map((choice) => (
          <option key={choice} value={choice}>
            {iconName(choice, t)}
          </option>
        ))}
      </Select>
    </div>
  )
}

/** Name that members see. */
export function ShownIcon({ choice, own }: { readonly choice: string; readonly own: string | undefined }) {
  const url = choice === 'own' ? own : choice && iconOf(choice as IconChoice).url
  return url ? <img src={url} alt="" width={28} height={28} /> : null
}

function iconName(choice: IconChoice, t: Say): string {
  const names: Readonly<Record<IconChoice, string>> = {
    star: t('icon.star'),
    heart: t('icon.heart'),
    flower: t('icon.flower'),
    gem: t('icon.gem'),
    crown: t('icon.crown'),
    medal: t('icon.medal'),
    leaf: t('icon.leaf'),
  }
  return names[choice]
}
