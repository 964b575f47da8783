// @ts-check
// The approval window: sends the decision, moves on to the next open request, or closes.
const id = new URLSearchParams(location.search).get('id') ?? ''
// Long enough for the site's next request to reuse this window.
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

/**
 * Buttons are enabled once their listener is attached, as an earlier press would be lost.
 * @param {string} id @param {boolean} approve
 */
function listen(id, approve) {
  const button = document.getElementById(id)
  button?.addEventListener('click', () => void answer(approve))
  button?.removeAttribute('disabled')
}

listen('approve', true)
listen('reject', false)

// Reports this window's presence, and receives the settlement of its request, here or elsewhere.
const presence = new EventSource(`/approve/presence?id=${encodeURIComponent(id)}`)
presence.addEventListener('settled', () => {
  document.querySelector('main')?.setAttribute('aria-busy', 'true')
  void moveOn()
})
