// @ts-check
import { FALLBACK_GAS, marketFees } from './sendTransaction.js'

/**
 * Signs and broadcasts one transaction of type 4, from the account to itself: it delegates to a contract (EIP-7702) and
 * has that run.
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
    // The account sends the transaction itself, which counts before the authorization is looked at.
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
