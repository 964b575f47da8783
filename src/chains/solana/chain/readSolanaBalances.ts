import { nativeDecimals } from '../../../domain/nativeCoin'
import { toIconField } from '../../shared/createCoinIcon'
import { SOLANA_COIN_ICONS, SOLANA_TOKEN_ICONS } from './solanaMarks'
import type { Network } from '../../../domain/network'
import type { TokenBalance } from '../../../domain/token'
import { toCaipAddress } from '../../../lib/address/caip'
import { formatUnits, parseUnits } from '../../../lib/amount/decimal'
import { toSafeImageUrl } from '../../../lib/links/safeUrl'
import { truncateAddress } from '../../../lib/text/truncate'
import type { TokenToRead } from '../../../ports/chainClient'
import { loadChunk } from '../../shared/loadChunk'
import { readField } from '../../shared/readField'
import type { NodeCommitment } from '../commitment'
import { PROGRAMS, TOKEN_PROGRAMS } from '../programs'
import { toUnits, readRpcValue, type SolanaRpc } from './createSolanaRpc'

/** Accounts with more tokens mostly hold spam. */
const MAX_TOKENS = 200
const MAX_DECIMALS = 255

interface Holding {
  readonly program: string
  readonly mint: string
  readonly decimals: number
  readonly units: bigint
  /** The displayed amount, with the same decimals; some tokens scale it from the units. */
  readonly shown: bigint
}

async function readLamports(
  rpc: SolanaRpc,
  address: string,
  commitment: NodeCommitment,
  signal: AbortSignal,
): Promise<bigint> {
  return toUnits(readRpcValue(await rpc.request('getBalance', [address, { commitment }], signal)))
}

/** Returns the native balance as a decimal string. */
export async function readNativeBalance(
  rpc: SolanaRpc,
  address: string,
  network: Network,
  commitment: NodeCommitment,
  signal: AbortSignal,
): Promise<string> {
  return formatUnits(await readLamports(rpc, address, commitment, signal), nativeDecimals(network))
}

/** Returns the native balance, then all held tokens, with the host's icons where configured. */
export async function readTokenBalances(
  rpc: SolanaRpc,
  address: string,
  network: Network,
  named: readonly TokenToRead[],
  commitment: NodeCommitment,
  signal: AbortSignal,
): Promise<readonly TokenBalance[]> {
  const [numeric, ...held] = await Promise.all([
    readNativeBalance(rpc, address, network, commitment, signal),
    ...TOKEN_PROGRAMS.map(program => readHoldings(rpc, address, program, commitment, signal)),
  ])
  const { name, symbol } = network.nativeCurrency
  const native: TokenBalance = {
    name,
    symbol,
    chainId: network.caipNetworkId,
    quantity: { decimals: String(nativeDecimals(network)), numeric },
    ...toIconField(SOLANA_COIN_ICONS[symbol]),
  }
  // The specification omits indivisible tokens unless the host configures them.
  const isNamed = ({ mint }: Holding) => named.some(({ address: one }) => one === mint)
  const listed = held
    .flat()
    .filter(holding => holding.units > 0n && (holding.decimals > 0 || isNamed(holding)))
  if (listed.length === 0) return [native]
  const shown = preferNamed(listed, named).slice(0, MAX_TOKENS)
  const { readTokenNames } = await loadChunk(import('./readTokenNames'))
  const names = await readTokenNames(rpc, shown, commitment, signal)
  return [
    native,
    ...shown.map(({ mint, decimals, shown: amount }): TokenBalance => {
      const own = names.get(mint)
      const short = truncateAddress(mint)
      const iconUrl =
        toSafeImageUrl(named.find(each => each.address === mint)?.iconUrl) ??
        SOLANA_TOKEN_ICONS[mint]
      return {
        name: own?.name || own?.symbol || short,
        symbol: own?.symbol || own?.name || short,
        chainId: network.caipNetworkId,
        address: toCaipAddress(network.caipNetworkId, mint),
        quantity: { decimals: String(decimals), numeric: formatUnits(amount, decimals) },
        ...(iconUrl && { iconUrl }),
      }
    }),
  ]
}

/** Sorts configured tokens first, so that the limit never drops them. */
function preferNamed(holdings: readonly Holding[], named: readonly TokenToRead[]) {
  const isNamed = ({ mint }: Holding) => named.some(({ address }) => address === mint)
  return [...holdings].sort((a, b) => Number(isNamed(b)) - Number(isNamed(a)))
}

/** Returns the balances of one token program, summed by mint: owners may have several accounts. */
async function readHoldings(
  rpc: SolanaRpc,
  owner: string,
  programId: string,
  commitment: NodeCommitment,
  signal: AbortSignal,
): Promise<readonly Holding[]> {
  const options = { encoding: 'jsonParsed', commitment }
  const answer = readRpcValue(
    await rpc.request('getTokenAccountsByOwner', [owner, { programId }, options], signal),
  )
  if (!Array.isArray(answer)) throw new Error('Not a list of accounts')
  const byMint = new Map<string, Holding>()
  for (const row of answer as readonly unknown[]) {
    const found = decodeHolding(row, programId)
    if (!found) continue
    const known = byMint.get(found.mint)
    byMint.set(found.mint, known ? mergeHoldings(found, known) : found)
  }
  return [...byMint.values()]
}

const mergeHoldings = (one: Holding, other: Holding): Holding => ({
  ...one,
  units: one.units + other.units,
  shown: one.shown + other.shown,
})

function parseShownUnits(told: unknown, decimals: number): bigint | null {
  try {
    return typeof told === 'string' ? parseUnits(told, decimals) : null
  } catch {
    return null // not an amount, or too precise
  }
}

/** Returns null for an unreadable entry, which is left out. */
function decodeHolding(row: unknown, program: string): Holding | null {
  const parsed = readField(readField(readField(row, 'account'), 'data'), 'parsed')
  const info = readField(parsed, 'info')
  const mint = readField(info, 'mint')
  const amount = readField(info, 'tokenAmount')
  const decimals = Number(readField(amount, 'decimals'))
  const isCounted = Number.isInteger(decimals) && decimals >= 0 && decimals <= MAX_DECIMALS
  if (typeof mint !== 'string' || !isCounted) return null
  try {
    const units = toUnits(readField(amount, 'amount'))
    // Only Token-2022 scales displayed amounts, and nodes calculate them.
    const told = program === PROGRAMS.token2022 ? readField(amount, 'uiAmountString') : null
    return { program, mint, decimals, units, shown: parseShownUnits(told, decimals) ?? units }
  } catch {
    return null
  }
}
