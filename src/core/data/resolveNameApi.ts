import { NAME_IMAGE_HOSTS } from '../../domain/nameImageHosts'
import type { Recipient } from '../../domain/payment/send'
import { nameLookupSchema, type NameRecord } from '../../domain/schemas/profile'
import { isAddress } from '../../lib/address/address'
import { parseCaipNetworkId, type CaipNetworkId } from '../../lib/address/caip'
import { chainIdToCoinType } from '../../lib/address/coinType'
import { FAMILY_FACTS } from '../../lib/address/familyFacts'
import { isBurnAddress } from '../../lib/address/isBurnAddress'
import { toSafeImageUrl } from '../../lib/links/safeUrl'
import { sendAndValidate } from '../../services/sendAndValidate'
import { ifChainSupported } from '../../services/ifChainSupported'
import { getImageHosts } from '../../services/getImageHosts'
import { modalApi } from '../../services/modalApi'

export interface ResolveNameArgs {
  readonly name: string
  readonly caipNetworkId: CaipNetworkId
}

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

/** The address of a name. */
export const resolveNameApi = modalApi.injectEndpoints({
  endpoints: build => ({
    /** Null if the name resolves to none. */
    resolveName: build.query<Recipient | null, ResolveNameArgs>({
      queryFn: (args, api, _extra, ask) => resolvedName(args, api, ask),
    }),
  }),
})
