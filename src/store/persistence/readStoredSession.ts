import { isCaipNetworkId, NAMESPACES } from '../../lib/address/caip'
import type { KeyValueStorage } from '../../ports/browser'
import type { StoredFields } from './exactKeyEngine'

const ID_LENGTH_MAX = 200
const CONTROL = /[\u0000-\u001f\u007f-\u009f\u200e\u200f\u202a-\u202e\u2066-\u2069]/

/** A connector's id as some program stored it: short, and nothing in it that hides. */
export const isPlainId = (text: string): boolean =>
  text !== '' && text.length <= ID_LENGTH_MAX && !CONTROL.test(text)

/**
 * What the storage keys of a modal begin with. The default one shares its names with other programs; any other keeps its
 * records to itself.
 */
export const storagePrefix = (key: string): string => (key === 'walletModal' ? '' : `${key}/`)

/**
 * The few stored values that decide what is drawn first: where the page was and who was connected. Everything else is
 * read by the code that is fetched when somebody acts.
 */
export function readStoredSession(storage: KeyValueStorage | undefined, prefix = ''): StoredFields {
  const read = (key: string, isValid: (text: string) => boolean): string | undefined => {
    try {
      const text = storage?.getItem(`${prefix}@appkit/${key}`)
      return text && isValid(text) ? text : undefined
    } catch {
      return undefined // a storage that throws remembers nothing
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
