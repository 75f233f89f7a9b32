import { expect, type ModuleFault, moduleFaults, test } from '../kit/src/index.ts'
import { again, expectRestAlive, expectWhole, followLink, openAddress, victims } from './victims.ts'

/** The browser has all it needs, so the page ends up whole by itself. */
const mends: ReadonlySet<ModuleFault> = new Set(['slow', 'throwing on the server'])

for (const victim of victims) {
  const { module } = victim
  for (const fault of moduleFaults) {
    const outcome = mends.has(fault)
      ? 'its page comes whole'
      : 'its page says so, and the rest of the store lives on'
    test(`faults row 108: ${module} is ${fault}, the first release ever: ${outcome}`, async ({
      page,
      store,
    }) => {
      const broken = await store.break(page, module, fault, { lastGood: false })

      await test.step('met by its address', async () => {
        await openAddress(page, victim)
        if (mends.has(fault)) return expectWhole(page, module)
        await expect(again(page)).toBeVisible()
        await expectRestAlive(page, victim)
      })

      await test.step('met by a link', async () => {
        await page.goto(victim.from)
        await followLink(page, victim.link)
        if (mends.has(fault)) return expectWhole(page, module)
        await expect(again(page)).toBeVisible()
        await expectRestAlive(page, victim)
      })

      await test.step('a good release mends it', async () => {
        await broken.heal()
        await page.goto(victim.path)
        await expectWhole(page, module)
      })
    })
  }
}
