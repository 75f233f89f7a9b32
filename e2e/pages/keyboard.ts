import { expect, type Locator, type Page } from '@playwright/test'

/** Moves through a page as somebody without a mouse does. Locators only tell where focus is; they never act. */
export class Keyboard {
  readonly page: Page

  constructor(page: Page) {
    this.page = page
  }

  /** Presses until focus is there. On the way focus is never lost and always to be seen. */
  async tabTo(target: Locator, key: 'Tab' | 'Shift+Tab' = 'Tab'): Promise<void> {
    await expect(target).toBeVisible()
    for (let presses = 0; presses < 150; presses++) {
      if (await this.#isAt(target)) return
      await this.page.keyboard.press(key)
      await this.#expectSeen()
    }
    throw new Error(`150 times ${key} do not lead to ${target}`)
  }

  async expectAt(target: Locator): Promise<void> {
    await expect.poll(() => this.#isAt(target)).toBe(true)
  }

  /** Types into a field, or picks from a list by its first letters. */
  async fill(field: Locator, text: string): Promise<void> {
    await this.tabTo(field)
    await this.page.keyboard.type(text)
    await expect
      .poll(() =>
        field.evaluate((element) =>
          element instanceof HTMLSelectElement
            ? element.selectedOptions[0]?.label
            : (element as HTMLInputElement).value,
        ),
      )
      .toBe(text)
  }

  async #isAt(target: Locator): Promise<boolean> {
    return target.evaluateAll((elements) => elements.some((element) => element === document.activeElement))
  }

  async #expectSeen(): Promise<void> {
    const focus = await this.page.evaluate(() => {
      const element = document.activeElement
      if (!element || element === document.body) return 'lost'
      const wears = (node: Element | null, part?: '::after') => {
        if (!node) return false
        const { outlineStyle, outlineWidth, boxShadow } = getComputedStyle(node, part)
        return (outlineStyle !== 'none' && outlineWidth !== '0px') || boxShadow !== 'none'
      }
      // A drawn control shows it on what stands beside or around the real one.
      const isSeen =
        wears(element) ||
        wears(element, '::after') ||
        wears(element.nextElementSibling) ||
        wears(element.parentElement) ||
        wears(element.closest('label'))
      return isSeen ? 'seen' : `unseen: ${element.outerHTML.slice(0, 200)}`
    })
    expect(focus).toBe('seen')
  }
}
