import type { Account, AccountType } from '../../domain/account'
import type { Connection } from '../../domain/connector'
import { RECENT_WALLETS_MAX } from '../../domain/limits'
import type { Wallet } from '../../domain/wallet'
import { isCaipNetworkId, NAMESPACES, type Namespace } from '../../lib/address/caip'
import { toSafeImageUrl, toSafeLinkUrl } from '../../lib/links/safeUrl'
import { cleanUntrustedText } from '../../lib/text/cleanUntrustedText'
import { isWalletScheme } from '../../lib/links/walletScheme'
import { isPlainId } from './readStoredSession'
import { isRecord } from '../../lib/json/isRecord'

/*
 * Other programs and attackers may write to storage. These readers build fresh objects from what
 * they validate; no stored value leads to a request or a signature without a live check.
 */

/** Stored pictures must be data URLs: a remote one would cause a request to a foreign host. */
const DATA_URLS_ONLY = { hosts: [] }
const ACCOUNT_TYPES: readonly AccountType[] = ['eoa', 'smartAccount', 'payment', 'ordinal', 'stx']
const LIST_MAX = 50
const CHAINS_MAX = 500

const readId = (value: unknown): string | undefined =>
  typeof value === 'string' && isPlainId(value) ? value : undefined

function readByNamespace<T>(
  parsed: unknown,
  read: (value: unknown, namespace: Namespace) => T | undefined,
): Partial<Record<Namespace, T>> | undefined {
  if (!isRecord(parsed)) return undefined
  const result: Partial<Record<Namespace, T>> = {}
  for (const namespace of NAMESPACES) {
    if (!Object.hasOwn(parsed, namespace)) continue
    const value = read(parsed[namespace], namespace)
    if (value !== undefined) result[namespace] = value
  }
  return result
}

const readAccountType = (value: unknown): AccountType | undefined =>
  ACCOUNT_TYPES.find(type => type === value)

function readAccount(value: unknown, namespace: Namespace): Account | undefined {
  if (!isRecord(value)) return undefined
  const address = readId(value['address'])
  if (address === undefined) return undefined
  const insteadOf = readId(value['insteadOf'])
  const type = readAccountType(value['type']) ?? 'eoa'
  return { namespace, address, type, ...(insteadOf !== undefined && { insteadOf }) }
}

function readConnection(value: unknown, namespace: Namespace): Connection | undefined {
  if (!isRecord(value) || !Array.isArray(value['accounts'])) return undefined
  const connectorId = readId(value['connectorId'])
  if (connectorId === undefined) return undefined
  const accounts = value['accounts']
    .slice(0, LIST_MAX)
    .map(account => readAccount(account, namespace))
    .filter(account => account !== undefined)
  const name = cleanUntrustedText(value['name'])
  const icon = toSafeImageUrl(value['icon'], DATA_URLS_ONLY)
  return {
    connectorId,
    accounts,
    ...(name !== '' && { name }),
    ...(icon !== null && { icon }),
    ...(value['recent'] === true && { recent: true }),
  }
}

/** `@appkit/connections`: extra fields of other versions are ignored. */
export const readConnections = (parsed: unknown) =>
  readByNamespace(parsed, (list, namespace) => {
    if (!Array.isArray(list)) return undefined
    const connections = list
      .slice(0, LIST_MAX)
      .map(value => readConnection(value, namespace))
      .filter(connection => connection !== undefined)
    return connections.length > 0 ? connections : undefined
  })

/** `@appkit/disconnected_connector_ids`: empty strings of other versions are dropped. */
export const readDisconnectedIds = (parsed: unknown) =>
  readByNamespace(parsed, list => {
    if (!Array.isArray(list)) return undefined
    const ids = [...new Set(list.slice(0, LIST_MAX).map(readId))].filter(id => id !== undefined)
    return ids.length > 0 ? ids : undefined
  })

/** `@appkit/preferred_account_types`. */
export const readAccountTypes = (parsed: unknown) => readByNamespace(parsed, readAccountType)

const TEXT_FIELDS = [
  'homepage',
  'image_id',
  'rdns',
  'mobile_link',
  'desktop_link',
  'webapp_link',
  'link_mode',
  'app_store',
  'play_store',
  'chrome_store',
] as const

function readWallet(value: unknown): Wallet | undefined {
  if (!isRecord(value)) return undefined
  const id = readId(value['id'])
  const name = cleanUntrustedText(value['name'])
  if (id === undefined || name === '') return undefined
  const texts: Record<string, string> = {}
  for (const field of TEXT_FIELDS) {
    const text = value[field]
    if (typeof text === 'string' && text.length <= 500) texts[field] = text
  }
  const image = toSafeImageUrl(value['image_url'], DATA_URLS_ONLY)
  const chains = Array.isArray(value['chains'])
    ? value['chains'].filter(isCaipNetworkId).slice(0, CHAINS_MAX)
    : []
  return {
    id,
    name,
    ...texts,
    ...(chains.length > 0 && { chains }),
    ...(image !== null && { image_url: image }),
  }
}

/** `@appkit/recent_wallets`: at most two. */
export const readRecentWallets = (parsed: unknown): readonly Wallet[] | undefined =>
  Array.isArray(parsed)
    ? parsed
        .map(readWallet)
        .filter(wallet => wallet !== undefined)
        .slice(0, RECENT_WALLETS_MAX)
    : undefined

/** `WALLETCONNECT_DEEPLINK_CHOICE`: opens the connected wallet; other programs may write it. */
export function readWalletLink(parsed: unknown): { href: string; name: string } | undefined {
  if (!isRecord(parsed) || typeof parsed['href'] !== 'string') return undefined
  const { href } = parsed
  const scheme = href.slice(0, href.indexOf(':'))
  const schemes = isWalletScheme(scheme) ? [scheme] : []
  return toSafeLinkUrl(`${href}wc`, { schemes }) === null
    ? undefined
    : { href, name: cleanUntrustedText(parsed['name']) }
}
