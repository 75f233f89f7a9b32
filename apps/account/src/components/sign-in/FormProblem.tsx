import { Notice } from '@galleria/ui'

/** Error of the form as a whole; takes the focus when no field is in error. */
export function FormProblem({ text }: { readonly text: string | undefined }) {
  return (
    text && (
      <Notice tone="danger" tabIndex={-1}>
        {text}
      </Notice>
    )
  )
}
