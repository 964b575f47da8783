// @ts-check
import { addControlDoor } from '../lib/addControlDoor.js'

/**
 * @typedef {{
 *   wallet?: import('./types.js').WalletId, rules?: Readonly<Record<string,
 *     import('./types.js').WalletPolicy>>,
 *   id?: string, approve?: boolean, accounts?: number[], index?: number, chainId?: number | string,
 *   origin?: string, family?: 'eip155' | import('./types.js').WalletFamily,
 *   support?: import('./types.js').AtomicSupport, permissions?:
 *     import('./types.js').PermissionSupport,
 * }} Order
 */

/**
 * Adds the controls that tests use; see createWalletControl.
 *
 * @param {import('hono').Hono} app
 * @param {import('./createWalletCore.js').WalletCore} core
 * @param {(origin: string | undefined) => boolean} isOwn whether a request comes from a program or
 *   the wallet's own page
 */
export function addControlRoutes(app, core, isOwn) {
  /** @param {Order} order */
  const walletOf = ({ wallet }) => core.wallets[wallet === 2 ? 2 : 1]
  /** @param {Order} order */
  const stateOf = order => walletOf(order).state

  /** @type {Record<string, (order: Order) => unknown>} */
  const actions = {
    policy: ({ rules, wallet }) => core.policies.set(rules ?? {}, wallet),
    clearPolicy: () => core.policies.clear(),
    pending: () => core.approvals.list(),
    answer: ({ id, approve, accounts }) => {
      if (!core.approvals.answer(String(id), approve !== false, accounts ? { accounts } : {})) {
        throw new Error(`There is no open request ${id}.`)
      }
    },
    requests: () => core.log,
    clearRequests: () => void (core.log.length = 0),
    state: order => walletOf(order).describe(),
    atomic: order => walletOf(order).methods.batches.setSupport(order.support ?? 'supported'),
    permissions: order =>
      walletOf(order).methods.sessions.setSupport(order.permissions ?? 'supported'),
    lock: order => stateOf(order).lock(),
    unlock: order => stateOf(order).unlock(),
    switchAccount(order) {
      const { family = 'eip155', index } = order
      if (family === 'eip155') return stateOf(order).switchAccount(Number(index))
      walletOf(order).families.state.switchAccount(family, Number(index))
    },
    switchChain(order) {
      const { chainId } = order
      const isBitcoin = typeof chainId === 'string' && chainId.startsWith('bip122:')
      if (!isBitcoin) return stateOf(order).switchChain(Number(chainId))
      walletOf(order).families.state.switchBitcoinChain(chainId)
    },
    removeChain(order) {
      const [family, reference = ''] = String(order.chainId).split(':')
      if (family !== 'cosmos') return stateOf(order).removeChain(Number(order.chainId))
      walletOf(order).families.state.removeCosmosChain(reference)
    },
    knownChains: order => stateOf(order).describe().chains,
    disconnectSite(order) {
      const { family, origin } = order
      const others = walletOf(order).families.state
      if (family === undefined || family === 'eip155') stateOf(order).forget(String(origin))
      if (family === undefined) others.forgetSite(String(origin))
      else if (family !== 'eip155') others.forget(family, String(origin))
    },
    goOffline: order => stateOf(order).goOffline(),
    goOnline: order => stateOf(order).goOnline(),
    reset: () => core.reset(),
  }

  addControlDoor(app, {
    part: 'wallet',
    isOwn,
    actions,
    describe: () => ({
      wallets: Object.values(core.wallets).map(({ describe }) => describe()),
      pending: core.approvals.list(),
      policies: core.policies.list(),
      requests: core.log,
    }),
  })
}
