/** Small comforts of a form: see the password, hear of caps lock, rules as one types, waiting before a resend. */
const make = (tag, properties) => Object.assign(document.createElement(tag), properties)

for (const input of document.querySelectorAll('input[type=password][data-show]')) {
  const { show, hide, caps, least } = input.dataset
  const button = make('button', { type: 'button', className: 'reveal', textContent: show })
  button.setAttribute('aria-controls', input.id)
  button.addEventListener('click', () => {
    const shown = input.type === 'password'
    input.type = shown ? 'text' : 'password'
    button.textContent = shown ? hide : show
    input.focus()
  })
  // Sent hidden, so that no browser keeps it among what was typed into plain fields.
  input.form?.addEventListener('submit', () => {
    input.type = 'password'
  })
  const row = make('div', { className: 'with-reveal' })
  input.replaceWith(row)
  row.append(input, button)
  if (input.hasAttribute('autofocus')) input.focus()

  const notice = make('span', { className: 'hint', role: 'status' })
  row.insertAdjacentElement('afterend', notice)
  const listen = (event) => {
    notice.textContent = event.getModifierState?.('CapsLock') ? caps : ''
  }
  input.addEventListener('keydown', listen)
  input.addEventListener('keyup', listen)
  input.addEventListener('blur', () => {
    notice.textContent = ''
  })

  const rule = document.getElementById(`${input.id}-hint`)
  if (least && rule) {
    input.addEventListener('input', () => {
      rule.dataset.met = String([...input.value].length >= Number(least))
    })
  }
}

/** `data-wait`: seconds until the button may be pressed; without script it may be at once, and the server counts. */
for (const button of document.querySelectorAll('button[data-wait]')) {
  let left = Number(button.dataset.wait)
  const label = button.textContent
  const words = button.dataset.waiting ?? ''
  const tell = () => {
    button.disabled = left > 0
    button.textContent = left > 0 ? words.replace('#', String(left)) : label
    left -= 1
    if (left >= 0) setTimeout(tell, 1000)
  }
  tell()
}

/** Pressed twice, sent once. A page that comes back from the cache can be sent again. */
for (const form of document.querySelectorAll('form[method=post]')) {
  form.addEventListener('submit', (event) => {
    if (form.dataset.sent) event.preventDefault()
    else if (!event.defaultPrevented) form.dataset.sent = 'yes'
  })
}
addEventListener('pageshow', () => {
  for (const form of document.querySelectorAll('form[data-sent]')) delete form.dataset.sent
})

/** `data-poll`: asks by itself whether somebody has decided elsewhere, and then goes on. */
for (const form of document.querySelectorAll('form[data-poll]')) {
  const ask = async () => {
    const body = new URLSearchParams(new FormData(form))
    const answer = await fetch(form.dataset.poll, { method: 'POST', body }).catch(() => null)
    const { decided } = answer?.ok ? await answer.json() : { decided: false }
    if (decided) form.requestSubmit()
    else setTimeout(ask, 1500)
  }
  setTimeout(ask, 1500)
}
