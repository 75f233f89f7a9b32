import { EntityPicker, parts as styles } from '@galleria/manage'
import type { NamedScope } from '../data/named-scopes.ts'
import { useMessages } from '../messages/index.ts'
import { entitiesIn, withEntities } from '../rules/scopes.ts'
import { Chosen } from './Chosen.tsx'
import own from './marketing.module.css'

interface Props {
  readonly label: string
  /** Text in place of no choice. */
  readonly empty: string
  readonly chosen: readonly NamedScope[]
  readonly error?: string | undefined
  readonly onChange: (chosen: readonly NamedScope[]) => void
}

/** Products and collections. Scopes of other kinds, which programs write, can be removed. */
export function ScopePicker({ label, empty, chosen, error, onChange }: Props) {
  const t = useMessages()
  const others = chosen.filter(({ scope }) => !/^(product|collection):/.test(scope))
  const picker = (kind: 'product' | 'collection', name: string) => (
    <EntityPicker
      of={`${kind}s`}
      label={name}
      error={kind === 'product' ? error : undefined}
      value={entitiesIn(chosen, kind, t('scopes.gone'))}
      onChange={(entities) => onChange(withEntities(chosen, kind, entities))}
      isMany
    />
  )
  return (
    <fieldset className={styles.form}>
      <legend className={own.legend}>{label}</legend>
      {chosen.length === 0 && <p className={styles.quiet}>{empty}</p>}
      {others.length > 0 && (
        <Chosen chosen={others} onRemove={(removed) => onChange(chosen.filter((each) => each !== removed))} />
      )}
      {picker('product', t('scopes.products'))}
      {picker('collection', t('scopes.collections'))}
    </fieldset>
  )
}
