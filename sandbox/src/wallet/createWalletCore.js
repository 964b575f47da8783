// @ts-check
import { randomUUID } from 'node:crypto'
import { createApprovals } from './createApprovals.js'
import { createClients } from './createClients.js'
import { ASKING_METHODS, createMethods } from './createMethods.js'
import { createPolicies } from './createPolicies.js'
import { createWalletState } from './createWalletState.js'
import { createFamilies } from './families/createFamilies.js'
import { toRpcError, WALLET_ERRORS, WalletError } from './walletError.js'

/** @typedef {import('./types.js').WalletId} WalletId */

/**
 * Creates both wallets' logic for pages, users and tests, without HTTP.
 *
 * @param {readonly { url: string, chainId: number }[]} chains
 * @param {{ solanaUrl?: string, bitcoinUrl?: string }} [urls] the networks for other families'
 *   payments
 */
export function createWalletCore(chains, urls = {}) {
  const approvals = createApprovals()
  const policies = createPolicies()
  const clients = createClients(gone => approvals.rejectAll(({ client }) => client === gone))
  /** @type {import('./types.js').LoggedRequest[]} */
  const log = []

  /** @param {WalletId} id */
  const createWallet = id => {
    /** @param {{ name: string, data: unknown, origin?: string }} event */
    const announce = ({ name, data, origin }) => {
      clients.send(
        client => client.wallets.has(id) && (origin === undefined || client.origin === origin),
        { name, wallet: id, data },
      )
    }
    const state = createWalletState(id, chains, announce, () => families.state.tellAll())
    const families = createFamilies(id, {
      ...urls,
      announce,
      isLocked: () => state.current.isLocked,
      unlock: () => state.unlock(),
    })
    /** @returns {import('./types.js').WalletDescription} */
    const describe = () => ({ ...state.describe(), families: families.describe() })
    return { state, families, describe, methods: createMethods(state, families) }
  }
  const wallets = { 1: createWallet(1), 2: createWallet(2) }

  /**
   * @param {{ wallet: WalletId, client: string, origin: string, method: string }} asker
   * @param {import('./createMethods.js').Question} question
   * @param {(request: import('./types.js').OpenRequest) => void} onOpen
   */
  async function ask(
    { wallet, client, origin, method },
    { kind, isQueued = false, details },
    onOpen,
  ) {
    const isOpen = approvals
      .list()
      .some(each => each.wallet === wallet && each.origin === origin && each.kind === kind)
    if (isOpen && !isQueued) throw new WalletError(WALLET_ERRORS.ALREADY_OPEN)
    const answer = await policies.prepare(policies.for(wallet, method))
    if (answer === 'approve') return {}
    if (answer === 'reject') throw new WalletError(WALLET_ERRORS.REJECTED)
    const hasWindow = answer === 'ask'
    return approvals.ask({ wallet, client, origin, method, kind, details, hasWindow }, onOpen)
  }

  return {
    approvals,
    policies,
    clients,
    log,
    wallets,

    /**
     * @param {{ wallet: WalletId, client: string, origin: string, method: string,
     *   params: unknown }} request
     * @param {(request: import('./types.js').OpenRequest) => void} onOpen called when the request
     *   stays open
     * @returns {Promise<unknown>}
     */
    async handle(request, onOpen) {
      const { wallet, origin, method, params } = request
      /** @type {import('./types.js').LoggedRequest} */
      const entry = {
        id: randomUUID(),
        wallet,
        origin,
        method,
        params,
        at: Date.now(),
        outcome: 'open',
      }
      log.push(entry)
      try {
        if (!ASKING_METHODS.has(method)) await policies.applyToRead(policies.for(wallet, method))
        const result = await wallets[wallet].methods.run({
          origin,
          method,
          params,
          ask: question => ask(request, question, onOpen),
        })
        entry.outcome = 'answered'
        return result
      } catch (thrown) {
        const { code, message } = toRpcError(thrown)
        entry.outcome = { code, message }
        throw thrown
      }
    },

    reset() {
      approvals.rejectAll(() => true)
      policies.clear()
      log.length = 0
      for (const { state, families, methods } of Object.values(wallets)) {
        state.reset()
        methods.batches.reset()
        methods.sessions.reset()
        families.state.reset()
      }
    },
    close() {
      approvals.rejectAll(() => true)
      clients.close()
    },
  }
}

/** @typedef {ReturnType<typeof createWalletCore>} WalletCore */
