import { NAME_IMAGE_HOSTS } from '../../domain/nameImageHosts'
import type { Network } from '../../domain/network'
import { nameLookupSchema, type NameRecord } from '../../domain/schemas/profile'
import type { TokenTerms } from '../../domain/payment/tokenTerms'
import type { BlockMark, FeeEstimate, Recipient, SendIntent } from '../../domain/payment/send'
import { isAddress } from '../../lib/address/address'
import { parseCaipNetworkId, type CaipNetworkId } from '../../lib/address/caip'
import { chainIdToCoinType } from '../../lib/address/coinType'
import { FAMILY_FACTS } from '../../lib/address/familyFacts'
import { isBurnAddress } from '../../lib/address/isBurnAddress'
import { toSafeImageUrl } from '../../lib/links/safeUrl'
import { accountTags } from '../../services/accountTags'
import { sendAndValidate } from '../../services/sendAndValidate'
import { readFromChain } from '../../services/readFromChain'
import { ifChainSupported } from '../../services/ifChainSupported'
import { getImageHosts } from '../../services/getImageHosts'
import { modalApi } from '../../services/modalApi'

export interface ResolveNameArgs {
  readonly name: string
  readonly caipNetworkId: CaipNetworkId
}

export interface FeeArgs {
  readonly intent: SendIntent
  readonly network: Network
}

export interface BlockTimeArgs {
  readonly newest: BlockMark
  readonly network: Network
}

export interface TokenDecimalsArgs {
  /** Plain address. */
  readonly token: string
  readonly network: Network
}

export interface TokenTermsArgs extends TokenDecimalsArgs {
  /** Decimal string. */
  readonly amount: string
}

export interface ContractArgs {
  readonly address: string
  readonly network: Network
}

const FEE_TTL_S = 10
const CONTRACT_TTL_S = 60
const BLOCK_TIME_TTL_S = 600
const API_VERSION = 2

const resolvedName = ifChainSupported<ResolveNameArgs, Recipient | null>(
  null,
  async ({ name, caipNetworkId }, api, ask) => {
    const known = name.trim().toLowerCase()
    const answer = await sendAndValidate(
      ask,
      {
        service: 'blockchain',
        path: `/v1/profile/account/${encodeURIComponent(known)}`,
        params: { apiVersion: API_VERSION },
      },
      nameLookupSchema,
    )
    if (answer.error) {
      // Older servers respond 404 instead of an empty list.
      return answer.error.status === 404 ? { data: null } : answer
    }
    const found = answer.data && getRecipientAddress(answer.data, caipNetworkId)
    if (!found) return { data: null }
    const avatar = toSafeImageUrl(answer.data?.attributes?.['avatar'], {
      allowHttp: true,
      hosts: getImageHosts(api, NAME_IMAGE_HOSTS),
    })
    return { data: { ...found, name: known, ...(avatar !== null && { avatar }) } }
  },
)

/**
 * The address for this network, else the namespace's main one. Another network's comes last and is
 * flagged: a contract account may not exist here.
 */
function getRecipientAddress(
  { addresses }: NameRecord,
  caipNetworkId: CaipNetworkId,
): Pick<Recipient, 'address' | 'isElsewhere'> | undefined {
  const { namespace, reference } = parseCaipNetworkId(caipNetworkId)
  const { hasCoinTypePerNetwork, coinType = '' } = FAMILY_FACTS[namespace] ?? {}
  const own = hasCoinTypePerNetwork ? addresses[getCoinType(Number(reference))] : undefined
  const main = addresses[coinType]
  const canPay = (address: string | undefined): address is string =>
    isAddress(namespace, address) && !isBurnAddress(namespace, address ?? '')
  const here = [own, main].map(entry => entry?.address).find(canPay)
  if (here !== undefined) return { address: here }
  const elsewhere = Object.values(addresses)
    .map(entry => entry.address)
    .find(canPay)
  return elsewhere === undefined ? undefined : { address: elsewhere, isElsewhere: true }
}

function getCoinType(chainId: number): string {
  try {
    return String(chainIdToCoinType(chainId))
  } catch {
    return '' // too large for a coin type
  }
}

/** Requests before a payment's review. */
export const sendApi = modalApi.injectEndpoints({
  endpoints: build => ({
    /** Null if the name resolves to none. */
    resolveName: build.query<Recipient | null, ResolveNameArgs>({
      queryFn: (args, api, _extra, ask) => resolvedName(args, api, ask),
    }),
    isContract: build.query<boolean, ContractArgs>({
      queryFn: ({ address, network }, api) =>
        readFromChain(api, network, (chain, signal) => chain.isContract(address, network, signal)),
      serializeQueryArgs: ({ queryArgs: { address, network } }) => ({
        address,
        caipNetworkId: network.caipNetworkId,
      }),
      keepUnusedDataFor: CONTRACT_TTL_S,
    }),
    /** From the token's own contract. */
    getTokenDecimals: build.query<number, TokenDecimalsArgs>({
      queryFn: ({ token, network }, api) =>
        readFromChain(api, network, (chain, signal) =>
          chain.getTokenDecimals(token, network, signal),
        ),
      serializeQueryArgs: ({ queryArgs: { token, network } }) => ({
        token,
        caipNetworkId: network.caipNetworkId,
      }),
      keepUnusedDataFor: CONTRACT_TTL_S,
    }),
    /** Null where the namespace has no rules but decimals. */
    getTokenTerms: build.query<TokenTerms | null, TokenTermsArgs>({
      queryFn: ({ token, amount, network }, api) =>
        readFromChain(
          api,
          network,
          async (chain, signal) =>
            (await chain.getTokenTerms?.(token, amount, network, signal)) ?? null,
        ),
      serializeQueryArgs: ({ queryArgs: { token, amount, network } }) => ({
        token,
        amount,
        caipNetworkId: network.caipNetworkId,
      }),
      keepUnusedDataFor: 0,
    }),
    /** Recent time between blocks, in ms. */
    getBlockTime: build.query<number, BlockTimeArgs>({
      queryFn: ({ newest, network }, api) =>
        readFromChain(api, network, (chain, signal) => chain.getBlockTime(newest, network, signal)),
      serializeQueryArgs: ({ queryArgs: { network } }) => network.caipNetworkId,
      keepUnusedDataFor: BLOCK_TIME_TTL_S,
    }),
    getFeeEstimate: build.query<FeeEstimate, FeeArgs>({
      queryFn: ({ intent, network }, api) =>
        readFromChain(
          api,
          network,
          (chain, signal) => chain.estimateFee(intent, network, signal),
          'FEE_UNAVAILABLE',
        ),
      serializeQueryArgs: ({ queryArgs: { intent, network } }) => ({
        intent,
        caipNetworkId: network.caipNetworkId,
      }),
      keepUnusedDataFor: FEE_TTL_S,
      providesTags: (_answer, _error, args) => accountTags(args),
    }),
  }),
})
