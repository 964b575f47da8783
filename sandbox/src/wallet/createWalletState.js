// @ts-check
import { accountAt, WALLET_ACCOUNTS } from '../accounts.js'
import { findNetwork } from '../chains/networks.js'
import { createJsonRpc } from '../lib/jsonRpc.js'
import { WALLET_IDENTITIES } from './identities.js'
import { WALLET_ERRORS, WalletError } from './walletError.js'

/**
 * @typedef {import('./types.js').KnownChain} KnownChain
 * @typedef {(event: { name: 'accountsChanged' | 'chainChanged' | 'connect' | 'disconnect',
 *   data: unknown, origin?: string }) => void} Announce
 */

/**
 * Creates one wallet: keys, known chains, and each site's permitted accounts.
 *
 * @param {import('./types.js').WalletId} id
 * @param {readonly { url: string, chainId: number }[]} chains
 * @param {Announce} announce notifies connected pages; all of them without an origin
 * @param {() => void} [onLock] called when it is locked or unlocked
 */
export function createWalletState(id, chains, announce, onLock = () => {}) {
  const accounts = WALLET_ACCOUNTS[id].map(accountAt)
  /** @type {Map<number, KnownChain>} */
  const known = new Map()
  /** @type {Map<string, Set<number>>} */
  const permissions = new Map()
  const now = { chainId: 0, selected: 0, isLocked: false, isOffline: false }
  setDefaults()

  function setDefaults() {
    known.clear()
    for (const { chainId, url } of chains) {
      const network = findNetwork(chainId)
      const name = network?.name ?? `Chain ${chainId}`
      known.set(chainId, {
        chainId,
        name,
        symbol: network?.nativeCurrency.symbol ?? 'ETH',
        rpcUrl: url,
      })
    }
    Object.assign(now, {
      chainId: chains[0]?.chainId ?? 0,
      selected: 0,
      isLocked: false,
      isOffline: false,
    })
  }

  /**
   * @param {string} origin
   * @returns {`0x${string}`[]} the permitted accounts, the selected one first
   */
  function accountsFor(origin) {
    if (now.isLocked) return []
    const allowed = [...(permissions.get(origin) ?? [])].sort((a, b) => a - b)
    const ordered = allowed.includes(now.selected)
      ? [now.selected, ...allowed.filter(index => index !== now.selected)]
      : allowed
    return ordered.flatMap(index => accounts[index]?.address ?? [])
  }

  /** @param {string} origin */
  const announceAccounts = origin =>
    announce({ name: 'accountsChanged', data: accountsFor(origin), origin })

  const announceAllAccounts = () => {
    for (const origin of permissions.keys()) announceAccounts(origin)
  }

  /** @param {number} chainId */
  function chainAt(chainId) {
    const chain = known.get(chainId)
    if (!chain) throw new WalletError(WALLET_ERRORS.UNKNOWN_CHAIN)
    return chain
  }

  return {
    identity: WALLET_IDENTITIES[id],
    accounts,
    accountsFor,
    chainAt,
    /** @param {number} chainId */
    knows: chainId => known.has(chainId),
    get current() {
      return { ...now, chainIdHex: `0x${now.chainId.toString(16)}` }
    },
    get chain() {
      return chainAt(now.chainId)
    },
    get rpc() {
      return createJsonRpc(chainAt(now.chainId).rpcUrl)
    },

    /**
     * @param {string} origin
     * @param {readonly number[]} indexes
     */
    permit(origin, indexes) {
      permissions.set(origin, new Set(indexes))
      announceAccounts(origin)
    },
    /** @param {string} origin */
    isPermitted: origin => permissions.has(origin),
    /** @param {string} origin */
    forget(origin) {
      if (permissions.delete(origin)) announce({ name: 'accountsChanged', data: [], origin })
    },

    /**
     * Returns the account with this address, if the site may use it.
     *
     * @param {string} origin
     * @param {unknown} address
     * @throws {WalletError} 4100, or -32602 for an invalid address
     */
    signerFor(origin, address) {
      if (typeof address !== 'string' || !/^0x[0-9a-f]{40}$/i.test(address)) {
        throw new WalletError(WALLET_ERRORS.INVALID_PARAMS, 'An account address is expected.')
      }
      const allowed = accountsFor(origin).map(each => each.toLowerCase())
      const account = accounts.find(each => each.address.toLowerCase() === address.toLowerCase())
      if (!account || !allowed.includes(address.toLowerCase())) {
        throw new WalletError(WALLET_ERRORS.UNAUTHORIZED)
      }
      return account
    },

    /** @param {number} chainId */
    switchChain(chainId) {
      chainAt(chainId)
      if (now.chainId === chainId) return
      now.chainId = chainId
      announce({ name: 'chainChanged', data: `0x${chainId.toString(16)}` })
    },
    /** @param {KnownChain} chain */
    addChain(chain) {
      known.set(chain.chainId, chain)
    },
    /** @param {number} chainId */
    removeChain(chainId) {
      if (chainId === now.chainId)
        throw new Error('The wallet is on this chain; switch it to another first.')
      known.delete(chainId)
    },

    /**
     * @param {number} index index among this wallet's accounts
     */
    switchAccount(index) {
      if (!accounts[index]) throw new Error(`This wallet has accounts 0 to ${accounts.length - 1}.`)
      now.selected = index
      for (const allowed of permissions.values()) allowed.add(index)
      announceAllAccounts()
    },
    lock() {
      if (now.isLocked) return
      now.isLocked = true
      announceAllAccounts()
      onLock()
    },
    unlock() {
      if (!now.isLocked) return
      now.isLocked = false
      announceAllAccounts()
      onLock()
    },
    goOffline() {
      if (now.isOffline) return
      now.isOffline = true
      announce({ name: 'disconnect', data: WALLET_ERRORS.OFFLINE })
    },
    goOnline() {
      if (!now.isOffline) return
      now.isOffline = false
      announce({ name: 'connect', data: { chainId: `0x${now.chainId.toString(16)}` } })
    },
    reset() {
      for (const origin of [...permissions.keys()]) this.forget(origin)
      setDefaults()
    },

    /** @returns {Omit<import('./types.js').WalletDescription, 'families'>} */
    describe() {
      return {
        ...WALLET_IDENTITIES[id],
        chainId: now.chainId,
        isLocked: now.isLocked,
        isOffline: now.isOffline,
        selected: now.selected,
        accounts: accounts.map(({ address }) => address),
        chains: [...known.values()],
        sites: [...permissions.keys()].map(origin => ({ origin, accounts: accountsFor(origin) })),
      }
    },
  }
}

/** @typedef {ReturnType<typeof createWalletState>} WalletState */
