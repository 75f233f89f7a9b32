import {
  areaNames,
  errorAt,
  messages as kit,
  type Outcome,
  rightNames,
  parts as styles,
} from '@galleria/manage'
import { keyAreas } from '@galleria/platform-client/roles'
import { Notice, Select } from '@galleria/ui'
import { useMessages } from '../messages/index.ts'
import { NameField } from '../parts/NameField.tsx'
import own from './api-keys.module.css'
import { type KeyDraft, type Right, rights } from './draft.ts'

interface Props {
  readonly draft: KeyDraft
  readonly change: (part: Partial<KeyDraft>) => void
  readonly errors: Outcome['errors']
}

/** Name of a key, and what it may do in each area. */
export function KeyFields({ draft, change, errors }: Props) {
  const t = useMessages()
  const say = kit.useMessages()
  const isClosed = errorAt(errors, 'permissions') !== undefined
  return (
    <>
      <NameField {...{ draft, change, errors }} hint={t('keys.name-hint')} maxLength={80} />
      <fieldset className={styles.form}>
        <legend>{t('keys.permissions')}</legend>
        {isClosed && <Notice tone="danger">{t('keys.permissions-none')}</Notice>}
        <div className={own.areas}>
          {keyAreas.map((area) => (
            <Select
              key={area}
              label={say(areaNames[area])}
              value={draft.rights[area]}
              choices={rights.map((right) => ({ value: right, label: say(rightNames[right]) }))}
              onChange={({ target }) =>
                change({ rights: { ...draft.rights, [area]: target.value as Right } })
              }
            />
          ))}
        </div>
      </fieldset>
    </>
  )
}
