// @ts-check
import { addControlDoor } from '../lib/addControlDoor.js'

/**
 * @typedef {{
 *   wallet?: import('./types.js').WalletId, rules?: Readonly<Record<string, import('./types.js').WalletPolicy>>,
 *   id?: string, approve?: boolean, accounts?: number[], index?: number, chainId?: number, origin?: string,
 * }} Order
 */

/**
 * The controls that tests use; see createWalletControl.
 *
 * @param {import('hono').Hono} app
 * @param {import('./createWalletCore.js').WalletCore} core
 * @param {(origin: string | undefined) => boolean} isOwn whether a request comes from a program or the wallet's own page
 */
export function addControlRoutes(app, core, isOwn) {
  /** @param {Order} order */
  const stateOf = ({ wallet }) => core.wallets[wallet === 2 ? 2 : 1].state

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
    state: order => stateOf(order).describe(),
    lock: order => stateOf(order).lock(),
    unlock: order => stateOf(order).unlock(),
    switchAccount: order => stateOf(order).switchAccount(Number(order.index)),
    switchChain: order => stateOf(order).switchChain(Number(order.chainId)),
    removeChain: order => stateOf(order).removeChain(Number(order.chainId)),
    knownChains: order => stateOf(order).describe().chains,
    disconnectSite: order => stateOf(order).forget(String(order.origin)),
    goOffline: order => stateOf(order).goOffline(),
    goOnline: order => stateOf(order).goOnline(),
    reset: () => core.reset(),
  }

  addControlDoor(app, {
    part: 'wallet',
    isOwn,
    actions,
    describe: () => ({
      wallets: Object.values(core.wallets).map(({ state }) => state.describe()),
      pending: core.approvals.list(),
      policies: core.policies.list(),
      requests: core.log,
    }),
  })
}
