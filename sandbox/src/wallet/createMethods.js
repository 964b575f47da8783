// @ts-check
import { isHex } from 'viem'
import { isRecord } from '../lib/isRecord.js'
import { createTurns } from '../lib/createTurns.js'
import { createJsonRpc } from '../lib/jsonRpc.js'
import { listParams, namedParams } from '../lib/readParams.js'
import { createBatches } from './batch/createBatches.js'
import { pickChains } from './batch/pickChains.js'
import { describeTransaction, readMessage } from './describeRequest.js'
import { estimateGas } from './estimateGas.js'
import { ASKING_FAMILY_METHODS } from './families/familyMethods.js'
import { invalidParams as invalid } from './invalidParams.js'
import { readAssets } from './readAssets.js'
import { readChainId } from './readChainId.js'
import { readNewChain } from './readNewChain.js'
import { readTransaction } from './readTransaction.js'
import { readTypedData } from './readTypedData.js'
import { sendTransaction } from './sendTransaction.js'
import { createSessions } from './sessions/createSessions.js'
import { WALLET_ERRORS, WalletError } from './walletError.js'

/**
 * @typedef {{
 *   kind: string, isQueued?: boolean, details: import('./types.js').RequestDetails,
 * }} Question
 * @typedef {{
 *   origin: string, method: string, params: unknown,
 *   ask: (question: Question) => Promise<import('./createApprovals.js').Choice>,
 * }} Call
 * @typedef {(call: Call) => unknown} Method
 */

/** Read methods that are forwarded to the chain. */
const FORWARDED = /^(eth|net|web3)_/
/** Exceptions that would need a key or a socket. */
const NOT_FORWARDED =
  /^eth_(sign|accounts|coinbase|subscribe|unsubscribe|decrypt|getEncryptionPublicKey)/

/**
 * Creates the wallet's methods, by name.
 *
 * @param {import('./createWalletState.js').WalletState} wallet
 * @param {import('./families/createFamilies.js').Families} families
 */
