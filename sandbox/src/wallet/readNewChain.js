// @ts-check
import { createJsonRpc } from '../lib/jsonRpc.js'
import { isLoopbackUrl } from '../lib/loopback.js'
import { invalidParams as invalid } from './invalidParams.js'
import { readChainId } from './readChainId.js'

/**
 * What wallet_addEthereumChain asks to add, after asking the chain itself who it is.
 *
 * @param {any} params
 */
export async function readNewChain(params) {
  const given = params?.[0]
  const chainId = readChainId(given?.chainId)
  const [rpcUrl] = Array.isArray(given.rpcUrls) ? given.rpcUrls : []
  if (typeof rpcUrl !== 'string' || !URL.canParse(rpcUrl))
    invalid('rpcUrls must hold at least one address.')
  if (!isLoopbackUrl(rpcUrl)) invalid('The sandbox wallet only reaches chains on this machine.')
  if (typeof given.chainName !== 'string' || given.chainName === '')
    invalid('chainName is missing.')
  const symbol = given.nativeCurrency?.symbol
  if (typeof symbol !== 'string' || given.nativeCurrency?.decimals !== 18) {
    invalid('nativeCurrency needs a symbol and 18 decimals.')
  }
  const answered = await createJsonRpc(rpcUrl)
    .call('eth_chainId')
    .catch(() => invalid(`Nothing answers at ${rpcUrl}.`))
  if (Number(answered) !== chainId) invalid(`${rpcUrl} answers with chain id ${answered}.`)
  return { chainId, chain: { chainId, name: given.chainName, symbol, rpcUrl } }
}
