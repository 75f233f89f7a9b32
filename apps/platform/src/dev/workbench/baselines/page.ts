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
  none: 'Empty: a new store without any data.',
  small: 'A few products and 3 members, no orders. Tests start with this.',
  full: '120 products and 60 members with orders and points. The store starts with this.',
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
    lead: 'All data of the site: products, members with passwords, sign-in methods and sessions, carts, orders, events and the clock.',
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
          <button>Save a snapshot</button>
        </form>
      </section>
      <section class="panel" aria-labelledby="import">
        <h2 id="import">From a file</h2>
        <form method="post" action="/_dev/snapshots/import" enctype="multipart/form-data" class="filter">
          <label class="field"><span>File</span><input type="file" name="file" required accept=".gz"></label>
          <label class="field"><span>New name (optional)</span><input name="name" maxlength="60" autocomplete="off" spellcheck="false"></label>
          <button class="quiet">Import</button>
        </form>
        <p class="muted">The file must come from the same version and use the same PLATFORM_SECRET. Changed or incomplete files are rejected.
          Importing doesn't change the site until you restore the snapshot.</p>
      </section>`,
  })
}

function entry({ name, counts, createdAt }: Baseline): Html {
  const rows = Object.values(counts).reduce((sum, each) => sum + each, 0)
  return html`<li>
    <div><strong>${name}</strong><p class="muted">${dateAndTime(createdAt)} UTC, ${count(rows, 'row')}</p></div>
    <div class="buttons">
      <a class="button quiet small" href="/_dev/snapshots/${encodeURIComponent(name)}/file" download>Download</a>
      ${confirmed('Restore', `Restore the site to “${name}”`, '/_dev/reset', 'baseline', name)}
      ${confirmed('Delete', `Delete “${name}” permanently`, '/_dev/snapshots/delete', 'name', name)}
    </div>
  </li>`
}

/** Asks once more before it does what cannot be undone; without script. */
function confirmed(label: string, what: string, action: string, field: string, value: string): Html {
  return html`<details class="confirm">
    <summary class="button quiet small">${label}<span class="away"> ${value}…</span></summary>
    <form method="post" action="${action}">
      <input type="hidden" name="${field}" value="${value}">
      <p>${action === '/_dev/reset' ? 'This replaces all current data of the site.' : 'This can’t be undone.'}</p>
      <button class="small">${what}</button>
    </form>
  </details>`
}
