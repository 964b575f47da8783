// @ts-check
import { setTimeout as pause } from 'node:timers/promises'
import { buildAuthObject, getSdkError, populateAuthPayload } from '@walletconnect/utils'
import { createTurns } from '../lib/createTurns.js'
import { createBatches } from '../wallet/batch/createBatches.js'
import { createSessions } from '../wallet/sessions/createSessions.js'
import { toRpcError, WALLET_ERRORS, WalletError } from '../wallet/walletError.js'
import { approveNamespaces } from './approveNamespaces.js'
import { createPocketChains } from './createPocketChains.js'
import { createPocketKeys } from './createPocketKeys.js'
import { createPocketMethods } from './createPocketMethods.js'
import { createPocketPolicies } from './createPocketPolicies.js'
import { createQuestions } from './createQuestions.js'
import { createWalletKit } from './createWalletKit.js'
import { FAMILIES } from './families.js'

/** Remote wallets reject with this code, where browser wallets use 4001. */
const REJECTED = { code: 5000, message: 'User rejected.' }
const RETRY_MS = 250

/** @typedef {import('./families.js').Family} Family */
/** @typedef {import('@walletconnect/types').SessionTypes.Struct} Session */

/**
 * Creates the remote wallet's logic.
 *
 * @param {object} options
 * @param {readonly { url: string, chainId: number }[]} options.chains
 * @param {string | undefined} [options.solanaUrl]
 * @param {Parameters<typeof createWalletKit>[0]} options.kit
 */
