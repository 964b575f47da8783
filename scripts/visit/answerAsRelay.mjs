/** Mocks a relay that accepts everything and delivers nothing; resolves with the open sockets. */
export async function answerAsRelay(page) {
  const open = new Set()
  await page.routeWebSocket(/^wss:/, socket => {
    open.add(socket)
    socket.onClose(() => open.delete(socket))
    socket.onMessage(text => {
      const { id, method } = JSON.parse(String(text))
      if (method === undefined) return
      const known = { irn_subscribe: 'a'.repeat(64), irn_batchFetchMessages: { messages: [] } }
      socket.send(JSON.stringify({ id, jsonrpc: '2.0', result: known[method] ?? true }))
    })
  })
  return open
}
