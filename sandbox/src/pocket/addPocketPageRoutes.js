// @ts-check
import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { drawPocket, drawPocketParts } from './pocketPages.js'

const POLICY =
  "default-src 'none'; script-src 'self'; style-src 'self'; connect-src 'self'; img-src data: blob:; frame-ancestors 'none'; base-uri 'none'; form-action 'none'"

/**
 * Adds the user's page, for pairing, approving, switching and disconnecting.
 *
 * @param {import('hono').Hono} app
 * @param {import('./createPocketCore.js').PocketCore} core
 */
export function addPocketPageRoutes(app, core) {
  /** @param {string} path @param {string | URL} file @param {string} type */
  const addFile = (path, file, type) => {
    const text = readFileSync(file, 'utf8')
    app.get(path, c => c.body(text, 200, { 'content-type': `${type}; charset=utf-8` }))
  }
  addFile('/style.css', new URL('../wallet/page/style.css', import.meta.url), 'text/css')
  addFile('/pocket.css', new URL('./page/pocket.css', import.meta.url), 'text/css')
  addFile('/pocket.js', new URL('./page/pocket.js', import.meta.url), 'text/javascript')
  addFile('/jsQR.js', createRequire(import.meta.url).resolve('jsqr'), 'text/javascript')

  const headers = { 'content-security-policy': POLICY, 'cache-control': 'no-store' }
  app.get('/', c => c.html(drawPocket(), 200, headers))
  // The target of links to the wallet; its script reads the pairing URI from the address.
  app.get('/wc', c => c.html(drawPocket(), 200, headers))
  app.get('/parts', c => {
    const parts = drawPocketParts({
      state: core.describe(),
      sessions: core.sessions(),
      questions: core.questions.list(),
      log: core.log,
    })
    return c.json(parts, 200, headers)
  })
}
