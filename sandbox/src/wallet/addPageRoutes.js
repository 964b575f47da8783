// @ts-check
import { readFileSync } from 'node:fs'
import { streamSSE } from 'hono/streaming'
import { holdOpen } from '../lib/holdOpen.js'
import { drawApproval, drawGone, drawHome, drawHomeParts } from './pages.js'

// A window that navigates to the next request, or reloads, disconnects briefly too.
const WINDOW_GRACE_MS = 800
const POLICY =
  "default-src 'none'; script-src 'self'; style-src 'self'; connect-src 'self'; img-src data:; frame-ancestors 'none'; base-uri 'none'; form-action 'none'"

/** @param {string} name */
const read = name => readFileSync(new URL(`./page/${name}`, import.meta.url), 'utf8')

/**
 * Adds the user's pages: the approval window and the wallet's own page.
 *
 * @param {import('hono').Hono} app
 * @param {import('./createWalletCore.js').WalletCore} core
 * @param {(origin: string | undefined) => boolean} isOwn
 */
export function addPageRoutes(app, core, isOwn) {
  const windows = createWindows(core.approvals)

  /** @param {string} name @param {string} type */
  const addFile = (name, type) => {
    const text = read(name)
    app.get(`/${name}`, c => c.body(text, 200, { 'content-type': type }))
  }
  addFile('style.css', 'text/css; charset=utf-8')
  addFile('approve.js', 'text/javascript; charset=utf-8')
  addFile('home.js', 'text/javascript; charset=utf-8')

  const headers = { 'content-security-policy': POLICY, 'cache-control': 'no-store' }

  app.get('/', c => c.html(drawHome(readWallet(c.req.query('wallet'))), 200, headers))
  app.get('/parts', c => {
    const wallet = readWallet(c.req.query('wallet'))
    const open = core.approvals.list().filter(request => request.wallet === wallet)
    return c.html(drawHomeParts(core.wallets[wallet].describe(), open), 200, headers)
  })

  app.get('/approve', c => {
    const request = core.approvals.get(c.req.query('id') ?? '')
    return request ? c.html(drawApproval(request), 200, headers) : c.html(drawGone(), 410, headers)
  })

  app.post('/approve', async c => {
    const origin = c.req.header('origin')
    if (origin === undefined || !isOwn(origin))
      return c.json({ error: 'Only the window itself may answer.' }, 403)
    const { id, approve, accounts } = await c.req.json()
    return c.json({ isAnswered: core.approvals.answer(String(id), approve === true, { accounts }) })
  })

  app.get('/approve/next', c => {
    const client = windows.clientOf(c.req.query('after') ?? '')
    const next = core.approvals
      .list()
      .find(request => request.client === client && request.hasWindow)
    return c.json({ next: next?.id ?? null })
  })

  app.get('/approve/presence', c => {
    const id = c.req.query('id') ?? ''
    const client = windows.clientOf(id)
    return streamSSE(c, stream => {
      const tell = () => void stream.writeSSE({ event: 'settled', data: '' })
      const stopListening = core.approvals.onSettled(request => {
        if (request.id === id) tell()
      })
      const leave = client === undefined ? () => {} : windows.enter(client)
      if (!core.approvals.get(id)) tell()
      return holdOpen(stream, () => {
        stopListening()
        leave()
      })
    })
  })
}

/** @param {string | undefined} text */
const readWallet = text => (text === '2' ? 2 : 1)

/**
 * Tracks which pages have an approval window open; closing the last one rejects its requests.
 *
 * @param {import('./createApprovals.js').Approvals} approvals
 */
function createWindows(approvals) {
  /** @type {Map<string, number>} */
  const openWindows = new Map()
  /**
   * @type {Map<string, string>} which page a request came from, remembered after it was answered
   */
  const clients = new Map()
  approvals.onSettled(({ id, client }) => void clients.set(id, client))

  return {
    /** @param {string} id */
    clientOf: id => approvals.get(id)?.client ?? clients.get(id),

    /** @param {string} client */
    enter(client) {
      openWindows.set(client, (openWindows.get(client) ?? 0) + 1)
      return () => {
        openWindows.set(client, (openWindows.get(client) ?? 1) - 1)
        const left = new Set(
          approvals
            .list()
            .flatMap(request => (request.client === client && request.hasWindow ? request.id : [])),
        )
        const timer = setTimeout(() => {
          if ((openWindows.get(client) ?? 0) > 0) return
          approvals.rejectAll(({ id }) => left.has(id))
        }, WINDOW_GRACE_MS)
        timer.unref()
      }
    },
  }
}
