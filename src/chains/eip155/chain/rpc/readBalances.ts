import { nativeDecimals } from '../../../../domain/nativeCoin'
import { toIconField } from '../../../shared/createCoinIcon'
import { EVM_COIN_ICONS, EVM_TOKEN_ICONS } from '../evmCoinMarks'
import type { Network } from '../../../../domain/network'
import type { TokenBalance } from '../../../../domain/token'
import { parseCaipNetworkId, toCaipAddress } from '../../../../lib/address/caip'
import { isEvmAddress } from '../../address/evmDigits'
import { toSafeImageUrl } from '../../../../lib/links/safeUrl'
import { truncateAddress } from '../../../../lib/text/truncate'
import { formatUnits } from '../../../../lib/amount/decimal'
import { cleanUntrustedText } from '../../../../lib/text/cleanUntrustedText'
import { hasWebAddress } from '../../../../lib/text/webAddress'
import type { TokenToRead } from '../../../../ports/chainClient'
import { decodeQuantity, decodeText, decodeUint } from './decodeAbi'
import type { EvmClient } from './createRetryingClient'
import { DECIMALS, decodeDecimals } from './readTokenDecimals'

const BALANCE_OF = '0x70a08231'
const NAME = '0x06fdde03'
const SYMBOL = '0x95d89b41'
/** Encodes an address as a contract argument. */
const word = (address: string) => address.slice(2).toLowerCase().padStart(64, '0')

/** Returns the native balance as a decimal string. */
export async function readNativeBalance(
  client: Pick<EvmClient, 'request'>,
  address: string,
  network: Network,
  signal: AbortSignal,
): Promise<string> {
  const answer = await client.request('eth_getBalance', [address, 'latest'], signal)
  return formatUnits(decodeQuantity(answer), nativeDecimals(network))
}

/** Returns the native balance, then the tokens; a token that fails is left out. */
export async function readTokenBalances(
  client: Pick<EvmClient, 'request'>,
  address: string,
  network: Network,
  tokens: readonly TokenToRead[],
  signal: AbortSignal,
): Promise<readonly TokenBalance[]> {
  const [numeric, ...settled] = await Promise.all([
    readNativeBalance(client, address, network, signal),
    ...tokens.map(token => readToken(client, address, network, token, signal).catch(() => null)),
  ])
  const { name, symbol } = network.nativeCurrency
  const native: TokenBalance = {
    name,
    symbol,
    chainId: network.caipNetworkId,
    quantity: { decimals: String(nativeDecimals(network)), numeric },
    ...toIconField(EVM_COIN_ICONS[symbol]),
  }
  return [native, ...settled.filter(token => token !== null)]
}

async function readToken(
  client: Pick<EvmClient, 'request'>,
  owner: string,
  network: Network,
  token: TokenToRead,
  signal: AbortSignal,
): Promise<TokenBalance | null> {
  if (!isEvmAddress(token.address)) return null
  const call = (data: string) =>
    client.request('eth_call', [{ to: token.address, data }, 'latest'], signal)
  const text = (data: string) =>
    call(data).then(
      answer => cleanText(answer),
      () => '',
    )
  // Sent together so that they share a batch.
  const [balance, decimals, ownSymbol, ownName] = await Promise.all([
    call(`${BALANCE_OF}${word(owner)}`).then(decodeUint),
    call(DECIMALS).then(decodeDecimals),
    text(SYMBOL),
    text(NAME),
  ])
  const symbol = ownSymbol || ownName || truncateAddress(token.address)
  const { reference } = parseCaipNetworkId(network.caipNetworkId)
  const iconUrl =
    toSafeImageUrl(token.iconUrl) ?? EVM_TOKEN_ICONS[`${reference}:${token.address.toLowerCase()}`]
  return {
    name: ownName || symbol,
    symbol,
    chainId: network.caipNetworkId,
    address: toCaipAddress(network.caipNetworkId, token.address),
    quantity: { decimals: String(decimals), numeric: formatUnits(balance, decimals) },
    ...(iconUrl && { iconUrl }),
  }
}

function cleanText(answer: unknown): string {
  try {
    const text = decodeText(answer)
    return hasWebAddress(cleanUntrustedText(text, Infinity)) ? '' : cleanUntrustedText(text)
  } catch {
    return '' // the token has no readable name
  }
}
