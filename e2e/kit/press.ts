import { expect, type Locator } from '@playwright/test'

/** Presses what Tab leads to, by keyboard alone, and shows that its focus can be seen. */
export async function press(target: Locator): Promise<void> {
  await expect(target).toBeEnabled()
  await target.focus()
  const [isReached, isChoice] = await target.evaluate((element: HTMLElement) => [
    element.tabIndex >= 0 && element.matches(':focus-visible'),
    element.matches('[type=radio], [type=checkbox]'),
  ])
  expect(isReached, `${target} is reached by Tab, with its focus shown`).toBe(true)
  await target.press(isChoice ? 'Space' : 'Enter')
}
