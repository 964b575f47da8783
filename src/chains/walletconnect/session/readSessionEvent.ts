import {
  isNamespace,
  parseCaipNetworkId,
  type CaipNetworkId,
  type Namespace,
} from '../../../lib/address/caip'
import { isCaipAddress, parseCaipAddress } from '../../../lib/address/caipAddress'
import { readField } from '../../shared/readField'
import { WALLET_ACCOUNTS_MAX } from '../../../domain/limits'
import { isPlausibleAddress, isPlausibleNetwork } from '../pairing/isPlausibleAddress'
import { toCurrentId } from '../deprecatedIds'
import { FAMILIES_OVER_SESSION } from '../familiesOverSession'

/** An account on one network, as in CAIP-10. */
export interface NetworkAccount {
  readonly caipNetworkId: CaipNetworkId
  readonly address: string
}

/** An account or network change reported by a wallet event. */
export type SessionEvent =
  | {
      readonly kind: 'accounts'
      readonly namespace: Namespace
      readonly accounts: readonly NetworkAccount[]
    }
  | {
      readonly kind: 'network'
      readonly namespace: Namespace
      readonly caipNetworkId: CaipNetworkId
    }

/** Reads a session event; null unless it has an id, this topic, a chain id and an event. */
export function readSessionEvent(payload: unknown, topic: string): SessionEvent | null {
  const params = readField(payload, 'params')
  const event = readField(params, 'event')
  const chainId = readField(params, 'chainId')
  if (readField(payload, 'id') === undefined || readField(payload, 'topic') !== topic) return null
  if (typeof chainId !== 'string' || typeof event !== 'object' || event === null) return null
  const namespace = chainId.split(':')[0]
  if (!isNamespace(namespace)) return null
  const data = readField(event, 'data')
  switch (readField(event, 'name')) {
    case 'accountsChanged':
      return readAccounts(namespace, data)
    case 'chainChanged':
      return readNetwork(namespace, chainId, data)
    default:
      return null
  }
}

/** Requires the first entry to be a CAIP-10 id; reads at most `WALLET_ACCOUNTS_MAX` entries. */
function readAccounts(namespace: Namespace, data: unknown): SessionEvent | null {
  if (!Array.isArray(data) || !isCaipAddress(data[0])) return null
  const accounts = (data as readonly unknown[])
    .slice(0, WALLET_ACCOUNTS_MAX)
    .filter(isCaipAddress)
    .map(id => parseCaipAddress(id))
    .filter(
      account => account.namespace === namespace && isPlausibleAddress(namespace, account.address),
    )
    .map(({ caipNetworkId, address }) => ({ caipNetworkId: toCurrentId(caipNetworkId), address }))
  return accounts.length > 0 ? { kind: 'accounts', namespace, accounts } : null
}

/** Accepts a number, a hex or decimal string, or a CAIP-2 id; else the envelope's chain id. */
function readNetwork(namespace: Namespace, chainId: string, data: unknown): SessionEvent | null {
  const caipNetworkId =
    readCaipNetworkId(namespace, data) ?? (isPlausibleNetwork(chainId) ? chainId : null)
  if (!caipNetworkId) return null
  const parts = parseCaipNetworkId(caipNetworkId)
  return { kind: 'network', namespace: parts.namespace, caipNetworkId: toCurrentId(caipNetworkId) }
}

function readCaipNetworkId(namespace: Namespace, data: unknown): CaipNetworkId | null {
  if (isPlausibleNetwork(data)) return data
  const reference = FAMILIES_OVER_SESSION[namespace].referenceIn(data)
  return reference === null ? null : `${namespace}:${reference}`
}
