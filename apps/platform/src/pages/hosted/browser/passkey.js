/** Asks the browser for a passkey, or makes one, and sends what it said with the form. */
for (const button of document.querySelectorAll('button[data-passkey]')) {
  const { form } = button
  const fail = (text) => {
    const told = form.querySelector('.error') ?? document.createElement('p')
    told.className = 'error'
    told.setAttribute('role', 'alert')
    told.textContent = text
    form.prepend(told)
    delete form.dataset.sent
    button.disabled = false
  }
  form.addEventListener('submit', async (event) => {
    if (event.submitter !== button || form.elements.credential.value) return
    event.preventDefault()
    event.stopImmediatePropagation()
    button.disabled = true
    try {
      const options = JSON.parse(button.dataset.options)
      const credential =
        button.dataset.passkey === 'get'
          ? await navigator.credentials.get({
              publicKey: PublicKeyCredential.parseRequestOptionsFromJSON(options),
            })
          : await navigator.credentials.create({
              publicKey: PublicKeyCredential.parseCreationOptionsFromJSON(options),
            })
      form.elements.credential.value = JSON.stringify(credential.toJSON())
      form.submit()
    } catch {
      fail(button.dataset.failed)
    }
  })
  // Pressed before, it would send a form without a passkey.
  button.disabled = false
}
