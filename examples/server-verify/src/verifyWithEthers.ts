import { AbiCoder, Contract, dataSlice, hashMessage, Interface, recoverAddress } from 'ethers'
import type { Provider } from 'ethers'

/** The suffix of an ERC-6492 wrapped signature. */
const WRAPPED = '6492'.repeat(16)
const VALID = '0x1626ba7e'
/** The same address on nearly every network: https://www.multicall3.com */
const MULTICALL = '0xcA11bde05977b3631167028862bE2a173976CA11'
const MULTICALL_ABI = [
  'function aggregate3((address target, bool allowFailure, bytes callData)[] calls) payable returns ((bool success, bytes returnData)[])',
]
const ACCOUNT = new Interface([
  'function isValidSignature(bytes32 hash, bytes signature) view returns (bytes4)',
])

interface Unwrapped {
  readonly signature: string
  /** The call that deploys the contract if it is missing: `factoryData` sent to `factory`. */
  readonly factory: string | null
  readonly factoryData: string
}

function unwrap(signature: string): Unwrapped {
  if (!signature.endsWith(WRAPPED)) return { signature, factory: null, factoryData: '0x' }
  const [factory, factoryData, inner] = AbiCoder.defaultAbiCoder().decode(
    ['address', 'bytes', 'bytes'],
    dataSlice(signature, 0, (signature.length - 2) / 2 - 32),
  )
  return { signature: String(inner), factory: String(factory), factoryData: String(factoryData) }
}

function isPlainlySigned(address: string, hash: string, signature: string): boolean {
  try {
    return recoverAddress(hash, signature).toLowerCase() === address.toLowerCase()
  } catch {
    return false // not an ECDSA signature: a contract's, or invalid
  }
}

/**
 * Asks the account's contract, deploying it first if necessary, in a single `eth_call` that changes
 * nothing.
 */
async function isValidToContract(
  provider: Provider,
  address: string,
  hash: string,
  { signature, factory, factoryData }: Unwrapped,
): Promise<boolean> {
  const question = {
    target: address,
    allowFailure: true,
    callData: ACCOUNT.encodeFunctionData('isValidSignature', [hash, signature]),
  }
  const making =
    factory === null ? [] : [{ target: factory, allowFailure: true, callData: factoryData }]
  const multicall = new Contract(MULTICALL, MULTICALL_ABI, provider)
  const results = (await multicall
    .getFunction('aggregate3')
    .staticCall([...making, question])) as readonly {
    readonly success: boolean
    readonly returnData: string
  }[]
  const answer = results.at(-1)
  // 32 bytes, of which the first four count: an address without code returns none.
  return answer?.success === true && answer.returnData === VALID.padEnd(66, '0')
}

/** Whether the account signed the hash. `provider` must be for the message's network. */
export async function verifyHash(
  provider: Provider,
  address: string,
  hash: string,
  signature: string,
): Promise<boolean> {
  const unwrapped = unwrap(signature)
  const code = await provider.getCode(address)
  const isContract = code !== '0x' || unwrapped.factory !== null
  return isContract
    ? isValidToContract(provider, address, hash, unwrapped)
    : isPlainlySigned(address, hash, signature)
}

/**
 * Whether the account signed the text. For typed data, pass `TypedDataEncoder.hash(…)` to
 * `verifyHash`.
 */
export const verifyMessage = (
  provider: Provider,
  address: string,
  message: string,
  signature: string,
): Promise<boolean> => verifyHash(provider, address, hashMessage(message), signature)
