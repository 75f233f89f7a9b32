import { deriveKey } from '/_hosted/altcha/algorithms/web/pbkdf2.js'
import { solveChallenge } from '/_hosted/altcha/pow.js'

/** Does some work when one says to be no program, and sends its proof with the form. */
for (const box of document.querySelectorAll('[data-captcha]')) {
  const [token, check] = box.querySelectorAll('input')
  const told = box.querySelector('[role=status]')
  const { captcha, working, done, failed } = box.dataset
  check.disabled = false
  check.addEventListener('change', async () => {
    if (!check.checked) return
    told.textContent = working
    check.setCustomValidity(working)
    try {
      const answer = await fetch(captcha)
      const challenge = await answer.json()
      const solution = await solveChallenge({ challenge, deriveKey })
      token.value = btoa(JSON.stringify({ challenge, solution }))
      check.setCustomValidity('')
      told.textContent = done
    } catch {
      check.checked = false
      check.setCustomValidity('')
      told.textContent = failed
    }
  })
}
