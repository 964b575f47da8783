import * as v from 'valibot'
import type { Hex } from 'viem'
import { accountsOn } from '../accounts/actingAccount'
import { AccountType } from '../accounts/createSmartAccounts'
import { failure } from '../failures'
import { familyOf, toProtocolChainId } from '../rpc/createNetworks'
import type { AppEvent, FrameContext } from './context'

const Wish = v.looseObject({ type: AccountType })

/**
 * Returns the user's accounts on the current network, the active one first. Also part of the
 * response to CONNECT_SOCIAL.
 */
export async function describeAccounts(
  addresses: { readonly eip155: string; readonly solana: string },
  { networks, smart }: Pick<FrameContext, 'networks' | 'smart'>,
) {
  const caipNetworkId = networks.current()
  const chainId = toProtocolChainId(caipNetworkId)
  if (familyOf(caipNetworkId) === 'solana') {
    const address = addresses.solana
    return {
      address,
      chainId,
      smartAccountDeployed: false,
      accounts: [{ address, type: 'eoa' as const }],
      preferredAccountType: 'eoa' as const,
    }
  }
  const own = await accountsOn(caipNetworkId, addresses.eip155, smart)
  const [first] = own
  return {
    address: first?.address ?? addresses.eip155,
    chainId,
    smartAccountDeployed:
      own.length > 1 && (await smart.isDeployed(addresses.eip155 as Hex, caipNetworkId)),
    accounts: own.map(({ address, type }) => ({ address, type })),
    preferredAccountType: first?.type ?? ('eoa' as const),
  }
}

/** Applies the account type a page prefers; an unknown or missing type changes nothing. */
export async function followWish(wish: unknown, smart: FrameContext['smart']): Promise<void> {
  const read = v.safeParse(AccountType, wish)
  if (read.success) await smart.choose(read.output)
}

async function mustBeOffered(caipNetworkId: string, smart: FrameContext['smart']): Promise<void> {
  if (!(await smart.networks()).includes(caipNetworkId)) throw failure('NOT_SUPPORTED')
}

/** Events about account types (protocol §5.4). */
export const ACCOUNT_EVENTS: Readonly<Record<string, AppEvent>> = {
  GET_SMART_ACCOUNT_ENABLED_NETWORKS: async (_request, { smart }) => ({
    smartAccountEnabledNetworks: (await smart.networks()).map(toProtocolChainId),
  }),
  SET_PREFERRED_ACCOUNT: async ({ payload }, context) => {
    const wish = v.safeParse(Wish, payload)
    if (!wish.success) throw failure('BAD_REQUEST')
    const { access, networks, smart } = context
    const { type } = wish.output
    if (type === 'smartAccount') await mustBeOffered(networks.current(), smart)
    const { addresses } = await access.accounts()
    await smart.choose(type)
    const described = await describeAccounts(addresses, context)
    return { type: described.preferredAccountType, address: described.address }
  },
  INIT_SMART_ACCOUNT: async (_request, { access, networks, smart }) => {
    const caipNetworkId = networks.current()
    await mustBeOffered(caipNetworkId, smart)
    const { addresses } = await access.accounts()
    const owner = addresses.eip155 as Hex
    return {
      address: smart.addressOf(owner),
      isDeployed: await smart.isDeployed(owner, caipNetworkId),
    }
  },
}
