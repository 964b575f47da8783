// @ts-check
// The approval window: sends the answer, moves on to the next open request, or closes.
const id = new URLSearchParams(location.search).get('id') ?? ''
// Long enough for the site to ask its next question into this same window.
const LINGER_MS = 300

/** @param {boolean} approve */
async function answer(approve) {
  for (const button of document.querySelectorAll('button')) button.disabled = true
  const accounts = [...document.querySelectorAll('input[name=account]:checked')].map(input =>
    Number(/** @type {HTMLInputElement} */ (input).value),
  )
  await fetch('/approve', {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ id, approve, accounts }),
  })
}

async function moveOn() {
  await new Promise(resolve => setTimeout(resolve, LINGER_MS))
  const response = await fetch(`/approve/next?after=${encodeURIComponent(id)}`)
  const { next } = await response.json()
  if (next) location.replace(`/approve?id=${encodeURIComponent(next)}`)
  else window.close()
}

/** A button can be pressed once it is heard: a press before this script came would be lost. @param {string} id @param {boolean} approve */
function listen(id, approve) {
  const button = document.getElementById(id)
  button?.addEventListener('click', () => void answer(approve))
  button?.removeAttribute('disabled')
}

listen('approve', true)
listen('reject', false)

// Tells the wallet that this window is there, and hears when the request was answered, here or elsewhere.
const presence = new EventSource(`/approve/presence?id=${encodeURIComponent(id)}`)
presence.addEventListener('settled', () => {
  document.querySelector('main')?.setAttribute('aria-busy', 'true')
  void moveOn()
})
