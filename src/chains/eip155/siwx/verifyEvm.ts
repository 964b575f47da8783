import { ModalError } from '../../../domain/ModalError'
import type { SiwxHost, SiwxSession } from '../../../ports/siwx'
import { hashMessage, recoverSigner } from './recoverSigner'
import { isAcceptedByContract, type RequestNode } from './contractSignature'

const ADDRESS = /^0x[0-9a-f]{40}$/i
const HEX = /^0x(?:[0-9a-f]{2})+$/i

/**
 * Whether an account signed a message, by key or by its deployed (ERC-1271) or future (ERC-6492)
 * contract. Only contracts need a node.
 *
 * @throws {ModalError} `NETWORK_NOT_FOUND` when the page lacks the network; `CHAIN_UNREACHABLE`
 * when no node answers.
 */
export async function verifyEvm(
  { data, message, signature }: SiwxSession,
  host: SiwxHost | undefined,
  ask: RequestNode,
): Promise<boolean> {
  const network = host?.networks.find(({ caipNetworkId }) => caipNetworkId === data.chainId)
  if (!network) throw new ModalError('NETWORK_NOT_FOUND', 'EIP155.verify: CaipNetwork not found')
  if (!ADDRESS.test(data.accountAddress) || !HEX.test(signature)) return false
  const hash = hashMessage(message)
  const address = data.accountAddress.toLowerCase()
  if (recoverSigner(hash, signature) === address) return true
  return isAcceptedByContract({ address, hash, signature, urls: network.rpcUrls, ask })
}
