import type { Db, Trx } from '../../../data/database.ts'
import type { Services } from '../../../data/services.ts'
import type { Caller } from '../../../http/caller.ts'

interface Named {
  /** Path within the settings, as the call names it: `validations.minimumSubtotal`. */
  readonly name: string
  readonly label: string
  readonly hint: string
}

export type SettingField = Named &
  (
    | { readonly kind: 'check' }
    | {
        readonly kind: 'choice'
        readonly choices: Readonly<Record<string, string>>
        /** For many choices: label of the field that narrows them down. */
        readonly searchable?: string
        readonly wrong?: string
      }
    | {
        readonly kind: 'amount' | 'whole'
        /** Unit shown behind the field. */
        readonly unit?: string
        readonly required?: boolean
        /** Hint for a value that is not valid. */
        readonly wrong: string
      }
  )

interface SettingGroup {
  readonly title: string
  readonly fields: readonly SettingField[]
}

interface Change {
  readonly trx: Trx
  readonly services: Pick<Services, 'clock' | 'config'>
  readonly caller: Caller
  /** As the call takes them, unchecked. */
  readonly wanted: object
  /** Mark of the settings that the form showed. */
  readonly seen: string
}

/** One page of settings: those of one call. */
export interface SettingsPart {
  readonly path: string
  readonly tab: string
  readonly title: string
  readonly lead: string
  /** Root of the settings in the call's body and its violations. */
  readonly root: string
  groups(currency: string): readonly SettingGroup[]
  read(db: Db, config: Services['config']): Promise<object>
  /** By the function of the call, with its checks and its event. */
  change(change: Change): Promise<unknown>
}
