// @ts-check
// The extension's content script: forwards the page script's requests, unaffected by the page's
// CSP. The extension's writer inserts the wallet's URL.
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
      .catch(() => undefined) // The page receives an undefined answer.
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
