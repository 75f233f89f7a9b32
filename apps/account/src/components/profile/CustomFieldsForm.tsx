import type { MemberCustomField } from '@galleria/platform-client/member-community'
import type { Member } from '@galleria/platform-client/members'
import { Checkbox, Field } from '@galleria/ui'
import { key, useMessages } from '../../messages/profile/index.ts'
import { customName } from '../../rules/profile/custom-values.ts'
import styles from './forms.module.css'
import { SaveEnd } from './SaveEnd.tsx'
import { useSave } from './use-save.ts'

interface CustomFieldsFormProps {
  readonly fields: readonly MemberCustomField[]
  readonly values: NonNullable<Member['contact']>['customFields']
}

const seenBy = {
  PUBLIC: key('custom.public'),
  COMMUNITY: key('custom.community'),
  PRIVATE: key('custom.private'),
} as const
const types = {
  TEXT: { type: 'text', maxLength: 1000 },
  NUMBER: { type: 'text', inputMode: 'decimal', dir: 'ltr' },
  DATE: { type: 'date' },
  URL: { type: 'url', maxLength: 2048, dir: 'ltr', placeholder: 'https://' },
} as const

/** Custom fields of the site, each with its audience. */
export function CustomFieldsForm({ fields, values }: CustomFieldsFormProps) {
  const t = useMessages()
  const { Form, saved, errors, isSaving } = useSave()
  return (
    <Form method="post" className={styles.form}>
      <input type="hidden" name="intent" value="fields" />
      <div className={styles.pair}>
        {fields.map(({ key: name, name: label, type, visibility }) => {
          const value = values?.[name]?.value
          const seen = seenBy[visibility as keyof typeof seenBy]
          const hint = seen && t(seen)
          if (type === 'CHECKBOX')
            return (
              <div key={name}>
                <Checkbox name={customName(name)} value="on" defaultChecked={value === true}>
                  <bdi>{label}</bdi>
                </Checkbox>
                <p className={styles.hint}>{hint}</p>
              </div>
            )
          return (
            <Field
              key={name}
              {...types[type as keyof typeof types]}
              name={customName(name)}
              label={<bdi>{label}</bdi>}
              hint={hint}
              defaultValue={value === undefined || value === null ? '' : String(value)}
              error={errors[customName(name)]}
            />
          )
        })}
      </div>
      <SaveEnd saved={saved} isSaving={isSaving} />
    </Form>
  )
}
