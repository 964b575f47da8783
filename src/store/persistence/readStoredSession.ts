import { isCaipNetworkId, NAMESPACES } from '../../lib/address/caip'
import type { KeyValueStorage } from '../../ports/browser'
import type { StoredFields } from './exactKeyEngine'

const ID_LENGTH_MAX = 200
const CONTROL = /[\u0000-\u001f\u007f-\u009f\u200e\u200f\u202a-\u202e\u2066-\u2069]/

/** Whether a stored id is short and has no control or bidirectional characters. */
export const isPlainId = (text: string): boolean =>
  text !== '' && text.length <= ID_LENGTH_MAX && !CONTROL.test(text)

/**
 * Returns the prefix of storage keys: none for the default modal, which shares its keys with other
 * programs.
 */
export const storagePrefix = (key: string): string => (key === 'walletModal' ? '' : `${key}/`)

/**
 * Reads what decides the first render: the network and the connected wallets. The engine chunk
 * reads the rest.
 */
export function readStoredSession(storage: KeyValueStorage | undefined, prefix = ''): StoredFields {
  const read = (key: string, isValid: (text: string) => boolean): string | undefined => {
    try {
      const text = storage?.getItem(`${prefix}@appkit/${key}`)
      return text && isValid(text) ? text : undefined
    } catch {
      return undefined // a storage that throws counts as empty
    }
  }
  const fields: Record<string, string> = {}
  const caipNetworkId = read('active_caip_network_id', isCaipNetworkId)
  if (caipNetworkId !== undefined) fields['activeCaipNetworkId'] = caipNetworkId
  for (const namespace of NAMESPACES) {
    const id = read(`${namespace}:connected_connector_id`, isPlainId)
    if (id !== undefined) fields[`connectorId:${namespace}`] = id
  }
  return fields
}
