import * as v from 'valibot'
import { encodeFunctionData, erc20Abi, numberToHex } from 'viem'
import type { Hex as HexText } from 'viem'
import type { AssetToken } from '../../shared/accounts'
import { Address, Hex, Quantity } from '../evm/shapes'
import { refusals } from '../refusals'
import { readParams } from '../requests/params'
import type { JsonRpc } from '../rpc/createJsonRpc'
import { familyOf, toCaipNetworkId, toHexChainId } from '../rpc/createNetworks'
import type { Networks } from '../rpc/createNetworks'
import { actingAccount } from './actingAccount'
import type { SmartAccounts } from './createSmartAccounts'

const Params = v.looseTuple([
  v.looseObject({
    account: v.optional(Address),
    chainFilter: v.optional(v.array(v.string())),
    assetTypeFilter: v.optional(v.array(v.string())),
  }),
])

interface Ports {
  readonly networks: Networks
  readonly smart: SmartAccounts
  readonly rpc: JsonRpc
}

/** Prices are unknown here. */
const asset = (
  address: string,
  balance: bigint,
  type: 'NATIVE' | 'ERC20',
  { name, symbol, decimals, iconUrl }: Omit<AssetToken, 'address'>,
) => ({
  address,
  balance: numberToHex(balance),
  type,
  metadata: { name, symbol, decimals, price: 0, iconUrl },
})

async function tokenBalance(
  token: AssetToken,
  account: HexText,
  ask: JsonRpc['ask'],
  network: string,
) {
  const data = encodeFunctionData({ abi: erc20Abi, functionName: 'balanceOf', args: [account] })
  const answer = v.parse(
    Hex,
    await ask(network, 'eth_call', [{ to: token.address, data }, 'latest']),
  )
  return answer === '0x' ? 0n : BigInt(answer)
}

async function assetsOn(
  caipNetworkId: string,
  account: HexText,
  isWanted: (type: string) => boolean,
  { networks, smart, rpc }: Ports,
) {
  const [coin, tokens] = await Promise.all([
    networks.coin(caipNetworkId),
    smart.tokens(caipNetworkId),
  ])
  const native = isWanted('native')
    ? [
        asset(
          'native',
          v.parse(Quantity, await rpc.ask(caipNetworkId, 'eth_getBalance', [account, 'latest'])),
          'NATIVE',
          { ...coin, name: coin.symbol, iconUrl: '' },
        ),
      ]
    : []
  const balances = isWanted('erc20')
    ? await Promise.all(
        tokens.map(async token => ({
          token,
          balance: await tokenBalance(token, account, rpc.ask, caipNetworkId),
        })),
      )
    : []
  return [
    ...native,
    ...balances
      .filter(({ balance }) => balance > 0n)
      .map(({ token, balance }) => asset(token.address, balance, 'ERC20', token)),
  ]
}

/**
 * `wallet_getAssets` (ERC-7811): the coin, and the operator's listed tokens that the account holds.
 */
export async function readAssets(params: unknown, owner: string, ports: Ports): Promise<unknown> {
  const [{ account, chainFilter, assetTypeFilter }] = readParams(
    Params,
    params,
    refusals.assets.malformed,
  )
  const wanted = chainFilter?.map(toCaipNetworkId)
  const offered = (await ports.networks.all()).filter(
    each => familyOf(each) === 'eip155' && (!wanted || wanted.includes(each)),
  )
  const isWanted = (type: string) =>
    assetTypeFilter === undefined || assetTypeFilter.some(each => each.toLowerCase() === type)
  const entries = offered.map(async each => {
    const { address } = await actingAccount(account, each, {
      accounts: { eip155: owner, solana: '' },
      smart: ports.smart,
    })
    return [toHexChainId(each), await assetsOn(each, address, isWanted, ports)] as const
  })
  return Object.fromEntries(await Promise.all(entries))
}
