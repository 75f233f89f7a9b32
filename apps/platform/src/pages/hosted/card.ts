import { html } from 'hono/html'
import { alertOf, hidden } from './fields.ts'
import { type Html, type PageOptions, page } from './page.ts'
import type { Problem } from './problem.ts'
import type { View } from './view.ts'

interface CardForm {
  readonly title: string
  readonly lead?: string | Html
  /** Target of the form. */
  readonly action: string
  readonly carried?: Readonly<Record<string, string | undefined>>
  readonly body: Html
  /** Names of the form's fields that show their own problem. */
  readonly fields?: readonly string[]
  readonly problem?: Problem | undefined
  /** Good news about what was just done. */
  readonly done?: string | undefined
  /** Above the form. */
  readonly before?: Html
  /** Within the card, below the form. */
  readonly after?: Html
  readonly links?: Html
  /** Address that tells whether somebody has decided elsewhere. */
  readonly poll?: string
}

const SCRIPT = '/_hosted/form.js'

/** One form in the middle of the page. */
export function formPage(
  view: View,
  form: CardForm,
  options: Pick<PageOptions, 'formTargets' | 'cookies' | 'scripts' | 'frames'> = {},
): Promise<Response> {
  const { title, lead, problem, done } = form
  return page(view, {
    ...options,
    scripts: [SCRIPT, ...(options.scripts ?? [])],
    title: problem ? `${view.t('page.problem')}: ${title}` : title,
    status: problem ? 422 : 200,
    body: html`<section class="card">
        <h1>${title}</h1>
        ${lead ? html`<p class="lead">${lead}</p>` : ''}
        ${alertOf(problem, form.fields ?? [])}
        ${done ? html`<p class="done" role="status">${done}</p>` : ''}
        ${form.before ?? ''}
        <form method="post" action="${view.link(form.action)}" ${form.poll ? html`data-poll="${form.poll}"` : ''}>
          ${hidden(form.carried ?? {})} ${form.body}
        </form>
        ${form.after ?? ''}
      </section>
      ${form.links ? html`<nav class="links" aria-label="${view.t('page.other-ways')}">${form.links}</nav>` : ''}`,
  })
}
