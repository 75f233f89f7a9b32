import type { Context } from 'hono'
import { html } from 'hono/html'
import type { ApiError } from '../../../base/errors.ts'
import type { Env } from '../../../http/route.ts'
import { count, dateAndTime } from '../pages/format.ts'
import type { Html } from '../pages/html.ts'
import { devPage } from '../pages/layout.ts'
import { seedNames } from './seeds.ts'
import type { Baseline } from './store.ts'

const seeds = {
  none: 'Nothing at all: a shop that was opened a moment ago.',
  small: 'A few goods and three members, no orders: what tests begin with.',
  full: '120 products, 60 members, their orders and points: what the store begins with.',
} as const satisfies Record<(typeof seedNames)[number], string>

export function baselinesPage(
  c: Context<Env>,
  baselines: readonly Baseline[],
  { done, problem }: { done?: string | undefined; problem?: ApiError },
): Promise<Response> {
  const snapshots = baselines.filter(({ saved }) => saved)
  return devPage(c, {
    title: 'Baselines',
    nav: '/_dev/baselines',
    lead: 'All data of the site at once: goods, people with their passwords, factors and sessions, carts, orders, events, and the clock.',
    ...(problem ? { status: problem.status } : {}),
    body: html`${done ? html`<p class="done" role="status">${done}</p>` : ''}
      ${problem ? html`<p class="problem" role="alert">${problem.message}</p>` : ''}
      <section class="panel" aria-labelledby="seeds">
        <h2 id="seeds">Seeds</h2>
        <ul class="baselines">${seedNames.map(
          (name) => html`<li>
            <div><strong>${name}</strong><p class="muted">${seeds[name]}</p></div>
            ${confirmed('Reset', `Reset the site to “${name}”`, '/_dev/reset', 'baseline', name)}
          </li>`,
        )}</ul>
      </section>
      <section class="panel" aria-labelledby="snapshots">
        <h2 id="snapshots">Snapshots</h2>
        ${snapshots.length > 0 ? html`<ul class="baselines">${snapshots.map(entry)}</ul>` : html`<p class="muted">None yet.</p>`}
        <form method="post" action="/_dev/snapshots" class="filter">
          <label class="field"><span>Name</span><input name="name" required maxlength="60" autocomplete="off" spellcheck="false"></label>
          <button>Keep the site as it is now</button>
        </form>
      </section>
      <section class="panel" aria-labelledby="import">
        <h2 id="import">From a file</h2>
        <form method="post" action="/_dev/snapshots/import" enctype="multipart/form-data" class="filter">
          <label class="field"><span>File</span><input type="file" name="file" required accept=".gz"></label>
          <label class="field"><span>Name, where not the file’s own</span><input name="name" maxlength="60" autocomplete="off" spellcheck="false"></label>
          <button class="quiet">Import</button>
        </form>
        <p class="muted">A file of another version or of other tables is refused, and so is one that was changed, cut off, or sealed with
          another PLATFORM_SECRET. The site itself changes only when the snapshot is restored.</p>
      </section>`,
  })
}

function entry({ name, counts, createdAt }: Baseline): Html {
  const rows = Object.values(counts).reduce((sum, each) => sum + each, 0)
  return html`<li>
    <div><strong>${name}</strong><p class="muted">${dateAndTime(createdAt)} UTC, ${count(rows, 'row')}</p></div>
    <div class="buttons">
      <a class="button quiet small" href="/_dev/snapshots/${encodeURIComponent(name)}/file" download>Download</a>
      ${confirmed('Restore', `Make the site what “${name}” keeps`, '/_dev/reset', 'baseline', name)}
      ${confirmed('Delete', `Delete “${name}” for good`, '/_dev/snapshots/delete', 'name', name)}
    </div>
  </li>`
}

/** Asks once more before it does what cannot be undone; without script. */
function confirmed(label: string, what: string, action: string, field: string, value: string): Html {
  return html`<details class="confirm">
    <summary class="button quiet small">${label}<span class="away"> ${value}…</span></summary>
    <form method="post" action="${action}">
      <input type="hidden" name="${field}" value="${value}">
      <p>${action === '/_dev/reset' ? 'Everything the site holds now is replaced.' : 'This can’t be undone.'}</p>
      <button class="small">${what}</button>
    </form>
  </details>`
}
