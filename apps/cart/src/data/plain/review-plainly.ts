import { data, redirect } from '@galleria/router'
import type { ReviewAnswer } from '../../rules/checkout/review-answer.ts'
import { fieldsOf } from './fields-of.ts'

/** Answer of the review to a form that was sent without script. */
export function reviewPlainly(answer: ReviewAnswer | Response, form: FormData) {
  if (answer instanceof Response) return answer
  if ('url' in answer) return redirect(answer.url, 303)
  if ('done' in answer) return redirect('/checkout/review', 303)
  return data({ ...answer, sent: fieldsOf(form) }, { status: 422 })
}
