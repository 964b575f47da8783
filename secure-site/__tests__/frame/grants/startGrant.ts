import { encodeAbiParameters, keccak256, numberToHex } from 'viem'
import type { Address, Hex } from 'viem'
import { generatePrivateKey, privateKeyToAccount } from 'viem/accounts'
import { KEYS_ADDRESS } from '../../../src/shared/accounts/creationCode'
import { startWithSmartAccount, TOKEN } from '../harness/startWithSmartAccount'

export const DAY = 86_400
export const KEY = privateKeyToAccount(generatePrivateKey())
export const ID = keccak256(KEY.publicKey)
export const nowInSeconds = () => Math.floor(Date.now() / 1_000)

export const coins = (wei: bigint, more: object = {}) => ({
  type: 'native-token-recurring-allowance',
  data: { allowance: numberToHex(wei), start: nowInSeconds() - 1, period: DAY, ...more },
})
export const tokens = (units: bigint) => ({
  type: 'erc20-recurring-allowance',
  data: { token: TOKEN, ...coins(units).data },
})

/** The default request of a page. */
export const requestOf = (
  account: Address,
  permissions: readonly unknown[],
  more: object = {},
) => ({
  chainId: '0x1',
  address: account,
  expiry: nowInSeconds() + 7 * DAY - 60,
  signer: { type: 'keys', data: { keys: [{ type: 'secp256k1', publicKey: KEY.publicKey }] } },
  permissions,
  policies: [],
  ...more,
})

/**
 * A user with a smart account on a chain that has `state` of the grant and mines transactions
 * immediately.
 */
export async function startGrant(
  options: Parameters<typeof startWithSmartAccount>[0] & {
    state?: { readonly expiry: bigint; readonly isRevoked: boolean }
    receiptStatus?: Hex
  } = {},
) {
  const { state = { expiry: 0n, isRevoked: false }, receiptStatus = '0x1', ...rest } = options
  const started = await startWithSmartAccount(rest)
  const { rpc } = started.frame.server
  const word = (value: number) => numberToHex(value, { size: 32 })
  rpc.eth_call = params => {
    const [{ to, data }] = params as [{ to: Address; data: Hex }]
    if (to === KEYS_ADDRESS)
      return encodeAbiParameters(
        [{ type: 'uint64' }, { type: 'bool' }],
        [state.expiry, state.isRevoked],
      )
    return data.startsWith('0x95d89b41')
      ? `${word(32)}${word(4).slice(2)}${'55534443'.padEnd(64, '0')}`
      : word(6)
  }
  rpc.eth_getTransactionReceipt = params => ({
    status: receiptStatus,
    blockHash: '0x1',
    blockNumber: '0x1',
    gasUsed: '0x1',
    transactionHash: (params as [Hex])[0],
    logs: [],
  })
  return started
}
