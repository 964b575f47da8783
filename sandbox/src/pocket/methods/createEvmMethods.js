// @ts-check
import { isHex } from 'viem'
import { listParams, namedParams } from '../../lib/readParams.js'
import { pickChains } from '../../wallet/batch/pickChains.js'
import { describeTransaction, readMessage } from '../../wallet/describeRequest.js'
import { estimateGas } from '../../wallet/estimateGas.js'
import { invalidParams } from '../../wallet/invalidParams.js'
import { readAssets } from '../../wallet/readAssets.js'
import { readChainId } from '../../wallet/readChainId.js'
import { readNewChain } from '../../wallet/readNewChain.js'
import { readTransaction } from '../../wallet/readTransaction.js'
import { readTypedData } from '../../wallet/readTypedData.js'
import { sendTransaction } from '../../wallet/sendTransaction.js'
import { WALLET_ERRORS, WalletError } from '../../wallet/walletError.js'

/**
 * Creates the wallet's EVM methods.
 *
 * @param {object} wallet
 * @param {import('../createPocketKeys.js').PocketKeys} wallet.keys
 * @param {import('../createPocketChains.js').PocketChains} wallet.chains
 * @param {(chainId: string) => Promise<void>} wallet.switchChain
 * @param {import('../../wallet/batch/createBatches.js').Batches} wallet.batches
 * @param {import('../../wallet/sessions/createSessions.js').Sessions} wallet.smartSessions
 * @param {ReturnType<typeof import('../../lib/createTurns.js').createTurns>} wallet.inTurn one
 *   transaction after the other, so that each finds its own nonce
 * @returns {Record<string, import('../createPocketMethods.js').PocketMethod>}
 */
export function createEvmMethods({ keys, chains, switchChain, batches, smartSessions, inTurn }) {
  /** @param {unknown} address @param {readonly string[]} shared */
  function signerFor(address, shared) {
    const wanted = String(address).toLowerCase()
    for (let index = 0; index < keys.count; index += 1) {
      const account = keys.eip155(index)
      if (account.address.toLowerCase() === wanted && shared.includes(account.address))
        return account
    }
    throw new WalletError(WALLET_ERRORS.UNAUTHORIZED)
  }

  /**
   * Returns the chains on which the page was granted an account.
   *
   * @param {unknown} address
   * @param {(chainId: string) => string[]} accountsOn
   */
  function sharedChains(address, accountsOn) {
    const wanted = String(address).toLowerCase()
    const shared = chains
      .of('eip155')
      .filter(id => accountsOn(id).some(account => account.toLowerCase() === wanted))
    if (shared.length === 0) throw new WalletError(WALLET_ERRORS.UNAUTHORIZED)
    return shared.map(id => {
      const chain = chains.reach(id)
      return { chainId: Number(id.split(':')[1]), chain, rpc: chain.rpc }
    })
  }

  /**
   * Returns signer and chain for a request that names a chain itself.
   *
   * @param {import('../createPocketMethods.js').PocketCall} call
   */
  const partiesOf = ({ accountsOn, accounts, ask }) => ({
    /** @param {string | undefined} from @param {number} chainId */
    signerFor(from, chainId) {
      const shared = accountsOn(`eip155:${chainId}`)
      // No account is shared on a chain outside the session: `chainAt` refuses that chain instead.
      return signerFor(from ?? accounts[0], shared.length > 0 ? shared : accounts)
    },
    /** @param {number} chainId */
    chainAt(chainId) {
      const id = `eip155:${chainId}`
      if (accountsOn(id).length === 0 || !chains.of('eip155').includes(id))
        throw new WalletError(WALLET_ERRORS.UNSUPPORTED_CHAIN)
      const chain = chains.reach(id)
      return { chain, rpc: chain.rpc }
    },
    ask,
  })

  /** @type {import('../createPocketMethods.js').PocketMethod} */
  async function signTypedData({ params, chainId, accounts, ask }) {
    const [signer, given] = listParams(params)
    const account = signerFor(signer, accounts)
    const typedData = readTypedData(given, Number(chainId.split(':')[1]))
    await ask({
      title: 'Sign typed data',
      rows: [
        { label: 'Account', value: account.address },
        { label: 'Type', value: String(typedData.primaryType) },
      ],
      text: JSON.stringify(typedData.message, null, 2),
    })
    return account.signTypedData(typedData)
  }

  return {
    eth_accounts: ({ accounts }) => accounts,
    eth_requestAccounts: ({ accounts }) => accounts,

    wallet_getCapabilities({ params, accountsOn }) {
      const [address, chainIds] = listParams(params)
      return batches.capabilities(
        () => pickChains(sharedChains(address, accountsOn), chainIds),
        smartSessions.capability,
      )
    },

    wallet_sendCalls: call =>
      batches.send({ site: call.site, params: call.params, ...partiesOf(call) }),
    wallet_getCallsStatus: ({ site, params }) => batches.status(site, params),
    wallet_showCallsStatus: ({ site, params }) => batches.show(site, params),

    wallet_grantPermissions: call =>
      smartSessions.grant({ params: call.params, ...partiesOf(call) }),
    wallet_revokePermissions(call) {
      if (!smartSessions.isRevocation(call.params))
        return invalidParams('Which permission is to be stopped?')
      return smartSessions.revoke({ params: call.params, ...partiesOf(call) })
    },

    wallet_getAssets: ({ params, accountsOn }) =>
      readAssets(params, account => sharedChains(account, accountsOn)),

    async personal_sign({ params, accounts, ask }) {
      const [message, signer] = listParams(params)
      if (typeof message !== 'string')
        return invalidParams('A message and an address are expected.')
      const account = signerFor(signer, accounts)
      await ask({
        title: 'Sign message',
        rows: [{ label: 'Account', value: account.address }],
        text: readMessage(message),
      })
      return account.signMessage({ message: isHex(message) ? { raw: message } : message })
    },

    eth_signTypedData: signTypedData,
    eth_signTypedData_v4: signTypedData,

    async eth_sendTransaction({ params, chainId: caipId, accounts, ask }) {
      const chainId = Number(caipId.split(':')[1])
      const transaction = readTransaction(listParams(params)[0], chainId)
      const account = signerFor(transaction.from, accounts)
      const chain = chains.reach(caipId)
      const [rows, estimate] = await Promise.all([
        describeTransaction(transaction, { chain, rpc: chain.rpc }),
        estimateGas(chain.rpc, transaction),
      ])
      rows.push({ label: 'Network', value: chain.name })
      const warning = estimate.problem && `This transaction is likely to fail: ${estimate.problem}`
      await ask({ title: 'Send transaction', rows, ...(warning ? { warning } : {}) })
      return inTurn(() =>
        sendTransaction(chain.rpc, account, transaction, { chainId, gas: estimate.gas }),
      )
    },

    async wallet_switchEthereumChain({ params, ask }) {
      const chainId = `eip155:${readChainId(namedParams(listParams(params)[0])['chainId'])}`
      const { name } = chains.reach(chainId)
      await ask({ title: 'Switch network', rows: [{ label: 'To', value: `${name} (${chainId})` }] })
      await switchChain(chainId)
      return null
    },

    async wallet_addEthereumChain({ params, ask }) {
      const { chainId, chain } = await readNewChain(params)
      await ask({
        title: 'Add network',
        rows: [
          { label: 'Network', value: chain.name },
          { label: 'Chain id', value: String(chainId) },
          { label: 'RPC address', value: chain.rpcUrl },
        ],
      })
      chains.add(chain)
      await switchChain(`eip155:${chainId}`)
      return null
    },
  }
}
