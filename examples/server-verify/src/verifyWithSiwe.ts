import { SiweError, SiweErrorType, SiweMessage } from 'siwe'
import type { Provider } from 'ethers'
import type { SiweResponse } from 'siwe'
import { verifyMessage } from './verifyWithEthers'

/**
 * Verifies an ERC-4361 message and its signature.
 *
 * @param expected - what the server issued, and its domain
 * @param providerOf - returns a provider by chain id; null for unsupported networks
 */
export async function verifySignIn(
  text: string,
  signature: string,
  expected: { readonly domain: string; readonly nonce: string },
  providerOf: (chainId: number) => Provider | null,
): Promise<SiweResponse> {
  const message = new SiweMessage(text)
  const provider = providerOf(message.chainId)
  if (!provider)
    return {
      success: false,
      data: message,
      error: new SiweError(SiweErrorType.INVALID_SIGNATURE, 'a network that is served'),
    }
  return message.verify(
    { signature, ...expected },
    {
      suppressExceptions: true,
      // siwe recovers plain signatures itself and calls this for all others.
      verificationFallback: async (_params, _options, parsed) => {
        const isValid = await verifyMessage(provider, parsed.address, text, signature)
        return {
          success: isValid,
          data: parsed,
          ...(!isValid && { error: new SiweError(SiweErrorType.INVALID_SIGNATURE) }),
        }
      },
    },
  )
}
