import type { CDPSession } from '@playwright/test'

export interface Point {
  readonly x: number
  readonly y: number
}

/**
 * Told by the browser's process: the page's thread is not asked. Resolves when the browser tells of paints, before which the page
 * must not go anywhere: a small page would have painted unseen.
 */
export async function watchFirstPaint(session: CDPSession): Promise<{ readonly painted: Promise<void> }> {
  const painted = new Promise<void>((resolve) =>
    session.on('Page.lifecycleEvent', ({ name }) => {
      if (name === 'firstContentfulPaint') resolve()
    }),
  )
  await session.send('Page.enable')
  await session.send('Page.setLifecycleEventsEnabled', { enabled: true })
  return { painted }
}

export async function touch(session: CDPSession, point: Point): Promise<void> {
  const begun = session.send('Input.dispatchTouchEvent', { type: 'touchStart', touchPoints: [point] })
  await session.send('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [] })
  await begun
}
