import type { LabelSettings } from '@galleria/platform-client/postage'
import { decimalOf } from './number.ts'

interface PackageDraft {
  readonly name: string
  readonly length: string
  readonly width: string
  readonly height: string
}

export interface LabelSettingsDraft {
  readonly enabled: boolean
  readonly account: string
  /** Empty is the store's first. */
  readonly fromLocationId: string
  readonly unitWeight: string
  readonly packages: readonly PackageDraft[]
}

export const emptyPackage: PackageDraft = { name: '', length: '', width: '', height: '' }

export function labelSettingsDraft(settings: LabelSettings): LabelSettingsDraft {
  return {
    enabled: settings.enabled,
    account: settings.account,
    fromLocationId: settings.fromLocationId ?? '',
    unitWeight: String(settings.unitWeight),
    packages: settings.packages.map(({ name, length, width, height }) => ({
      ...{ name, length: String(length), width: String(width), height: String(height) },
    })),
  }
}

/** Fields as calls take them; text that is no number becomes 0, which the platform refuses. */
export function labelSettingsChanges(draft: Partial<LabelSettingsDraft>) {
  const { enabled, account, fromLocationId, unitWeight, packages } = draft
  const numberOf = (text: string) => Number(decimalOf(text)) || 0
  return {
    ...(enabled === undefined ? {} : { enabled }),
    ...(account === undefined ? {} : { account: account.trim() }),
    ...(fromLocationId === undefined ? {} : { fromLocationId: fromLocationId || null }),
    ...(unitWeight === undefined ? {} : { unitWeight: numberOf(unitWeight) }),
    ...(packages === undefined
      ? {}
      : {
          packages: packages.map(({ name, length, width, height }) => ({
            name: name.trim(),
            length: numberOf(length),
            width: numberOf(width),
            height: numberOf(height),
          })),
        }),
  }
}
