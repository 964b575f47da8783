import { size } from 'viem'
import { ACCOUNT_ABI } from '../../shared/accounts/contracts'
import { accountAddress } from '../../shared/accounts/accountAddress'
import { ApiRefusal } from '../http/apiRefusal'
import { measureCalls } from './measureCalls'
import { highestPrice, readFees } from './readFees'
import { isSponsored } from './sponsorship'
import type { Relayer } from './createRelayer'
import type { AccountCall } from '../../shared/accounts/typedData'
import type { QuoteAnswer } from '../../shared/accounts'
import type { Site } from '../site'
import type { Address, PublicClient } from 'viem'

/** How long the user may read the review. */
const DEADLINE_S = 15n * 60n
const BASE_GAS = 21_000n
/** Gas per byte of calldata. */
const BYTE_GAS = 16n
/**
 * The signature, the nonce, the event, the payment to a new account, and 65 + 10 × 32 bytes around
 * the calls.
 */
const WRAPPING_GAS = 100_000n
/** Calls may need slightly more gas a few blocks later. */
const withMargin = (gas: bigint) => (gas * 5n) / 4n

/**
 * Returns the owner of the user's accounts. @throws {ApiRefusal} `BAD_REQUEST` before the first key
 * exists
 */
export async function ownerOf({ db }: Site, userId: string): Promise<Address> {
  const user = await db
    .selectFrom('users')
    .select('eip155_address')
    .where('id', '=', userId)
    .executeTakeFirst()
  const owner = user?.eip155_address
  if (owner == null) throw new ApiRefusal('BAD_REQUEST')
  return owner as Address
}

export interface SendingNetwork {
  readonly client: PublicClient
  readonly relayer: Relayer
}

/** @throws {ApiRefusal} `BAD_REQUEST` for a network that the relayer does not serve */
export function sendingNetwork(site: Site, caipNetworkId: string): SendingNetwork {
  const client = site.chains(caipNetworkId)
  const isOffered =
    site.settings.accounts.networks.includes(caipNetworkId) &&
    !site.settings.accounts.bundlers[caipNetworkId]
  if (!isOffered || client === null || site.relayer === null) throw new ApiRefusal('BAD_REQUEST')
  return { client, relayer: site.relayer }
}

/** The account's nonce including pending batches; null if it is not deployed. */
export async function readNonce(client: PublicClient, account: Address): Promise<bigint | null> {
  const code = await client.getCode({ address: account, blockTag: 'pending' })
  if (code === undefined) return null
  return client.readContract({
    address: account,
    abi: ACCOUNT_ABI,
    functionName: 'nonce',
    blockTag: 'pending',
  })
}

/**
 * The current time in seconds since 1970. Networks that only produce blocks on demand report an old
 * timestamp, some even for the pending block.
 */
function timeOf(site: Site, { timestamp }: { readonly timestamp: bigint }): bigint {
  const here = BigInt(Math.floor(site.now() / 1000))
  return here > timestamp ? here : timestamp
}

const bytesOf = (calls: readonly AccountCall[]) =>
  calls.reduce((sum, { data }) => sum + BigInt(size(data)) + 5n * 32n, 0n)

/** Quotes what sending these calls costs now, and who pays. Nothing is sent. */
export async function quoteBatch(
  site: Site,
  request: {
    readonly userId: string
    readonly projectId: string
    readonly caipNetworkId: string
    readonly calls: readonly AccountCall[]
  },
): Promise<QuoteAnswer> {
  const { client, relayer } = sendingNetwork(site, request.caipNetworkId)
  const owner = await ownerOf(site, request.userId)
  const account = accountAddress(owner)
  const [nonce, measured, fees, block, balance] = await Promise.all([
    readNonce(client, account),
    measureCalls(client, owner, request.calls),
    readFees(client),
    client.getBlock({ blockTag: 'pending' }),
    client.getBalance({ address: account, blockTag: 'pending' }),
  ])
  const common = {
    isDeployed: nonce !== null,
    nonce: String(nonce ?? 0n),
    deadline: String(timeOf(site, block) + DEADLINE_S),
    feeRecipient: relayer.address,
  }
  if ('failure' in measured)
    return { ...common, isSponsored: false, maxFee: '0', minGas: '0', failure: measured.failure }
  const { gasOfCalls, gasOfCreation } = measured
  const gas =
    BASE_GAS +
    WRAPPING_GAS +
    bytesOf(request.calls) * BYTE_GAS +
    gasOfCreation +
    withMargin(gasOfCalls)
  const minGas = String(withMargin(gasOfCalls))
  if (await isSponsored(site, request, gas))
    return { ...common, isSponsored: true, maxFee: '0', minGas, failure: null }
  const maxFee = gas * highestPrice(fees)
  const leaving = request.calls.reduce((sum, { value }) => sum + value, maxFee)
  return {
    ...common,
    isSponsored: false,
    maxFee: String(maxFee),
    minGas,
    failure: balance < leaving ? 'the account does not have enough for the fee' : null,
  }
}
