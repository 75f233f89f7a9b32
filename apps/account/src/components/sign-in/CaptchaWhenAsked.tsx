import { lazy, Suspense } from 'react'
import type { CaptchaKind } from '../../data/captcha.ts'

const Captcha = lazy(() => import('./Captcha.tsx'))

interface CaptchaWhenAskedProps {
  readonly kind: CaptchaKind | undefined
  /** Another one for each answer of the form: a solved captcha counts once. */
  readonly attempt: number
}

/** Captcha in a form that was refused for the lack of one; most shoppers never load it. */
export function CaptchaWhenAsked({ kind, attempt }: CaptchaWhenAskedProps) {
  return (
    kind && (
      <Suspense fallback={null}>
        <Captcha key={attempt} kind={kind} />
      </Suspense>
    )
  )
}
