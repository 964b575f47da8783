// @ts-check
import { Hono } from 'hono'
import { cors } from 'hono/cors'
import { listen } from '../lib/listen.js'

/**
 * Serves a chain's public endpoint. The chain's own program does not check origins, not even over
 * WebSocket, so pages and programs get this URL and the other stays secret.
 *
 * @param {object} options
 * @param {string} options.url where the chain's program listens
 * @param {number} options.port 0 for a free one
 * @param {import('../types.js').PartName} options.part
 */
export function serveChain({ url, port, part }) {
  const app = new Hono()
  // Requests from other machines are refused before this.
  app.use(cors({ origin: origin => origin, allowHeaders: ['content-type'], maxAge: 600 }))
  app.post('*', async c => {
    const asked = {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: await c.req.text(),
    }
    try {
      const answer = await fetch(url, asked)
      const headers = { 'content-type': answer.headers.get('content-type') ?? 'application/json' }
      return new Response(answer.body, { status: answer.status, headers })
    } catch {
      return c.text('The chain does not answer', 502)
    }
  })
  return listen(app, port, part)
}
