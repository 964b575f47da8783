import type { ErrorCode } from '../../../domain/errorCatalogue'
import { ModalError } from '../../../domain/ModalError'
import type { Network } from '../../../domain/network'
import { hexChainId } from '../../../lib/address/hexChainId'
import { isUnknownChain } from '../../../lib/text/providerError'
import { toSafeImageUrl, toSafeLinkUrl } from '../../../lib/links/safeUrl'
import { raceAbort } from '../../shared/raceAbort'
import type { CapturedProvider } from './captureProvider'
import { parseChainId } from './parseChainId'
import { toModalError } from '../toModalError'

/** How long a wallet may take to report the new network after approving the switch. */
const SETTLE_MS = 1_500

/** Errors the user can act on; any other means the wallet cannot use the network. */
const USER_FACING_ERRORS: readonly ErrorCode[] = [
  'USER_REJECTED',
  'REQUEST_PENDING',
  'UNAUTHORIZED',
  'PROVIDER_DISCONNECTED',
  'CHAIN_DISCONNECTED',
  'RELAY_UNREACHABLE',
  'SESSION_ENDED',
  'NETWORK_SWITCH_TIMEOUT',
  'CANCELLED',
]

/**
 * Switches a wallet to a network, adding the network if the wallet does not know it. Verifies the
 * wallet's network afterwards, because some wallets resolve without switching (P15).
 *
 * @throws {ModalError} `USER_REJECTED`, `REQUEST_PENDING`, `CHAIN_NOT_SUPPORTED`,
 * `NETWORK_SWITCH_FAILED`, …
 */
export async function switchWalletNetwork(
  provider: CapturedProvider,
  network: Network,
  signal: AbortSignal,
): Promise<void> {
  const ask = (method: string, params?: readonly unknown[]) =>
    raceAbort(() => provider.request(method, params), signal)
  const isThere = async () => parseChainId(await ask('eth_chainId')) === network.reference
  const move = () => ask('wallet_switchEthereumChain', [{ chainId: hexChainId(network.reference) }])

  try {
    if (await isThere()) return
    try {
      await move()
    } catch (thrown) {
      if (signal.aborted || !isUnknownChain(thrown)) throw thrown
      await ask('wallet_addEthereumChain', [describeNetwork(network)])
      if (!(await isThere())) await move()
    }
  } catch (thrown) {
    throw toSwitchError(thrown, signal)
  }
  await waitUntilSwitched(provider, network, isThere, signal)
}

/** A wallet may answer before it has switched, so this listens for the event and also polls. */
async function waitUntilSwitched(
  provider: CapturedProvider,
  network: Network,
  isThere: () => Promise<boolean>,
  signal: AbortSignal,
): Promise<void> {
  let stopListening = () => {}
  const moved = new Promise<void>(resolve => {
    stopListening = provider.listen('chainChanged', answer => {
      if (parseChainId(answer) === network.reference) resolve()
    })
  })
  try {
    if (await isThere()) return
    const patience = AbortSignal.timeout(SETTLE_MS)
    await raceAbort(() => raceAbort(() => moved, patience), signal)
  } catch (thrown) {
    if (signal.aborted) throw toSwitchError(thrown, signal)
    if (await isThere().catch(() => false)) return
    throw new ModalError('NETWORK_SWITCH_FAILED', 'The wallet agreed but did not move')
  } finally {
    stopListening()
  }
}

function toSwitchError(thrown: unknown, signal: AbortSignal): ModalError {
  const error = toModalError(thrown, 'CHAIN_NOT_SUPPORTED', 'wallet')
  if (signal.aborted || USER_FACING_ERRORS.includes(error.code)) return error
  return new ModalError('CHAIN_NOT_SUPPORTED', error.message, { cause: thrown })
}

/** EIP-3085. Only public RPC URLs: wallets store them, so they must not contain a project id. */
function describeNetwork({ reference, name, nativeCurrency, ...network }: Network) {
  const rpcUrls = network.rpcUrls.filter(isPublicUrl)
  if (rpcUrls.length === 0) throw new ModalError('CHAIN_NOT_SUPPORTED', 'No RPC URL to add it with')
  const explorerUrl = toSafeLinkUrl(network.explorerUrl)
  const iconUrl = toSafeImageUrl(network.imageUrl)
  const { name: coin, symbol, decimals } = nativeCurrency
  return {
    chainId: hexChainId(reference),
    chainName: name,
    rpcUrls,
    nativeCurrency: { name: coin, symbol, decimals },
    ...(explorerUrl?.startsWith('https:') && { blockExplorerUrls: [explorerUrl] }),
    ...(iconUrl?.startsWith('https:') && { iconUrls: [iconUrl] }),
  }
}

const isPublicUrl = (url: string) =>
  toSafeLinkUrl(url) !== null && !/[?&]projectId=|\/\/rpc\.walletconnect\./i.test(url)
