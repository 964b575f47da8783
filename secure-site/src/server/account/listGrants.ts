import { zeroAddress } from 'viem'
import { accountAddress } from '../../shared/accounts/accountAddress'
import { KEYS_ADDRESS } from '../../shared/accounts/creationCode'
import { KEYS_ABI } from '../../shared/accounts/keysAbi'
import { readGrantCall } from '../../shared/accounts/grants'
import type { GrantAllowance } from '../../shared/accounts/grants'
import type { ListedAllowance, ListedGrant } from '../../shared/grantList'
import { createDecimals } from './createDecimals'
import { ownerOf } from '../accounts/quoteBatch'
import type { Session } from '../login/sessions'
import type { Site } from '../site'
import type { AccountGrantTable } from '../store/tables'
import type { Decimals } from './createDecimals'
import type { Address, Hex } from 'viem'

const GRANTS_MAX = 50
/** A grant that is not on the chain after this time was never made. */
const WAITS_MS = 3_600_000

/** Null for a grant that was revoked, or never made. */
async function stateOf(
  site: Site,
  account: Address,
  { caip_network_id, grant_id, created_at }: AccountGrantTable,
): Promise<ListedGrant['state'] | null> {
  const client = site.chains(caip_network_id)
  try {
    const found = await client?.readContract({
      address: KEYS_ADDRESS,
      abi: KEYS_ABI,
      functionName: 'grantOf',
      args: [account, grant_id as Hex],
    })
    if (!found) return 'unknown'
    const [expiry, isRevoked] = found
    if (isRevoked) return null
    if (expiry > 0n) return 'active'
    return site.now() - Number(created_at) < WAITS_MS ? 'waiting' : null
  } catch {
    return 'unknown' // its owner can still ask to stop it
  }
}

async function unitOf(
  { settings: { config, accounts } }: Site,
  decimalsOf: Decimals,
  caipNetworkId: string,
  token: Address,
): Promise<ListedAllowance['unit']> {
  const listed =
    token === zeroAddress
      ? config.networks[caipNetworkId]
      : accounts.tokens[caipNetworkId]?.find(
          ({ address }) => address.toLowerCase() === token.toLowerCase(),
        )
  if (listed) return { symbol: listed.symbol, decimals: listed.decimals }
  const decimals = token === zeroAddress ? null : await decimalsOf(caipNetworkId, token)
  return decimals === null ? null : { symbol: null, decimals }
}

async function listAllowance(
  site: Site,
  decimalsOf: Decimals,
  caipNetworkId: string,
  { token, amount, period }: GrantAllowance,
): Promise<ListedAllowance> {
  return {
    token: token === zeroAddress ? null : token,
    amount: String(amount),
    period,
    unit: await unitOf(site, decimalsOf, caipNetworkId, token),
  }
}

async function listRow(
  site: Site,
  decimalsOf: Decimals,
  account: Address,
  row: AccountGrantTable,
): Promise<readonly ListedGrant[]> {
  const grant = readGrantCall(row.call_data as Hex)
  const state = grant && (await stateOf(site, account, row))
  if (!state) return []
  const { settings } = site
  return [
    {
      id: row.grant_id,
      caipNetworkId: row.caip_network_id,
      networkName: settings.config.networks[row.caip_network_id]?.name ?? row.caip_network_id,
      hostOrigin: row.host_origin,
      projectId: row.project_id,
      expiry: Number(grant.expiry),
      allowances: await Promise.all(
        grant.allowances.map(each => listAllowance(site, decimalsOf, row.caip_network_id, each)),
      ),
      functions: grant.functions.map(({ to, selector }) => ({ to, selector })),
      state,
      isStoppedHere: settings.accounts.bundlers[row.caip_network_id] === undefined,
    },
  ]
}

/**
 * Lists what keys may currently do for the user's smart account, from the site's records and the
 * chain.
 */
export async function listGrants(
  site: Site,
  { userId }: Pick<Session, 'userId'>,
): Promise<readonly ListedGrant[]> {
  const rows = await site.db
    .selectFrom('account_grants')
    .selectAll()
    .where('user_id', '=', userId)
    .where('expires_at', '>', site.now())
    .orderBy('created_at', 'desc')
    .limit(GRANTS_MAX)
    .execute()
  if (rows.length === 0) return []
  const account = accountAddress(await ownerOf(site, userId))
  const decimalsOf = createDecimals(site.chains)
  return (await Promise.all(rows.map(row => listRow(site, decimalsOf, account, row)))).flat()
}
