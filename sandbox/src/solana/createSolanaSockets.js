// @ts-check
import { WebSocketServer } from 'ws'
import { isRecord } from '../lib/isRecord.js'
import { isLoopbackHost, isLoopbackUrl } from '../lib/loopback.js'
import { answerSolana, writeJson } from './answerSolana.js'
import { isSureEnough, statusOf } from './solanaMethods.js'

/**
 * @typedef {{ tell: (transaction: import('./createSolanaNode.js').Kept | null) => void }}
 *   Subscription
 */

/**
 * Lets programs and pages of this machine subscribe to a transaction, an account or slots. Plain
 * requests are answered as over HTTP.
 *
 * @param {import('./createSolanaNode.js').SolanaNode} node
 * @param {Record<string, (params: readonly unknown[]) => unknown>} methods
 */
export function createSolanaSockets(node, methods) {
  const sockets = new WebSocketServer({ noServer: true })
  let lastId = 0

  /** @param {import('ws').WebSocket} socket */
  function greet(socket) {
    /** @type {Map<number, Subscription>} */
    const subscriptions = new Map()
    const stop = node.listen(transaction => {
      for (const { tell } of [...subscriptions.values()]) tell(transaction)
    })
    socket.on('error', () => socket.terminate())
    socket.on('close', stop)

    /** @param {string} method @param {number} subscription @param {unknown} value */
    const notify = (method, subscription, value) => {
      const context = { slot: node.slot() }
      const result = method === 'slotNotification' ? value : { context, value }
      socket.send(writeJson({ jsonrpc: '2.0', method, params: { result, subscription } }))
    }

    /** @type {Record<string, (id: number, params: readonly unknown[]) => Subscription>} */
    const kinds = {
      signatureSubscribe: (id, [signature, options]) => ({
        tell() {
          const found = node.transaction(String(signature))
          const wanted = isRecord(options) ? options['commitment'] : undefined
          if (!found) return
          const { confirmationStatus } = statusOf(found, node.slot())
          if (!isSureEnough(confirmationStatus, wanted)) return
          subscriptions.delete(id)
          notify('signatureNotification', id, { err: found.err })
        },
      }),
      accountSubscribe: (id, [address, options]) => ({
        tell(transaction) {
          if (!transaction?.keys.includes(String(address))) return
          const info = methods['getAccountInfo']?.([address, options])
          notify('accountNotification', id, isRecord(info) ? info['value'] : null)
        },
      }),
      slotSubscribe: id => ({
        tell(transaction) {
          if (transaction) return
          const slot = node.slot()
          const root = slot > 32n ? slot - 32n : 0n
          notify('slotNotification', id, { parent: slot - 1n, root, slot })
        },
      }),
    }

    socket.on('message', data => {
      /** @type {unknown} */
      let asked
      try {
        asked = JSON.parse(String(data))
      } catch {
        asked = undefined
      }
      const { id, method, params } = /** @type {Record<string, unknown>} */ (
        isRecord(asked) ? asked : {}
      )
      const given = Array.isArray(params) ? params : []
      const subscribe = Object.hasOwn(kinds, String(method)) ? kinds[String(method)] : undefined
      if (subscribe) {
        lastId += 1
        const subscription = subscribe(lastId, given)
        subscriptions.set(lastId, subscription)
        socket.send(writeJson({ jsonrpc: '2.0', id, result: lastId }))
        if (method === 'signatureSubscribe') subscription.tell(null)
      } else if (String(method).endsWith('Unsubscribe')) {
        const result = subscriptions.delete(Number(given[0]))
        socket.send(writeJson({ jsonrpc: '2.0', id, result }))
      } else if (method !== 'ping') {
        socket.send(writeJson(answerSolana(methods, asked)))
      }
    })
  }

  return {
    /** @param {import('node:http').Server} server */
    openOn(server) {
      server.on('upgrade', (request, socket, head) => {
        const { origin, host } = request.headers
        const isOwnName =
          URL.canParse(`http://${host}`) && isLoopbackHost(new URL(`http://${host}`).hostname)
        if (!isOwnName || (origin !== undefined && !isLoopbackUrl(origin))) return socket.destroy()
        sockets.handleUpgrade(request, socket, head, greet)
      })
    },
  }
}
