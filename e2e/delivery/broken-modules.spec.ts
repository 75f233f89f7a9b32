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
 * Modules with the faults of row 108, alone: by a link and by its address, and mended in the page that it broke. One module has
 * every fault, each other the one that its own pages decide on; `EVERY_FAULT=1` tries all pairs. Where a last good release is left,
 * it comes instead, by the same link and address: that is asked once of each module and of each fault that browsers cannot mend
 * by themselves, not of each pair, since what chooses the release knows neither name nor cause.
 */

/** The browser has all it needs, so the page ends up whole by itself. */
const mends: ReadonlySet<ModuleFault> = new Set(['slow', 'throwing on the server'])

/** Has every fault. Going back is the shell's work too: it is asked once of each fault. */
const goneBackTo = 'cart'

/** Fault of other modules' own pages. All others are the shell's to meet, which fetches files and knows no module's name. */
const own: ModuleFault = 'throwing in render'
const isTried = (module: string, fault: ModuleFault) =>
  Boolean(process.env.EVERY_FAULT) || module === goneBackTo || fault === own

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
        await expectWhole(page, module)
      })
    })
  }
}

const replaced: Readonly<Record<string, readonly ModuleFault[]>> = {
  catalog: ['down'],
  cart: ['hanging', 'corrupt'],
  account: ['missing', 'throwing at start'],
  loyalty: ['throwing in render'],
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
