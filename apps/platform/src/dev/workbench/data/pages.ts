import type { Context } from 'hono'
import { html } from 'hono/html'
import type { Env } from '../../../http/route.ts'
import { count } from '../pages/format.ts'
import type { Html } from '../pages/html.ts'
import { devPage } from '../pages/layout.ts'
import { isHidden } from './hidden.ts'
import { related } from './related.ts'
import type { Row } from './row.ts'
import { type RowQuery, sortable } from './rows.ts'
import type { Table } from './schema.ts'

const nav = '/_dev/data'

export function tablesPage(c: Context<Env>, counts: ReadonlyMap<string, number>): Promise<Response> {
  const list = (name: string, tables: readonly (readonly [string, number])[]) =>
    tables.length === 0
      ? ''
      : html`<h2>${name}</h2><ul class="tiles" data-roving>${tables.map(
          ([table, rows]) =>
            html`<li><a href="${nav}/${table}"><span>${titleOf(table)}</span> <span class="muted">${rows.toLocaleString('en')}</span></a></li>`,
        )}</ul>`
  const all = [...counts]
  return devPage(c, {
    title: 'Data',
    nav,
    lead: html`${count(all.length, 'table')}, read from the database. Secrets are masked, and data can't be changed here.`,
    body: html`${list(
      'With rows',
      all.filter(([, rows]) => rows > 0),
    )}${list(
      'Empty',
      all.filter(([, rows]) => rows === 0),
    )}`,
  })
}

interface TablePageState {
  readonly table: Table
  readonly query: RowQuery
  readonly rows: readonly { readonly key: string; readonly row: Row }[]
  readonly nextCursor: string | null
}

export function tablePage(
  c: Context<Env>,
  { table, query, rows, nextCursor }: TablePageState,
): Promise<Response> {
  const address = (changes: Record<string, string>) => {
    const { text, column, value, sort, descending } = query
    const all = { text, column, value, sort, order: descending ? 'desc' : 'asc', ...changes }
    return `${nav}/${table.name}?${new URLSearchParams(Object.entries(all).filter(([, each]) => each !== ''))}`
  }
  const sorts = new Set(sortable(table).map(({ name }) => name))
  const head = (name: string) => {
    if (!sorts.has(name)) return html`<th scope="col">${name}</th>`
    const mine = query.sort === name
    const order = mine && !query.descending ? 'desc' : 'asc'
    return html`<th scope="col"${mine ? html` aria-sort="${query.descending ? 'descending' : 'ascending'}"` : ''}>
      <a href="${address({ sort: name, order })}">${name}${mine ? html` <span aria-hidden="true">${query.descending ? '↓' : '↑'}</span>` : ''}</a></th>`
  }
  return devPage(c, {
    title: titleOf(table.name),
    nav,
    up: { href: nav, label: 'Data' },
    body: html`<form class="filter" method="get" action="${nav}/${table.name}" role="search">
        <label class="field wide-field"><span>Id or text</span><input name="text" value="${query.text}" autocomplete="off" spellcheck="false" data-search></label>
        ${query.column ? html`<input type="hidden" name="column" value="${query.column}"><input type="hidden" name="value" value="${query.value}">` : ''}
        <button>Search</button>
        ${query.text || query.column || query.cursor ? html`<a class="button quiet" href="${nav}/${table.name}">All</a>` : ''}
      </form>
      ${query.column ? html`<p>Where <code>${query.column}</code> is <code>${query.value}</code></p>` : ''}
      ${
        rows.length === 0
          ? html`<p class="empty">No rows${query.text || query.column ? ' match' : ''}.</p>`
          : html`<div class="scroll" tabindex="0" role="region" aria-label="${titleOf(table.name)}"><table>
        <thead><tr>${table.columns.map(({ name }) => head(name))}</tr></thead>
        <tbody data-roving>${rows.map(({ key, row }) => tableRow(table, key, row))}</tbody></table></div>`
      }
      ${nextCursor ? html`<p class="next"><a class="button quiet" href="${address({ cursor: nextCursor })}">Next rows</a></p>` : ''}`,
  })
}

function tableRow(table: Table, key: string, row: Row): Html {
  const [first, ...rest] = table.columns
  return html`<tr><th scope="row" class="text"><a href="${nav}/${table.name}/${encodeURIComponent(key)}"><code>${first ? brief(row[first.name]) : key}</code></a></th>
    ${rest.map(({ name, type }) => html`<td class="${/^(int|num)/.test(type) ? 'number' : 'text'}">${brief(row[name])}</td>`)}</tr>`
}

interface RowPageState {
  readonly schema: ReadonlyMap<string, Table>
  readonly table: Table
  readonly key: string
  readonly row: Row
}

export async function rowPage(c: Context<Env>, { schema, table, key, row }: RowPageState): Promise<Response> {
  const links = await related(c.var.services.db, schema, table, row)
  return devPage(c, {
    title: key.length > 60 ? titleOf(table.name) : key,
    nav,
    up: { href: `${nav}/${table.name}`, label: titleOf(table.name) },
    actions: html`<button type="button" class="quiet" data-copy="${JSON.stringify(row, null, 2)}" hidden>Copy as JSON</button>`,
    body: html`<section class="panel" aria-label="Columns"><dl class="columns">${table.columns.map(
      (column) => {
        const value = row[column.name]
        const target = typeof value === 'string' ? table.references.get(column.name) : undefined
        return html`<div><dt><code>${column.name}</code> <span class="muted">${column.type}</span></dt>
        <dd>${
          isHidden(table.name, column) || value === null || typeof value !== 'object'
            ? target && !isHidden(table.name, column)
              ? html`<a href="${nav}/${target}/${encodeURIComponent(String(value))}"><code>${value}</code></a>`
              : html`<span class="value">${full(value)}</span>`
            : html`<pre class="tall" tabindex="0" role="region" aria-label="${column.name}">${full(value)}</pre>`
        }</dd></div>`
      },
    )}</dl></section>
    ${
      links.length > 0
        ? html`<section class="panel"><h2>Rows that refer to this one</h2><ul class="tiles">${links.map(
            (link) =>
              html`<li><a href="${nav}/${link.table}?column=${link.column}&amp;value=${encodeURIComponent(link.value)}"><span>${titleOf(link.table)} <span class="muted">by ${link.column}</span></span> <span class="muted">${link.rows}</span></a></li>`,
          )}</ul></section>`
        : ''
    }`,
  })
}

function titleOf(table: string): string {
  const words = table.replaceAll('_', ' ')
  return words.charAt(0).toUpperCase() + words.slice(1)
}

function brief(value: unknown): string {
  const text = full(value, 0)
  return text.length > 60 ? `${text.slice(0, 59)}…` : text
}

function full(value: unknown, indent = 2): string {
  if (value === null) return '–'
  return typeof value === 'object' ? JSON.stringify(value, null, indent) : String(value)
}
