import { html } from 'hono/html'
import { descriptionLines, type Item, imageOf, nameOf, unitPrice } from '../../../areas/cart/index.ts'
import type { Html } from '../../hosted/page.ts'
import { picture } from '../../hosted/picture.ts'
import { type DraftDetails, draftField, draftForm, drafts } from './draft-form.ts'
import { FOUND_PAGE, type Goods, type GoodsPage } from './find-products.ts'

/** Lines of a draft, with quantities and totals. */
export function goods(details: DraftDetails): Html {
  const { quote, draft, staff } = details
  const open = draft.status === 'DRAFT'
  const totals = new Map(quote.totals.lines.map((line) => [line.id, line]))
  return html`<section class="card"><h2>Items</h2>
    ${quote.items.length === 0 ? html`<p class="hint">No items yet. Find a product or add a custom item.</p>` : ''}
    ${draftForm(
      details,
      'goods',
      html`<ul class="items goods">${quote.items.map((item) => {
        const name = nameOf(item)
        return html`<li>
          ${picture(staff.view, imageOf(staff.view.config, item).image?.url)}
          <span><span><bdi>${name}</bdi></span> <span class="hint">${choicesOf(item)}${staff.view.money(unitPrice(item))} each${problemOf(item)}</span></span>
          ${
            open
              ? html`<span class="line"><label class="unseen" for="line-${item.id}">Quantity of ${name}</label>
                  <input id="line-${item.id}" name="line-${item.id}" type="number" inputmode="numeric" min="1" max="100000" value="${item.quantity}" required />
                  <button class="quiet" form="out-${item.id}" aria-label="Remove ${name}">Remove</button></span>`
              : html`<span>× ${item.quantity}</span>`
          }
          <span class="amount">${staff.view.money(totals.get(item.id)?.gross ?? 0)}</span></li>`
      })}</ul>
      ${open && quote.items.length ? html`<button class="quiet">Save quantities</button>` : ''}`,
    )}
    ${open ? quote.items.map(({ id }) => html`<form id="out-${id}" hidden method="post" action="${drafts}/${draft.id}"><input type="hidden" name="intent" value="take-out" /><input type="hidden" name="id" value="${id}" /></form>`) : ''}
  </section>`
}

function choicesOf(item: Item): string {
  const texts = descriptionLines(item).flatMap((each) => {
    const { plainText, colorInfo } = each as {
      plainText?: { original?: string }
      colorInfo?: { original?: string }
    }
    return plainText?.original ?? colorInfo?.original ?? []
  })
  return texts.length ? `${texts.join(', ')} · ` : ''
}

function problemOf({ status, left }: Item): Html | '' {
  if (status === 'AVAILABLE') return ''
  const text =
    status === 'PARTIALLY_AVAILABLE'
      ? `only ${left} left`
      : status === 'NOT_FOUND'
        ? 'no longer available'
        : 'sold out'
  return html` · <strong>${text}</strong>`
}

/** Goods of the store, by name or SKU, and lines that the store does not have. */
export function adding(details: DraftDetails): Html {
  const { search, draft, staff } = details
  const found = search.found.goods
  return html`<section class="card" id="add"><h2>Add items</h2>
    <form method="get" action="${drafts}/${draft.id}#add" role="search" class="with-button">
      <div class="field"><label for="q">Find a product by name or SKU</label>
        <input id="q" name="product" type="search" value="${search.text}" maxlength="100" autocomplete="off" spellcheck="false" /></div>
      <button class="quiet">Find</button></form>
    ${search.text ? html`<p role="status" class="hint">${countOf(search.found)}</p>` : ''}
    ${found.length ? html`<ul class="items">${found.map((each) => html`<li class="found">${resultLine(details, each, staff.view.money(each.priceMinor))}</li>`)}</ul>` : ''}
    ${morePages(details)}
    <details ${details.refused?.form.get('intent') === 'custom' ? 'open' : ''}><summary>Add custom item</summary>${ownLine(details)}</details>
  </section>`
}

function countOf({ goods: found, total, from }: GoodsPage): string {
  if (total === 0) return 'No products found.'
  if (found.length === total) return `${total} found`
  return `Showing ${from + 1} to ${from + found.length} of ${total}`
}

function morePages({ search: { text, found }, draft }: DraftDetails): Html {
  const { from, total } = found
  const to = (start: number) =>
    `${drafts}/${draft.id}?${new URLSearchParams({ product: text, from: String(start) })}#add`
  const next = from + FOUND_PAGE
  if (from === 0 && next >= total) return html``
  return html`<nav class="pages" aria-label="Found products">
    ${from > 0 ? html`<a class="tap" rel="prev" href="${to(Math.max(0, from - FOUND_PAGE))}">Previous products</a>` : ''}
    ${next < total ? html`<a class="tap" rel="next" href="${to(next)}">More products</a>` : ''}</nav>`
}

function resultLine(details: DraftDetails, each: Goods, price: string): Html {
  const full = [each.name, each.choices].filter(Boolean).join(', ')
  const id = each.variantId
  const stock = each.left === undefined ? 'in stock' : each.left === 0 ? 'sold out' : `${each.left} left`
  return draftForm(
    details,
    'add',
    html`<p><bdi>${full}</bdi> <span class="hint">${price} · ${stock}</span></p>
      ${each.texts.map(
        ({ title, maxLength, mandatory }, index) =>
          html`<div class="field"><label for="text-${id}-${index}">${title}</label><input id="text-${id}-${index}" name="text-${title}" maxlength="${maxLength}" autocomplete="off" ${mandatory ? 'required' : ''} /></div>`,
      )}
      <div class="line"><label class="unseen" for="add-${id}">Quantity of ${full}</label>
        <input id="add-${id}" name="quantity" type="number" inputmode="numeric" min="1" max="100000" value="1" required />
        <button class="quiet" aria-label="Add ${full}" ${each.left === 0 ? 'disabled' : ''}>Add</button></div>`,
    {
      product: each.productId,
      variant: id,
      search: details.search.text,
      from: String(details.search.found.from),
    },
  )
}

const kinds = [
  { code: 'PHYSICAL', name: 'Physical product' },
  { code: 'SERVICE', name: 'Service' },
  { code: 'DIGITAL', name: 'Digital' },
  { code: 'CUSTOM_AMOUNT_ITEM', name: 'Amount only' },
] as const
export const lineKinds = kinds.map(({ code }) => code)

function ownLine(details: DraftDetails): Html {
  const field = (name: string, label: string, more: object) =>
    draftField(details, { intent: 'custom', name, label, ...more })
  return draftForm(
    details,
    'custom',
    html`<div class="pair">${field('original', 'Name', { required: true, maxlength: 200 })}
      ${field('kind', 'Type', { choices: kinds, value: 'PHYSICAL', chosen: true })}
      ${field('price', `Unit price (${details.staff.view.config.currency})`, { required: true, inputmode: 'decimal', maxlength: 20 })}
      ${field('quantity', 'Quantity', { required: true, inputmode: 'numeric', maxlength: 6, value: '1' })}</div>
      <button class="quiet">Add item</button>`,
  )
}
