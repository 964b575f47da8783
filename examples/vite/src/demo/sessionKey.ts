import type { Network } from 'redux-wallet-modal'
import type { Address, Hash, Hex } from 'viem'
import { FRIENDS } from './parties'

/** The ninth well-known development chain account: it pays its own gas, and is in no wallet. */
const KEY = '0xdbda1821b80551c9d65939329250298aa3472ba22feea921c0cf5d620ea67b97'

export async function sessionPublicKey(): Promise<Hex> {
  const { privateKeyToAccount } = await import('viem/accounts')
  return privateKeyToAccount(KEY).publicKey
}

/** The key acts for the account with its own transaction, without asking the wallet. */
export async function spendWithKey(
  account: Address,
  network: Network,
  session: Hex,
  coins: string,
): Promise<Hash> {
  const { createWalletClient, http, parseAbi, parseEther, publicActions } = await import('viem')
  const { privateKeyToAccount } = await import('viem/accounts')
  const abi = parseAbi([
    'struct Call { address to; uint256 value; bytes data; }',
    'function executeWithSession(bytes32 id, Call call) returns (bytes)',
  ])
  const key = createWalletClient({
    account: privateKeyToAccount(KEY),
    transport: http(network.rpcUrls[0]),
  }).extend(publicActions)
  const call = { to: FRIENDS[0], value: parseEther(coins), data: '0x' } as const
  const hash = await key.writeContract({
    address: account,
    abi,
    functionName: 'executeWithSession',
    args: [session, call],
    chain: null,
  })
  await key.waitForTransactionReceipt({ hash })
  return hash
}
