import type { Hex } from 'viem'
import { PERMISSION_TYPES } from '../grants/permissionTypes'
import { accountsOn } from './actingAccount'
import type { SmartAccounts } from './createSmartAccounts'

/**
 * Returns the capabilities of an account on a network (EIP-5792).
 *
 * @param account - as the page names it; the active one if omitted
 */
export async function capabilitiesOf(
  account: string | undefined,
  owner: string,
  caipNetworkId: string,
  smart: SmartAccounts,
): Promise<Readonly<Record<string, unknown>>> {
  const own = await accountsOn(caipNetworkId, owner, smart)
  const isSmart =
    account === undefined
      ? own[0]?.type === 'smartAccount'
      : own.length > 1 && account.toLowerCase() === smart.addressOf(owner as Hex).toLowerCase()
  const tokens = await smart.tokens(caipNetworkId)
  const assets = tokens.length === 0 ? {} : { assetDiscovery: { supported: true } }
  if (!isSmart) return { atomic: { status: 'unsupported' }, ...assets }
  return {
    atomic: { status: 'supported' },
    ...((await smart.isSponsored(caipNetworkId)) && { paymasterService: { supported: true } }),
    ...((await smart.canGrant(caipNetworkId)) && {
      permissions: {
        supported: true,
        signerTypes: ['keys'],
        permissionTypes: PERMISSION_TYPES,
        policyTypes: [],
      },
    }),
    ...assets,
  }
}
