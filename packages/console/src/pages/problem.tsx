import type { Page } from './layout.tsx'
import { Note } from './parts.tsx'

/** Page for something that does not exist or cannot be read. */
export function problemPage(title: string, text: string, status: number): Page {
  return {
    title,
    place: null,
    status,
    body: (
      <Note tone="danger">
        <p>{text}</p>
        <p>
          <a href="/console">All modules</a>
        </p>
      </Note>
    ),
  }
}
