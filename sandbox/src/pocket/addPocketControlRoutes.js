// @ts-check
import { addControlDoor } from '../lib/addControlDoor.js'

/**
 * @typedef {{
 *   uri?: string, rules?: Readonly<Record<string, import('./types.js').PocketPolicy>>, id?: string,
 *     approve?: boolean,
 *   choice?: import('./types.js').PocketAnswer, chainId?: string, namespace?:
 *     import('./families.js').Family, index?: number, topic?: string,
 *   about?: Partial<import('./types.js').PocketIntroduction>,
 *   isKnown?: boolean,
 *   support?: import('../wallet/types.js').AtomicSupport, permissions?:
 *     import('../wallet/types.js').PermissionSupport,
 *   name?: string, data?: unknown, namespaces?: import('./types.js').PocketSession['namespaces'],
 * }} Order
 */

/**
 * Adds the controls that tests use; see createPocketControl.
 *
 * @param {import('hono').Hono} app
 * @param {import('./createPocketCore.js').PocketCore} core
 * @param {(origin: string | undefined) => boolean} isOwn whether a request comes from a program or
 *   the wallet's own page
 */
export function addPocketControlRoutes(app, core, isOwn) {
  /** @type {Record<string, (order: Order) => unknown>} */
  const actions = {
    pair: ({ uri }) => core.pair(String(uri ?? '')),
    policy: ({ rules }) => core.policies.set(rules ?? {}),
    next: ({ rules }) => core.policies.setNext(rules ?? {}),
    clearPolicy: () => core.policies.clear(),
    pending: () => core.questions.list(),
    answer({ id, approve, choice }) {
      if (!core.questions.answer(String(id), approve !== false, choice ?? {})) {
        throw new Error(`There is no open question ${id}.`)
      }
    },
    sessions: () => core.sessions(),
    state: () => core.describe(),
    requests: () => core.log,
    clearRequests: () => void (core.log.length = 0),
    atomic: ({ support }) => core.batches.setSupport(support ?? 'supported'),
    permissions: ({ permissions }) => core.smartSessions.setSupport(permissions ?? 'supported'),
    oneClick: ({ isKnown }) => core.oneClick(isKnown !== false),
    switchChain: ({ chainId }) => core.switchChain(String(chainId)),
    switchAccount: ({ namespace = 'eip155', index }) =>
      core.switchAccount(namespace, Number(index)),
    emit: ({ topic, chainId = '', name = '', data }) => core.emit({ topic, chainId, name, data }),
    update: ({ topic = '', namespaces = {} }) => core.update(topic, namespaces),
    extend: ({ topic = '' }) => core.extend(topic),
    ping: ({ topic = '' }) => core.ping(topic),
    removeChain: ({ chainId }) => core.forgetChain(String(chainId)),
    disconnect: ({ topic }) => core.disconnect(topic),
    introduce: ({ about }) => core.introduce(about ?? {}),
    goOffline: () => core.goOffline(),
    goOnline: () => core.goOnline(),
    async reset() {
      core.policies.clear()
      await core.goOnline()
      await core.disconnect()
      core.questions.drop(() => true)
      core.restore()
      core.log.length = 0
    },
  }

  addControlDoor(app, {
    part: 'wallet',
    isOwn,
    actions,
    describe: () => ({
      ...core.describe(),
      sessions: core.sessions(),
      pending: core.questions.list(),
      requests: core.log,
    }),
  })
}
