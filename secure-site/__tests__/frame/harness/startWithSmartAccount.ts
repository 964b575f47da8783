import type { Address, Hex } from 'viem'
import { accountAddress } from '../../../src/shared/accounts/accountAddress'
import { KEYS_ADDRESS } from '../../../src/shared/accounts/creationCode'
import type { QuoteAnswer, SendBatchRequest } from '../../../src/shared/accounts'
import { startFrame } from './startFrame'
import type { TestFrame } from './startFrame'

export const RECIPIENT = '0xd8dA6BF26964aF9D7eEd9e03E53415D37aA96045'
export const TOKEN = '0xA0b86991c6218b36c1d19D4a2e9Eb0cE3606eB48'
export const RELAYER = '0x70997970C51812dc3A010C7d01b50e0d17dc79C8'
export const HASH: Hex = `0x${'ab'.repeat(32)}`

/** A user with a smart account on Ethereum, and none on Polygon. */
export async function startWithSmartAccount({
  isDeployed = false,
  canGrant = true,
  quote = {},
}: {
  isDeployed?: boolean
  /** Whether Ethereum has the contract that holds grants. */
  canGrant?: boolean
  quote?: Partial<QuoteAnswer>
} = {}) {
  const frame = startFrame()
  frame.server.state.accounts = {
    networks: ['eip155:1'],
    sponsoredNetworks: ['eip155:1'],
    tokens: {
      'eip155:1': [{ address: TOKEN, name: 'USD Coin', symbol: 'USDC', decimals: 6, iconUrl: '' }],
    },
    bundlers: {},
  }
  frame.server.rpc.eth_getCode = params => {
    const [address] = params as [Address]
    return (address === KEYS_ADDRESS ? canGrant : isDeployed) ? '0x60' : '0x'
  }
  frame.server.state.quote = {
    isDeployed,
    isSponsored: true,
    nonce: '3',
    deadline: '1900000000',
    maxFee: '0',
    feeRecipient: RELAYER,
    minGas: '50000',
    failure: null,
    ...quote,
  }
  frame.server.state.transactionHash = HASH
  const eoa = (await frame.logIn()).payload?.address as Address
  const user = await frame.request('GET_USER', {
    chainId: 1,
    preferredAccountType: 'smartAccount',
  })
  return { frame, eoa, account: accountAddress(eoa), user }
}

/** The batches that the frame sent to the relayer. */
export const sentBatches = (frame: TestFrame) =>
  frame.server.calls
    .filter(({ path }) => path === '/api/accounts/send')
    .map(({ body }) => body as SendBatchRequest)
