import { hashTypedData, serializeErc6492Signature } from 'viem'
import type { Hex } from 'viem'
import { createAccountData } from '../../shared/accounts/accountAddress'
import { FACTORY_ADDRESS } from '../../shared/accounts/creationCode'
import { messageTypedData } from '../../shared/accounts/typedData'
import { serializeEvmSignature, signHash } from '../evm/signHash'
import type { SigningPorts } from '../requests/signing'
import { referenceOf } from '../rpc/createNetworks'
import type { ActingAccount } from './actingAccount'

/** Resolves with the owner's 65-byte signature of a hash. */
export const signAsOwner = (
  { withKeys }: Pick<SigningPorts, 'withKeys'>,
  hash: Hex,
): Promise<Hex> => withKeys(keys => serializeEvmSignature(signHash(hash, keys.eip155)))

/**
 * Signs the hash of a message or of typed data as an account. A smart account's signature is bound
 * to account and network (ERC-1271), and includes the deployment if it is not deployed yet
 * (ERC-6492).
 */
export async function signAs(
  account: ActingAccount,
  hash: Hex,
  caipNetworkId: string,
  ports: SigningPorts,
): Promise<Hex> {
  if (account.type === 'eoa') return signAsOwner(ports, hash)
  const chainId = Number(referenceOf(caipNetworkId))
  const isDeployed = await ports.smart.isDeployed(account.owner, caipNetworkId)
  const digest = hashTypedData(messageTypedData(hash, account.address, chainId))
  const signature = await signAsOwner(ports, digest)
  return isDeployed
    ? signature
    : serializeErc6492Signature({
        address: FACTORY_ADDRESS,
        data: createAccountData(account.owner),
        signature,
      })
}
