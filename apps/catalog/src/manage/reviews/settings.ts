import type { PlatformClient } from '@galleria/platform-client'
import {
  getReviewSettings,
  type ReviewSettings,
  updateReviewSettings,
} from '@galleria/platform-client/review-settings'
import { outcome } from '../outcome.ts'
import type { ManageRequest } from '../page.ts'

/** Settings as the form sends them. */
export interface SettingsSent {
  readonly intent: 'settings'
  readonly settings: Parameters<typeof updateReviewSettings>[1]['reviewSettings']
}

export async function readSettings(client: PlatformClient, signal: AbortSignal): Promise<ReviewSettings> {
  return (await getReviewSettings(client, undefined, { signal })).reviewSettings
}

export function saveSettings({ client, t }: Pick<ManageRequest, 'client' | 't'>, { settings }: SettingsSent) {
  return outcome(t, async () => {
    await updateReviewSettings(client, { reviewSettings: settings })
    return {}
  })
}
