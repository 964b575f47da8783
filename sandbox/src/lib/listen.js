// @ts-check
import { createServer } from 'node:http'
import { getRequestListener } from '@hono/node-server'
import { asPortTaken, BIND_ADDRESS } from './ports.js'
import { refuseStrangers } from './refuseStrangers.js'

/**
 * Serves an app to pages and programs of this machine only.
 *
 * @param {{ fetch: (request: Request, env: import('@hono/node-server').HttpBindings) =>
 *   Response | Promise<Response> }} app
 * @param {number} port 0 for a free one
 * @param {import('../types.js').PartName} part
 * @returns {Promise<import('./types.js').RunningPart &
 *   { port: number, server: import('node:http').Server }>}
 * @throws {import('./ports.js').PortTakenError}
 */
export function listen(app, port, part) {
  const server = createServer(
    getRequestListener((request, env) =>
      refuseStrangers(app).fetch(
        request,
        /** @type {import('@hono/node-server').HttpBindings} */ (env),
      ),
    ),
  )
  return new Promise((resolve, reject) => {
    server.once('error', error => reject(asPortTaken(error, port, part)))
    server.listen(port, BIND_ADDRESS, () => {
      const address = server.address()
      const bound = typeof address === 'object' && address !== null ? address.port : port
      const close = () =>
        new Promise(
          /** @param {(done: void) => void} done */ done => {
            server.close(() => done())
            server.closeAllConnections()
          },
        )
      resolve({ url: `http://localhost:${bound}`, port: bound, server, close })
    })
  })
}
