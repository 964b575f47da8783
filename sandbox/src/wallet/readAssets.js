// @ts-check
import {
  decodeFunctionResult,
  encodeFunctionData,
  erc20Abi,
  formatUnits,
  isAddress,
  numberToHex,
} from 'viem'
import { CONTRACTS } from '../chains/contracts.js'
import { findNetwork } from '../chains/networks.js'
import { isRecord } from '../lib/isRecord.js'
import { listParams, namedParams } from '../lib/readParams.js'
import { drawToken } from '../services/tokenPictures.js'
import { priceOf } from '../services/prices.js'
import { invalidParams as invalid } from './invalidParams.js'
import { readCollectibles } from './readCollectibles.js'

const TOKENS = [CONTRACTS.dollar, CONTRACTS.gold, CONTRACTS.tender]

/**
 * @typedef {import('./describeRequest.js').ChainReader & { chainId: number }} AssetChain
 * @typedef {{
 *   address: string, balance: string, type: 'NATIVE' | 'ERC20',
 *   metadata: { name: string, symbol: string, decimals: number, price: number, iconUrl: string,
 *     value: number },
 * }} Asset
 */

/**
 * Returns an account's assets (ERC-7811), read from the chains: the coin and the sandbox's tokens,
 * by descending value. Assets requested by name are included even with a zero balance, and disable
 * the other filters. Collectibles are included only when requested.
 *
 * @param {unknown} params
 * @param {(account: string) => readonly AssetChain[]} chainsOf the chains an account is shared on
 * @returns {Promise<Record<string, (Asset | Awaited<ReturnType<typeof
 *   readCollectibles>>[number])[]>>}
 */
export async function readAssets(params, chainsOf) {
  const { account, ...filters } = namedParams(listParams(params)[0])
  if (typeof account !== 'string' || !isAddress(account, { strict: false }))
    return invalid('An account address is expected.')
  const chainFilter = readList(filters['chainFilter'])
  const assetTypeFilter = readList(filters['assetTypeFilter'])
  const named = isRecord(filters['assetFilter']) ? readNamed(filters['assetFilter']) : undefined
  const wanted = named ? [...named.keys()] : chainFilter?.map(Number)
  const chains = chainsOf(account).filter(({ chainId }) => wanted?.includes(chainId) ?? true)
  const types = named ? undefined : assetTypeFilter?.map(type => String(type).toUpperCase())
  const entries = chains.map(async chain => {
    const names = named?.get(chain.chainId)
    const assets = await Promise.all(
      (names ?? ['native', ...TOKENS]).map(name =>
        name === 'native' ? readCoin(chain, account) : readToken(chain, account, name),
      ),
    )
    const found = assets.flatMap(asset => {
      if (!asset || (types && !types.includes(asset.type))) return []
      return names || asset.type === 'NATIVE' || BigInt(asset.balance) > 0n ? [asset] : []
    })
    found.sort((a, b) => b.metadata.value - a.metadata.value)
    const collectibles = types?.includes('ERC721') ? await readCollectibles(chain, account) : []
    return [numberToHex(chain.chainId), [...found, ...collectibles]]
  })
  return Object.fromEntries(await Promise.all(entries))
}

/**
 * @param {unknown} filter
 * @returns {unknown[] | undefined}
 */
function readList(filter) {
  if (filter === undefined || filter === null) return undefined
  return Array.isArray(filter) ? filter : invalid('A filter must be a list.')
}

/**
 * @param {Record<string, unknown>} assetFilter
 * @returns {Map<number, string[]>} addresses, or `native`, by chain
 */
function readNamed(assetFilter) {
  const entries = Object.entries(assetFilter).map(([chainId, given]) => {
    const names = listParams(given).map(each => String(isRecord(each) ? each['address'] : each))
    return /** @type {[number, string[]]} */ ([Number(chainId), names])
  })
  return new Map(entries)
}

/**
 * @param {AssetChain} chain
 * @param {string} account
 */
async function readCoin({ chainId, chain: { symbol }, rpc }, account) {
  /** @type {string} */
  const balance = await rpc.call('eth_getBalance', [account, 'latest'])
  const name = findNetwork(chainId)?.nativeCurrency.name ?? symbol
  return shape({ address: 'native', type: 'NATIVE', units: BigInt(balance) }, name, symbol, 18)
}

/**
 * @param {AssetChain} chain
 * @param {string} account
 * @param {string} address
 */
async function readToken({ rpc }, account, address) {
  try {
    const owner = /** @type {`0x${string}`} */ (account)
    const args = /** @type {const} */ ([owner])
    const units = encodeFunctionData({ abi: erc20Abi, functionName: 'balanceOf', args })
    const [balance, name, symbol, decimals] = await Promise.all([
      read('balanceOf', units),
      read('name'),
      read('symbol'),
      read('decimals'),
    ])
    const asset = { address, type: /** @type {const} */ ('ERC20'), units: BigInt(balance) }
    return shape(asset, String(name), String(symbol), Number(decimals))
  } catch {
    return undefined // Not a token of this kind.
  }

  /**
   * @param {'balanceOf' | 'name' | 'symbol' | 'decimals'} functionName
   * @param {`0x${string}`} [data]
   */
  async function read(functionName, data) {
    const call = {
      to: address,
      data:
        data ??
        encodeFunctionData({ abi: erc20Abi, functionName: /** @type {'name'} */ (functionName) }),
    }
    /** @type {`0x${string}`} */
    const answer = await rpc.call('eth_call', [call, 'latest'])
    return decodeFunctionResult({ abi: erc20Abi, functionName, data: answer })
  }
}

/**
 * @param {{ address: string, type: 'NATIVE' | 'ERC20', units: bigint }} asset
 * @param {string} name
 * @param {string} symbol
 * @param {number} decimals
 * @returns {Asset}
 */
function shape({ address, type, units }, name, symbol, decimals) {
  const price = priceOf(symbol)
  const value = Number(formatUnits(units, decimals)) * price
  const iconUrl = `data:image/svg+xml,${encodeURIComponent(drawToken(symbol))}`
  const metadata = { name, symbol, decimals, price, iconUrl, value }
  return { address, balance: numberToHex(units), type, metadata }
}
