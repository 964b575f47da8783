// @ts-check
// The half of the extension beside the page: passes on what the other half asks, past the page's own policy. Whoever
// writes the extension puts the wallet's address into it.
;(() => {
  /** @type {string} */
  // @ts-expect-error put into this text
  const base = SETTINGS

  window.addEventListener('message', ({ source, data }) => {
    const client = data?.toSandboxWallet
    if (source !== window || typeof client !== 'string') return
    if (data.kind === 'post') void post(client, data.id, String(data.body))
    if (data.kind === 'listen') listen(client)
  })

  /** @param {string} client @param {object} message */
  const tell = (client, message) => window.postMessage({ toPage: client, ...message }, '*')

  /** @param {string} client @param {unknown} id @param {string} body */
  async function post(client, id, body) {
    const headers = { 'content-type': 'text/plain' }
    const answer = await fetch(`${base}/rpc`, { method: 'POST', headers, body })
      .then(response => response.json())
      .catch(() => undefined) // the page is told that nothing came
    tell(client, { kind: 'answer', id, answer })
  }

  /** @param {string} client */
  function listen(client) {
    const stream = new EventSource(`${base}/events?client=${encodeURIComponent(client)}`)
    stream.onmessage = ({ data }) => tell(client, { kind: 'event', event: JSON.parse(data) })
    stream.onerror = () =>
      tell(client, { kind: 'lost', isClosed: stream.readyState === EventSource.CLOSED })
  }
})()
