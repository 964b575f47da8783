// @ts-check
import { FALLBACK_GAS, marketFees } from './sendTransaction.js'

/**
 * Signs and broadcasts one type 4 transaction, from the account to itself: it delegates to a
 * contract (EIP-7702) and runs that.
 *
 * @param {import('../lib/types.js').JsonRpc} rpc
 * @param {import('viem').HDAccount} account
 * @param {`0x${string}`} data
 * @param {{ chainId: number, gas: bigint | undefined, delegate: `0x${string}` }} filled
 * @returns {Promise<string>} the hash
 */
export async function sendDelegated(rpc, account, data, { chainId, gas, delegate }) {
  if (!account.signAuthorization) throw new Error(`${account.address} signs no authorizations.`)
  /** @type {string} */
  const pending = await rpc.call('eth_getTransactionCount', [account.address, 'pending'])
  const nonce = Number(pending)
  const authorization = await account.signAuthorization({
    address: delegate,
    chainId,
    // The account also sends the transaction, which raises its nonce before the authorization is
    // checked.
    nonce: nonce + 1,
  })
  const signed = await account.signTransaction({
    type: 'eip7702',
    chainId,
    nonce,
    gas: gas ?? FALLBACK_GAS,
    to: account.address,
    data,
    authorizationList: [authorization],
    ...(await marketFees(rpc)),
  })
  return rpc.call('eth_sendRawTransaction', [signed])
}