export async function createPocketCore(options) {
  const [kit, keys] = await Promise.all([createWalletKit(options.kit), createPocketKeys()])
  const chains = createPocketChains(options.chains)
  const own = { ...options.kit.metadata }
  const policies = createPocketPolicies()
  const questions = createQuestions()
  const inTurn = createTurns()
  const batches = createBatches(inTurn)
  const smartSessions = createSessions(inTurn)
  const { solanaUrl } = options
  const methods = createPocketMethods({
    keys,
    chains,
    switchChain: shareChain,
    batches,
    smartSessions,
    inTurn,
    solanaUrl,
  })
  /** @type {import('./types.js').PocketLogEntry[]} */
  const log = []
  const families = /** @type {Family[]} */ (Object.keys(FAMILIES))
  /** @type {Record<Family, number>} index of the selected account */
  const selected = { eip155: 0, solana: 0, bip122: 0, polkadot: 0, cosmos: 0 }

  /**
   * Sending while its socket is down makes the library open sockets endlessly, so every send waits
   * here.
   */
  async function untilOnline() {
    const { relayer } = kit.core
    while (!relayer.connected && relayer.subscriber.hasAnyTopics) {
      await relayer.transportOpen().catch(() => {}) // The check below handles a failure.
      if (!relayer.connected) await pause(RETRY_MS, undefined, { ref: false })
    }
  }

  const sessions = () => Object.values(kit.getActiveSessions())
  /** @param {string} chainId */
  const familyOf = chainId => {
    const family = families.find(each => chainId.startsWith(`${each}:`))
    if (family) return family
    throw new Error(`The wallet has no keys for ${chainId}.`)
  }

  /**
   * Returns the addresses shared on a chain, the selected one first.
   *
   * @param {string} chainId
   * @param {readonly number[]} [places]
   */
  function accountsOn(chainId, places = [selected[familyOf(chainId)]]) {
    return places.map(place => keys.address(chainId, place))
  }

  /**
   * Prompts the user, unless a policy decides.
   *
   * @param {Omit<import('./types.js').PocketQuestion, 'id' | 'at' | 'isHanging'>} question
   * @returns {Promise<import('./types.js').PocketAnswer>}
   * @throws {WalletError} when refused
   */
  async function decide(question) {
    const { answer, choice } = await policies.take(question.method)
    if (answer === 'approve') return choice
    if (answer === 'reject') throw new WalletError(REJECTED)
    const given = await questions.ask({ ...question, isHanging: answer === 'hang' })
    if (!given) throw new WalletError(REJECTED)
    return { ...choice, ...given }
  }

  /**
   * Runs a request and logs its outcome.
   *
   * @template Result
   * @param {Omit<import('./types.js').PocketLogEntry, 'at' | 'outcome'>} entry
   * @param {() => Promise<Result>} run
   */
  async function remember(entry, run) {
    /** @type {import('./types.js').PocketLogEntry} */
    const logged = { ...entry, at: Date.now(), outcome: 'open' }
    log.push(logged)
    try {
      const result = await run()
      logged.outcome = 'answered'
      return result
    } catch (thrown) {
      const { code, message } = toRpcError(thrown)
      logged.outcome = { code, message }
      throw thrown
    }
  }

  kit.on('session_proposal', ({ id, params, verifyContext }) => {
    const { metadata } = params.proposer
    const offer = approveNamespaces({ proposal: params, choice: {}, chains, accountsOn })
    const question = {
      kind: /** @type {const} */ ('proposal'),
      requestId: String(id),
      topic: params.pairingTopic,
      method: 'session_proposal',
      chainId: null,
      peer: describePeer(metadata),
      verified: verifyContext.verified.validation,
      details: {
        title: 'Connect to this site',
        rows: [{ label: 'Site', value: metadata.url }],
      },
      namespaces: Object.entries(offer).map(([family, { chains: shared = [] }]) => ({
        family,
        name: FAMILIES[/** @type {Family} */ (family)].name,
        chains: shared.map(chainId => ({
          chainId,
          name: chains.nameOf(chainId),
          address: accountsOn(chainId)[0] ?? '',
        })),
      })),
    }
    const entry = {
      id: String(id),
      topic: params.pairingTopic,
      method: 'session_proposal',
      chainId: null,
      params: { required: params.requiredNamespaces, optional: params.optionalNamespaces },
      peer: question.peer,
    }
    remember(entry, async () => {
      const choice = await decide(question)
      const share = (/** @type {string} */ chainId) => accountsOn(chainId, choice.accounts)
      const namespaces = approveNamespaces({ proposal: params, choice, chains, accountsOn: share })
      if (Object.keys(namespaces).length === 0)
        throw new WalletError(getSdkError('UNSUPPORTED_CHAINS'))
      await untilOnline()
      await kit.approveSession({ id, namespaces })
    }).catch(thrown => {
      const { code, message } = toRpcError(thrown)
      return quietly(() => kit.rejectSession({ id, reason: { code, message } }))
    })
  })

  kit.on('session_request', ({ topic, id, params, verifyContext }) => {
    const { method, params: given } = params.request
    const { chainId } = params
    const session = sessions().find(each => each.topic === topic)
    if (!session) return
    const peer = describePeer(session.peer.metadata)
    /** @param {import('../wallet/types.js').RequestDetails} details */
    const ask = details =>
      decide({
        kind: 'request',
        requestId: String(id),
        topic,
        method,
        chainId,
        peer,
        verified: verifyContext.verified.validation,
        details,
      })
    const entry = { id: String(id), topic, method, chainId, params: given, peer }
    remember(entry, async () => {
      const run = Object.hasOwn(methods, method) ? methods[method] : undefined
      if (!run) throw new WalletError(WALLET_ERRORS.UNSUPPORTED, method)
      const all = Object.values(session.namespaces).flatMap(({ accounts }) => accounts)
      /** @param {string} id */
      const accountsOn = id =>
        all.flatMap(account => (account.startsWith(`${id}:`) ? account.slice(id.length + 1) : []))
      const accounts = accountsOn(chainId)
      return run({ chainId, params: given, accounts, accountsOn, site: peer.url, ask })
    })
      .then(
        result => ({ id, jsonrpc: '2.0', result }),
        thrown => ({ id, jsonrpc: '2.0', error: toRpcError(thrown) }),
      )
      // The session may be gone by the time the user decides.
      .then(given => {
        const response = /** @type {import('@walletconnect/jsonrpc-types').JsonRpcResponse} */ (
          given
        )
        return quietly(() => kit.respondSessionRequest({ topic, response }))
      })
  })

  /** @param {import('@reown/walletkit').WalletKitTypes.SessionAuthenticate} request */
  const onAuthenticate = ({ id, topic, params, verifyContext }) => {
    const payload = populateAuthPayload({
      authPayload: params.authPayload,
      chains: chains.of('eip155'),
      methods: [...FAMILIES.eip155.methods],
    })
    const account = keys.eip155(selected.eip155)
    const messages = payload.chains.map(chainId => {
      const iss = `did:pkh:${chainId}:${account.address}`
      return { iss, text: kit.formatAuthMessage({ request: payload, iss }) }
    })
    const peer = describePeer(params.requester.metadata)
    const question = {
      kind: /** @type {const} */ ('authenticate'),
      requestId: String(id),
      topic,
      method: 'session_authenticate',
      chainId: null,
      peer,
      verified: verifyContext.verified.validation,
      details: {
        title: 'Connect and sign in',
        rows: [{ label: 'Account', value: account.address }],
        text: messages.map(({ text }) => text).join('\n\n'),
      },
    }
    const entry = { id: String(id), topic, method: question.method, chainId: null, params, peer }
    remember(entry, async () => {
      await decide(question)
      const auths = await Promise.all(
        messages.map(async ({ iss, text }) =>
          buildAuthObject(
            payload,
            { t: 'eip191', s: await account.signMessage({ message: text }) },
            iss,
          ),
        ),
      )
      await untilOnline()
      await kit.approveSessionAuthenticate({ id, auths })
    }).catch(thrown => {
      const { code, message } = toRpcError(thrown)
      return quietly(() => kit.rejectSessionAuthenticate({ id, reason: { code, message } }))
    })
  }
  kit.on('session_authenticate', onAuthenticate)

  kit.on('session_delete', ({ topic }) => questions.drop(question => question.topic === topic))
  kit.on('proposal_expire', ({ id }) => questions.drop(({ requestId }) => requestId === String(id)))
  kit.on('session_request_expire', ({ id }) =>
    questions.drop(({ requestId }) => requestId === String(id)),
  )

  /**
   * @param {Session} session
   * @param {string} chainId
   * @param {{ name: string, data: unknown }} event
   */
  async function emit(session, chainId, event) {
    const granted = session.namespaces[familyOf(chainId)]
    if (!granted?.events.includes(event.name)) return
    await untilOnline()
    await kit.emitSessionEvent({ topic: session.topic, chainId, event })
  }

  /**
   * Switches every session of the chain's family to it; sessions without the chain get it added.
   *
   * @param {string} chainId
   */
  async function shareChain(chainId) {
    const family = familyOf(chainId)
    for (const session of sessions()) {
      const granted = session.namespaces[family]
      if (!granted) continue
      if (!granted.chains?.includes(chainId)) {
        const accounts = accountsOn(chainId).map(address => `${chainId}:${address}`)
        await update(session, {
          ...session.namespaces,
          [family]: {
            ...granted,
            chains: [...(granted.chains ?? []), chainId],
            accounts: [...granted.accounts, ...accounts],
          },
        })
      }
      const data = family === 'eip155' ? Number(chainId.split(':')[1]) : chainId
      await emit(session, chainId, { name: 'chainChanged', data })
    }
  }

  /**
   * @param {Session} session
   * @param {Session['namespaces']} namespaces
   */
  async function update({ topic }, namespaces) {
    await untilOnline()
    const { acknowledged } = await kit.updateSession({ topic, namespaces })
    await acknowledged()
  }

  return {
    keys,
    batches,
    smartSessions,
    policies,
    questions,
    log,

    /** @param {string} uri */
    async pair(uri) {
      await kit.pair({ uri: uri.trim() })
    },

    /** @returns {import('./types.js').PocketSession[]} */
    sessions: () =>
      sessions().map(({ topic, pairingTopic, expiry, peer, namespaces }) => ({
        topic,
        pairingTopic,
        expiresAt: expiry * 1000,
        peer: describePeer(peer.metadata),
        namespaces,
      })),

    switchChain: shareChain,

    /**
     * @param {Family} family
     * @param {number} place
     */
    async switchAccount(family, place) {
      keys.address(chains.of(family)[0] ?? '', place)
      selected[family] = place
      for (const session of sessions()) {
        const granted = session.namespaces[family]
        if (!granted?.chains?.length) continue
        const accounts = granted.chains.flatMap(chainId => {
          const [first = ''] = accountsOn(chainId)
          const others = granted.accounts.filter(
            account => account.startsWith(`${chainId}:`) && account !== `${chainId}:${first}`,
          )
          return [`${chainId}:${first}`, ...others]
        })
        await update(session, { ...session.namespaces, [family]: { ...granted, accounts } })
        const [chainId = ''] = granted.chains
        const data = accountsOn(chainId).map(address => `${chainId}:${address}`)
        await emit(session, chainId, { name: 'accountsChanged', data })
      }
    },

    /**
     * Emits an event unchecked, to test a page's handling of odd ones.
     *
     * @param {{ topic?: string | undefined, chainId: string, name: string, data: unknown }} event
     */
    async emit({ topic, chainId, name, data }) {
      for (const session of sessions()) {
        if (topic !== undefined && session.topic !== topic) continue
        await kit.emitSessionEvent({ topic: session.topic, chainId, event: { name, data } })
      }
    },

    /**
     * @param {string} topic
     * @param {Session['namespaces']} namespaces
     */
    async update(topic, namespaces) {
      await kit.updateSession({ topic, namespaces })
    },

    /** @param {string} topic */
    extend: topic => kit.extendSession({ topic }),
    /** @param {string} topic */
    ping: topic => kit.engine.signClient.ping({ topic }),

    /** @param {string} [topic] every session when missing */
    async disconnect(topic) {
      const ending = sessions().filter(each => topic === undefined || each.topic === topic)
      for (const session of ending) {
        questions.drop(question => question.topic === session.topic)
        await quietly(() =>
          kit.disconnectSession({ topic: session.topic, reason: getSdkError('USER_DISCONNECTED') }),
        )
      }
      return ending.length
    },

    /**
     * Changes the metadata shown to pages from now on.
     *
     * @param {Partial<import('./types.js').PocketIntroduction>} about
     */
    introduce(about) {
      Object.assign(kit.engine.signClient.metadata, about)
    },

    /**
     * Turns one-click sign-in on or off. Without it, the wallet takes the proposal that accompanies
     * the request.
     *
     * @param {boolean} isKnown
     */
    oneClick(isKnown) {
      kit.off('session_authenticate', onAuthenticate)
      if (isKnown) kit.on('session_authenticate', onAuthenticate)
    },

    goOffline: () => kit.core.relayer.transportClose(),
    async goOnline() {
      // Opening an open transport makes the library open a second socket.
      if (!kit.core.relayer.connected) await kit.core.relayer.transportOpen()
    },
    isOnline: () => kit.core.relayer.connected,

    /** @param {string} chainId */
    forgetChain: chainId => void chains.remove(chainId),

    restore() {
      chains.restore()
      batches.reset()
      smartSessions.reset()
      this.oneClick(true)
      Object.assign(kit.engine.signClient.metadata, own)
      for (const family of families) selected[family] = 0
    },

    describe: () => ({
      selected: { ...selected },
      isOnline: kit.core.relayer.connected,
      families: families.map(family => ({
        family,
        name: FAMILIES[family].name,
        methods: [...FAMILIES[family].methods],
        selected: selected[family],
        chains: chains.of(family).map(chainId => ({
          chainId,
          name: chains.nameOf(chainId),
          accounts: Array.from({ length: keys.count }, (_, place) => keys.address(chainId, place)),
        })),
      })),
    }),
  }

  /**
   * For messages the other side may have made impossible in the meantime.
   *
   * @param {() => Promise<unknown>} send
   */
  async function quietly(send) {
    await untilOnline()
    await send().catch(() => {})
  }
}

/** @typedef {Awaited<ReturnType<typeof createPocketCore>>} PocketCore */

/** @param {{ name: string, url: string, icons?: string[] }} metadata */
const describePeer = ({ name, url }) => ({ name, url })
