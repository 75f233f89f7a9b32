import type { Page } from '@playwright/test'
import { median } from '../lib/statistics.ts'

/** Screens that are scrolled through, and cells that are written into. */
const SCREENS = 60
const KEYS = 20

/** Screen after screen with the wheel, then to the middle and the end in one go. */
export async function measureScroll(page: Page): Promise<void> {
  const told = await page.getByRole('grid').evaluate(async (box, screens) => {
    const tasks: { readonly at: number; readonly duration: number }[] = []
    const watch = new PerformanceObserver((list) => {
      for (const { startTime, duration } of list.getEntries()) tasks.push({ at: startTime, duration })
    })
    watch.observe({ type: 'longtask' })
    const long: LongFrame[] = []
    const why = new PerformanceObserver((list) => {
      for (const entry of list.getEntries() as LongFrame[]) long.push(entry.toJSON())
    })
    why.observe({ type: 'long-animation-frame' })
    const frames: number[] = []
    const frame = () => new Promise<number>((done) => requestAnimationFrame(done))
    let before = await frame()
    const step = async (to: number) => {
      box.scrollTop = to
      const now = await frame()
      frames.push(now - before)
      before = now
    }
    for (let at = 0; at < screens * 12; at += 1) await step(box.scrollTop + box.clientHeight / 12)
    for (const share of [0.5, 1, 0]) {
      await step(box.scrollHeight * share)
      for (let wait = 0; wait < 30; wait += 1) await step(box.scrollTop)
    }
    watch.disconnect()
    why.disconnect()
    return { frames, tasks, long }
  }, SCREENS)
  const frames = told.frames.toSorted((a, b) => a - b)
  const at = (share: number) => (frames[Math.floor(frames.length * share)] ?? 0).toFixed(1)
  console.log(
    `  scrolling: ${frames.length} frames, median ${at(0.5)} ms, p95 ${at(0.95)} ms, p99 ${at(0.99)} ms`,
  )
  const longest = Math.max(0, ...told.tasks.map(({ duration }) => duration)).toFixed(0)
  console.log(`    tasks over 50 ms: ${told.tasks.length}, the longest ${longest} ms`)
  for (const task of told.tasks)
    console.log(`      ${task.duration.toFixed(0)} ms: ${whatRan(task, told.long)}`)
}

/** As the browser tells of a frame that took over 50 ms; times in milliseconds. */
interface LongFrame extends PerformanceEntry {
  readonly renderStart: number
  readonly styleAndLayoutStart: number
  readonly scripts: readonly {
    readonly duration: number
    readonly forcedStyleAndLayoutDuration: number
    readonly invoker: string
    readonly sourceFunctionName: string
  }[]
}

function whatRan(
  task: { readonly at: number; readonly duration: number },
  long: readonly LongFrame[],
): string {
  const frame = long.find(
    ({ startTime, duration }) => startTime <= task.at + 1 && task.at < startTime + duration,
  )
  if (!frame) return 'nothing told'
  const end = frame.startTime + frame.duration
  const layout = frame.styleAndLayoutStart ? end - frame.styleAndLayoutStart : 0
  const scripts = frame.scripts.map(
    ({ duration, forcedStyleAndLayoutDuration: forced, invoker, sourceFunctionName }) =>
      `${sourceFunctionName || invoker} ${duration.toFixed(0)}${forced ? ` (layout ${forced.toFixed(0)})` : ''}`,
  )
  return `${scripts.join(', ') || 'no script'}; style, layout and paint ${layout.toFixed(0)}`
}

/** From the key that ends the writing to the frame in which the cell shows it. */
export async function measureKeys(page: Page): Promise<void> {
  const grid = page.getByRole('grid')
  await grid.evaluate((box) => {
    box.scrollTop = 0
  })
  await grid.locator('[data-row="0"] [data-column="2"]').click()
  const [typed, kept]: [number[], number[]] = [[], []]
  for (let key = 0; key < KEYS; key += 1) {
    typed.push(await timed(page, () => page.keyboard.press('7')))
    await page.keyboard.type(String(key))
    kept.push(await timed(page, () => page.keyboard.press('Enter')))
  }
  console.log(
    `  a key until it is painted: ${median(typed).toFixed(0)} ms, worst ${Math.max(...typed).toFixed(0)}`,
  )
  console.log(
    `  Enter until the cell is: ${median(kept).toFixed(0)} ms, worst ${Math.max(...kept).toFixed(0)}`,
  )
}

/** As the page counts it: from the event's own time to the end of the frame after the next. */
async function timed(page: Page, press: () => Promise<void>): Promise<number> {
  const painted = page.evaluate(
    () =>
      new Promise<number>((done) => {
        const told = (event: Event) =>
          requestAnimationFrame(() => setTimeout(() => done(performance.now() - event.timeStamp)))
        addEventListener('keydown', told, { once: true, capture: true })
      }),
  )
  // The listener is there before the key is.
  await page.evaluate(() => undefined)
  await press()
  return painted
}

/** One column of so many lines: until the page says so, and until all of it is saved. */
export async function measurePaste(page: Page, cells: number): Promise<void> {
  const grid = page.getByRole('grid')
  await page.getByText('All changes saved').waitFor({ timeout: 120_000 })
  await grid.locator('[data-row="0"] [data-column="2"]').click()
  const started = await grid.evaluate((box, count) => {
    const clipboardData = new DataTransfer()
    const lines = Array.from({ length: count }, (_, line) => String(1 + (line % 500) / 100))
    clipboardData.setData('text/plain', lines.join('\n'))
    const now = performance.now()
    box.dispatchEvent(new ClipboardEvent('paste', { clipboardData, bubbles: true, cancelable: true }))
    return now
  }, cells)
  const since = async () => (((await page.evaluate(() => performance.now())) - started) / 1000).toFixed(1)
  await page.getByText(/cells? changed/).waitFor({ timeout: 120_000 })
  const acknowledged = await since()
  await page.getByText('All changes saved').waitFor({ timeout: 120_000 })
  console.log(`  ${cells} cells pasted: acknowledged in ${acknowledged} s, saved in ${await since()} s`)
}
