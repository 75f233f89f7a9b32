/** Keeps totals and ways of delivery in step with what is chosen; without script "Update totals" does it. */
const form = document.querySelector('form.checkout')
const told = document.getElementById('told')
let asking

/** Parts of the page that a choice may change. */
const follows = {
  country: ['address', 'delivery', 'summary'],
  subdivision: ['delivery', 'summary'],
  postalCode: ['delivery', 'summary'],
  delivery: ['summary'],
  tip: ['summary'],
  tipAmount: ['summary'],
}

form?.addEventListener('change', ({ target }) => {
  const parts = Object.hasOwn(follows, target.name) ? follows[target.name] : undefined
  if (!parts) return
  if (target.name === 'tip' && target.value === 'custom') {
    document.getElementById('tipAmount').focus()
    return
  }
  if (target.name === 'country') forget('postalCode', 'subdivision', 'vatId')
  void refresh(parts)
})
form?.addEventListener('submit', () => asking?.abort())

/** Another country's are never those of this one. */
function forget(...names) {
  for (const name of names) {
    const field = form.elements.namedItem(name)
    if (field) field.value = ''
  }
}

async function refresh(parts) {
  asking?.abort()
  const mine = new AbortController()
  asking = mine
  const sent = new FormData(form)
  for (const field of form.querySelectorAll('input:invalid')) sent.set(field.name, '')
  sent.set('intent', 'update')
  const busy = document.getElementById('summary')
  busy.setAttribute('aria-busy', 'true')
  try {
    const { signal } = mine
    const answer = await fetch(form.action, { method: 'POST', body: new URLSearchParams(sent), signal })
    if (!answer.headers.get('content-type')?.startsWith('text/html')) return
    const page = new DOMParser().parseFromString(await answer.text(), 'text/html')
    const changed = typedSince(sent)
    for (const id of parts) swap(id, page)
    for (const [name, value] of changed) form.elements.namedItem(name).value = value
    told.textContent = document.getElementById('summary').dataset.told
  } catch (error) {
    if (error.name !== 'AbortError') console.warn(error)
  } finally {
    // A later request is still under way.
    if (asking === mine) busy.removeAttribute('aria-busy')
  }
}

function typedSince(sent) {
  return [...form.querySelectorAll('#address input')]
    .filter(({ name, value }) => value !== sent.get(name))
    .map(({ name, value }) => [name, value])
}

function swap(id, page) {
  const [now, next] = [document.getElementById(id), page.getElementById(id)]
  if (!now || !next) return
  const focus = now.contains(document.activeElement) ? document.activeElement.id : ''
  now.replaceWith(document.adoptNode(next))
  if (focus) document.getElementById(focus)?.focus()
}
