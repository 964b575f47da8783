import { isCaipNetworkId } from '../../lib/address/caip'
import { SIWX_TEXTS, type SiwxMessageFields, type SiwxSession } from '../../ports/siwx'
import { isRecord } from '../../lib/json/isRecord'

const { needed: NEEDED, optional: OPTIONAL } = SIWX_TEXTS

const isText = (value: unknown): value is string => typeof value === 'string'

/** Parses a stored or received session and drops other fields; null if it is invalid. */
export function parseSession(value: unknown): SiwxSession | null {
  if (!isRecord(value)) return null
  const { message, signature, publicKey, cacao } = value
  const data = readFields(value['data'])
  if (!data || !isText(message) || !isText(signature)) return null
  return {
    data,
    message,
    signature,
    ...(isText(publicKey) && { publicKey }),
    ...(isRecord(cacao) && { cacao: cacao as unknown as NonNullable<SiwxSession['cacao']> }),
  }
}

function readFields(data: unknown): SiwxMessageFields | null {
  if (!isRecord(data)) return null
  const { chainId, resources } = data
  if (!isCaipNetworkId(chainId) || !NEEDED.every(name => isText(data[name]))) return null
  const optional = OPTIONAL.filter(name => data[name] !== undefined && data[name] !== null)
  if (!optional.every(name => isText(data[name]))) return null
  const isList = Array.isArray(resources)
  if (isList ? !resources.every(isText) : resources !== undefined && resources !== null) return null
  return {
    ...(Object.fromEntries([...NEEDED, ...optional].map(name => [name, data[name]])) as Omit<
      SiwxMessageFields,
      'chainId'
    >),
    chainId,
    ...(isList && { resources: resources as string[] }),
  }
}
