import { expect, type Locator } from '@playwright/test'

/** Presses what Tab leads to, by keyboard alone, and shows that its focus can be seen. */
export async function press(target: Locator): Promise<void> {
  await expect(target).toBeEnabled()
  // A page that has just come takes the focus once, for its heading: who tabs on comes here after it.
  await expect(async () => {
    await target.focus()
    const isReached = await target.evaluate(
      (element: HTMLElement) => element.tabIndex >= 0 && element.matches(':focus-visible'),
    )
    expect(isReached, `${target} is reached by Tab, with its focus shown`).toBe(true)
  }).toPass({ timeout: 5000 })
  const isChoice = await target.evaluate((element) => element.matches('[type=radio], [type=checkbox]'))
  await target.press(isChoice ? 'Space' : 'Enter')
}
