import type { Locator } from '@playwright/test'

/** Presses the words beside a radio, as a finger would: its own box is hidden, and a sheet may still be moving. */
export async function pick(radio: Locator): Promise<void> {
  await radio.locator('xpath=ancestor::label').click()
}
