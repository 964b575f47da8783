// @ts-check
import { createJsonRpc } from '../lib/jsonRpc.js'
import { isLoopbackUrl } from '../lib/loopback.js'
import { listParams, namedParams } from '../lib/readParams.js'
import { invalidParams as invalid } from './invalidParams.js'
import { readChainId } from './readChainId.js'

/**
 * Returns the chain of a wallet_addEthereumChain request, after querying the chain itself for its
 * id.
 *
 * @param {unknown} params
 */
export async function readNewChain(params) {
  const { chainId: asked, chainName, rpcUrls, nativeCurrency } = namedParams(listParams(params)[0])
  const chainId = readChainId(asked)
  const [rpcUrl] = listParams(rpcUrls)
  if (typeof rpcUrl !== 'string' || !URL.canParse(rpcUrl))
    invalid('rpcUrls must hold at least one address.')
  if (!isLoopbackUrl(rpcUrl)) invalid('The sandbox wallet only reaches chains on this machine.')
  if (typeof chainName !== 'string' || chainName === '') invalid('chainName is missing.')
  const { symbol, decimals } = namedParams(nativeCurrency)
  if (typeof symbol !== 'string' || decimals !== 18) {
    invalid('nativeCurrency needs a symbol and 18 decimals.')
  }
  const answered = await createJsonRpc(rpcUrl)
    .call('eth_chainId')
    .catch(() => invalid(`Nothing answers at ${rpcUrl}.`))
  if (Number(answered) !== chainId) invalid(`${rpcUrl} answers with chain id ${answered}.`)
  return { chainId, chain: { chainId, name: chainName, symbol, rpcUrl } }
}
