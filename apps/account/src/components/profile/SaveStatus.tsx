import { Notice } from '@galleria/ui'
import type { Saved } from '../../data/profile/section.ts'

/** Result of a form beside its button; announced to screen readers. */
export function SaveStatus({ saved }: { readonly saved: Saved | undefined }) {
  return (
    <div role="status">
      {saved?.said && (
        <Notice tone="success" role="presentation">
          {saved.said}
        </Notice>
      )}
      {saved?.problem && <Notice tone="danger">{saved.problem}</Notice>}
    </div>
  )
}
