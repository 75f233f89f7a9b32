import { expect, type ModuleFault, moduleFaults, test } from '../kit/src/index.ts'
import {
  again,
  expectReplaced,
  expectSameDocument,
  expectWhole,
  followLink,
  markDocument,
  openAddress,
  victims,
} from './victims.ts'

/*
 * Every module with the faults of row 108, alone: by a link and by its address, and mended in the page that it broke. Faults of
 * files are tried with two modules, rarer ones with one. Where a last good release is left, it comes instead, by the same link and address: that is
 * asked once of each module and of each fault that browsers cannot mend by themselves, not of each pair, since what chooses the
 * release knows neither name nor cause.
 */

/** The browser has all it needs, so the page ends up whole by itself. */
const mends: ReadonlySet<ModuleFault> = new Set(['slow', 'throwing on the server'])

/** Going back is the shell's work and knows no module's name: asked once of each fault. */
const goneBackTo = 'cart'

/** The shell knows no module's name: these are tried with one. */
const rare: ReadonlySet<ModuleFault> = new Set(['hanging', 'throwing at start', 'throwing on the server'])

/** Faults of files: with the two modules whose pages differ most, one that anybody sees and one that is somebody's own. */
const common: ReadonlySet<ModuleFault> = new Set(['missing', 'corrupt', 'slow'])
const isTried = (module: string, fault: ModuleFault) =>
  module === goneBackTo || !(rare.has(fault) || (common.has(fault) && module !== 'catalog'))

for (const victim of victims) {
  const { module, other } = victim
  for (const fault of moduleFaults.filter((each) => isTried(module, each))) {
    const outcome = mends.has(fault)
      ? 'its page comes whole'
      : 'its page says so, the rest of the store lives on, and a good release mends it there'
    test(`Faults row 108: ${module} is ${fault}, the first release ever: ${outcome}`, async ({
      page,
      store,
    }) => {
      const broken = await store.break(page, module, fault, { lastGood: false })
      const expectOutcome = () =>
        mends.has(fault) ? expectWhole(page, module) : expect(again(page)).toBeVisible()

      await test.step("A broken module met by a link leaves the other team's page alive", async () => {
        await page.goto(victim.from)
        await followLink(page, victim.link)
        await markDocument(page)
        await expectOutcome()
        await followLink(page, other.link)
        await expect(page.locator(`main [data-boundary="${other.module}"] h1`)).toBeVisible()
        if (module === goneBackTo) {
          await page.goBack()
          await expectOutcome()
        }
        await expectSameDocument(page)
      })

      await test.step('Met by its address', async () => {
        await openAddress(page, victim)
        await expectOutcome()
      })

      await test.step('A good release mends the open page', async () => {
        await broken.heal()
        if (!mends.has(fault)) await again(page).click()
        await expectWhole(page, module)
      })
    })
  }
}

const replaced: Readonly<Record<string, readonly ModuleFault[]>> = {
  catalog: ['down', 'throwing in render'],
  cart: ['hanging', 'corrupt'],
  account: ['missing', 'throwing at start'],
  loyalty: ['throwing in render', 'hanging'],
}

for (const victim of victims) {
  for (const fault of replaced[victim.module] ?? []) {
    test(`Faults row 108: ${victim.module} is ${fault}: the last good release comes instead`, async ({
      page,
      store,
    }) => {
      await store.break(page, victim.module, fault)
      await openAddress(page, victim)
      await expectReplaced(page, victim.module)
      // Another document: what this one knows of the module is settled.
      await page.goto(victim.from)
      await followLink(page, victim.link)
      await markDocument(page)
      await expectReplaced(page, victim.module)
      await expectSameDocument(page)
    })
  }
}
