import type { ReactNode } from 'react'
import type { ConsoleData } from '../data/console-data.ts'
import { describeChange } from '../data/describe-change.ts'
import { Note } from './parts.tsx'

/**
 * Note of an action that was just done, taken from the signed history; nothing where the history has no such
 * change.
 */
export async function doneNote(
  data: ConsoleData,
  module: string,
  revision: number,
  name: string,
): Promise<ReactNode> {
  const document =
    Number.isInteger(revision) && revision > 0 ? await data.revision(revision).catch(() => null) : null
  const change = document?.change
  if (change?.module !== module) return null
  return (
    <Note tone="success">
      <p role="status">
        <b>Done.</b> {change.by === name ? 'You' : change.by} {describeChange(change)}, in{' '}
        <a href={`/console/history/${revision}`}>revision {revision}</a>. The next pages are served with it;
        open tabs keep what they have loaded.
      </p>
    </Note>
  )
}
