import { ModalError } from '../../../domain/ModalError'
import { parseSafeJson } from '../../../lib/text/parseSafeJson'
import { raceAbort } from '../../shared/raceAbort'
import type { CapturedProvider } from './captureProvider'
import { checkSignature } from './signMessage'
import { isRecord } from '../../../lib/json/isRecord'

/** EIP-712 domain members, in the standard's hashing order. */
const DOMAIN_MEMBERS = [
  { name: 'name', type: 'string' },
  { name: 'version', type: 'string' },
  { name: 'chainId', type: 'uint256' },
  { name: 'verifyingContract', type: 'address' },
  { name: 'salt', type: 'bytes32' },
] as const

/**
 * Requests an EIP-712 signature.
 *
 * @throws {ModalError} `INVALID_PARAMS` when the value is not typed data.
 */
export async function signTypedData(
  provider: CapturedProvider,
  address: string,
  typedData: unknown,
  signal: AbortSignal,
): Promise<string> {
  const params = [address, writeTypedData(typedData)]
  const answer = await raceAbort(() => provider.request('eth_signTypedData_v4', params), signal)
  return checkSignature(answer)
}

function writeTypedData(value: unknown): string {
  const typedData = typeof value === 'string' ? parseSafeJson(value) : value
  if (!isRecord(typedData)) throw invalid('not an object')
  const { domain = {}, types, primaryType, message } = typedData
  if (!isRecord(domain) || !isRecord(message)) throw invalid('domain or message is missing')
  if (!isTypes(types)) throw invalid('types are missing')
  if (typeof primaryType !== 'string') throw invalid('primaryType is missing')
  const EIP712Domain = DOMAIN_MEMBERS.filter(({ name }) => Object.hasOwn(domain, name))
  const complete = { EIP712Domain, ...types }
  if (!Object.hasOwn(complete, primaryType)) throw invalid('primaryType is not among the types')
  return JSON.stringify(
    { domain, types: complete, primaryType, message },
    (_key, member: unknown) => (typeof member === 'bigint' ? member.toString() : member),
  )
}

function isTypes(value: unknown): value is Record<string, unknown> {
  if (!isRecord(value)) return false
  return Object.values(value).every(
    members => Array.isArray(members) && members.every(member => isMember(member)),
  )
}

const isMember = (value: unknown) =>
  isRecord(value) && typeof value['name'] === 'string' && typeof value['type'] === 'string'

const invalid = (detail: string) => new ModalError('INVALID_PARAMS', `Typed data: ${detail}`)