export function createMethods(wallet, families) {
  /** One transaction at a time, so that each gets its own nonce. */
  const inTurn = createTurns()
  const batches = createBatches(inTurn)
  const sessions = createSessions(inTurn)

  /** @param {number} chainId */
  const reach = chainId => {
    if (!wallet.knows(chainId)) throw new WalletError(WALLET_ERRORS.UNSUPPORTED_CHAIN)
    const chain = wallet.chainAt(chainId)
    return { chainId, chain, rpc: createJsonRpc(chain.rpcUrl) }
  }
  const allChains = () => wallet.describe().chains.map(({ chainId }) => reach(chainId))

  /** @param {Call} call */
  async function askForAccounts({ origin, ask }) {
    const { selected, isLocked } = wallet.current
    const accounts = wallet.accounts.map(({ address }, index) => ({
      index,
      address,
      isSelected: index === selected,
    }))
    const rows = isLocked ? [{ label: 'Wallet', value: 'Locked. Approving unlocks it.' }] : []
    const choice = await ask({
      kind: 'connect',
      details: { title: 'Connect to this site', rows, accounts },
    })
    wallet.unlock()
    wallet.permit(origin, choice.accounts?.length ? choice.accounts : [selected])
  }

  /** @param {Call} call */
  const requestAccounts = async call => {
    if (wallet.accountsFor(call.origin).length === 0) await askForAccounts(call)
    return wallet.accountsFor(call.origin)
  }

  /** @param {string} origin */
  const selectedFor = origin => {
    const [first] = wallet.accountsFor(origin)
    if (first === undefined) throw new WalletError(WALLET_ERRORS.UNAUTHORIZED)
    return first
  }

  /** @param {string} origin */
  const permissionsOf = origin => {
    if (!wallet.isPermitted(origin)) return []
    const caveats = [{ type: 'restrictReturnedAccounts', value: wallet.accountsFor(origin) }]
    return [{ invoker: origin, parentCapability: 'eth_accounts', caveats }]
  }

  /** @param {Call} call @returns {import('./sessions/createSessions.js').SessionRequest} */
  const sessionRequest = ({ origin, params, ask }) => ({
    params,
    signerFor: address => wallet.signerFor(origin, address ?? selectedFor(origin)),
    chainAt: reach,
    ask: details => ask({ kind: 'send', isQueued: true, details }),
  })

  /** @type {Record<string, Method>} */
  const methods = {
    eth_requestAccounts: requestAccounts,
    eth_accounts: ({ origin }) => wallet.accountsFor(origin),
    eth_coinbase: ({ origin }) => wallet.accountsFor(origin)[0] ?? null,
    eth_chainId: () => wallet.current.chainIdHex,
    net_version: () => String(wallet.current.chainId),
    web3_clientVersion: () => 'SandboxWallet/1.0.0',

    wallet_getPermissions: ({ origin }) => permissionsOf(origin),
    async wallet_requestPermissions(call) {
      if (!isAboutAccounts(call.params)) invalid('Only eth_accounts can be asked for.')
      await askForAccounts(call)
      return permissionsOf(call.origin)
    },
    wallet_revokePermissions(call) {
      const { origin, params } = call
      if (sessions.isRevocation(params)) return sessions.revoke(sessionRequest(call))
      if (!isAboutAccounts(params)) invalid('Only eth_accounts can be given back.')
      wallet.forget(origin)
      return null
    },

    async wallet_switchEthereumChain({ params, ask }) {
      const chainId = readChainId(namedParams(listParams(params)[0])['chainId'])
      const chain = wallet.chainAt(chainId)
      if (chainId === wallet.current.chainId) return null
      const rows = [
        { label: 'From', value: wallet.chain.name },
        { label: 'To', value: `${chain.name} (${chainId})` },
      ]
      await ask({ kind: 'network', details: { title: 'Switch network', rows } })
      wallet.switchChain(chainId)
      return null
    },

    async wallet_addEthereumChain(call) {
      const { chainId, chain } = await readNewChain(call.params)
      if (wallet.knows(chainId)) return methods['wallet_switchEthereumChain']?.(call)
      const rows = [
        { label: 'Network', value: chain.name },
        { label: 'Chain id', value: String(chainId) },
        { label: 'RPC address', value: chain.rpcUrl },
      ]
      await call.ask({ kind: 'network', details: { title: 'Add network', rows } })
      wallet.addChain(chain)
      wallet.switchChain(chainId)
      return null
    },

    async personal_sign({ origin, params, ask }) {
      const [message, signer] = listParams(params)
      if (typeof message !== 'string') invalid('A message and an address are expected.')
      const account = wallet.signerFor(origin, signer)
      const rows = [{ label: 'Account', value: account.address }]
      const details = { title: 'Sign message', rows, text: readMessage(message) }
      await ask({ kind: 'sign', isQueued: true, details })
      return account.signMessage({ message: isHex(message) ? { raw: message } : message })
    },

    async eth_signTypedData_v4({ origin, params, ask }) {
      if (!Array.isArray(params)) invalid('An address and typed data are expected.')
      const account = wallet.signerFor(origin, params[0])
      const typedData = readTypedData(params[1], wallet.current.chainId)
      const rows = [
        { label: 'Account', value: account.address },
        {
          label: 'For',
          value: String(typedData.domain?.name ?? typedData.domain?.verifyingContract ?? ''),
        },
        { label: 'Type', value: typedData.primaryType },
      ]
      const text = JSON.stringify(typedData.message, null, 2)
      await ask({ kind: 'sign', isQueued: true, details: { title: 'Sign typed data', rows, text } })
      return account.signTypedData(typedData)
    },

    async eth_sendTransaction({ origin, params, ask }) {
      const transaction = readTransaction(listParams(params)[0], wallet.current.chainId)
      const account = wallet.signerFor(origin, transaction.from)
      const { chainId } = wallet.current
      const { rpc } = wallet
      const [rows, estimate] = await Promise.all([
        describeTransaction(transaction, wallet),
        estimateGas(rpc, transaction),
      ])
      rows.push({ label: 'Network', value: wallet.chain.name })
      const warning = estimate.problem && `This transaction is likely to fail: ${estimate.problem}`
      const details = { title: 'Send transaction', rows, ...(warning ? { warning } : {}) }
      await ask({ kind: 'send', isQueued: true, details })
      return inTurn(() =>
        sendTransaction(rpc, account, transaction, { chainId, gas: estimate.gas }),
      )
    },

    wallet_getCapabilities({ origin, params }) {
      const [address, chainIds] = listParams(params)
      return batches.capabilities(() => {
        wallet.signerFor(origin, address)
        return pickChains(allChains(), chainIds)
      }, sessions.capability)
    },

    wallet_grantPermissions: call => sessions.grant(sessionRequest(call)),

    wallet_sendCalls: ({ origin, params, ask }) =>
      batches.send({
        site: origin,
        params,
        signerFor: from => wallet.signerFor(origin, from ?? selectedFor(origin)),
        chainAt: reach,
        ask: details => ask({ kind: 'send', isQueued: true, details }),
      }),
    wallet_getCallsStatus: ({ origin, params }) => batches.status(origin, params),
    wallet_showCallsStatus: ({ origin, params }) => batches.show(origin, params),

    wallet_getAssets: ({ origin, params }) =>
      readAssets(params, account => {
        wallet.signerFor(origin, account)
        return allChains()
      }),
  }

  return {
    batches,
    sessions,

    /** @param {Call} call */
    async run(call) {
      const { method, params } = call
      if (wallet.current.isOffline) throw new WalletError(WALLET_ERRORS.OFFLINE)
      const own = Object.hasOwn(methods, method) ? methods[method] : undefined
      if (own) return own(call)
      if (families.answers(method)) return families.run(call)
      if (!FORWARDED.test(method) || NOT_FORWARDED.test(method)) {
        throw new WalletError(WALLET_ERRORS.UNSUPPORTED, method)
      }
      return wallet.rpc.call(method, params ?? [])
    },
  }
}

/** @param {unknown} params */
const isAboutAccounts = params => isRecord(namedParams(listParams(params)[0])['eth_accounts'])

/** Methods that prompt the user; the policy `*` covers these. */
export const ASKING_METHODS = new Set([
  'eth_requestAccounts',
  'wallet_requestPermissions',
  'wallet_switchEthereumChain',
  'wallet_addEthereumChain',
  'personal_sign',
  'eth_signTypedData_v4',
  'eth_sendTransaction',
  'wallet_sendCalls',
  'wallet_grantPermissions',
  ...ASKING_FAMILY_METHODS,
])
