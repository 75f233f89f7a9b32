import type { ReactNode } from 'react'
import type { ConsoleData } from '../data/console-data.ts'
import { describeChange } from '../data/describe-change.ts'
import { Note } from './parts.tsx'

/** What was done just now, in the words of the signed history; nothing where it does not say so. */
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
