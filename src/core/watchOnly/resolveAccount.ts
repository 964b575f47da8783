import type { Account } from '../../domain/account'
import { ModalError } from '../../domain/ModalError'
import { getAddressFormat, isAddress } from '../../lib/address/address'
import type { Namespace } from '../../lib/address/caip'
import { DEFAULT_FAMILY } from '../../lib/address/families'
import { readName } from '../../lib/address/readName'
import type { FlowApi } from '../../store/listening'
import { selectActiveNetwork } from '../network/networkSelectors'
import { selectNetworks } from '../network/networkSlice'
import { isPossibleName } from '../../lib/address/isPossibleName'
import { resolveNameApi } from '../data/resolveNameApi'

/** The wallet source of watched accounts sets the actual type of its namespace. */
const toAccount = (namespace: Namespace, address: string): Account => ({
  namespace,
  address,
  type: 'eoa',
})

const isOtherFormat = (namespace: Namespace, text: string) =>
  getAddressFormat(namespace) !== undefined && !isAddress(namespace, text)

/**
 * Returns the account of an address; null if it is not one. Of several namespaces that parse it,
 * the one with a matching prefix wins, because other formats may begin with anything.
 *
 * @throws {ModalError} `WATCH_ADDRESS_INVALID` for a failed checksum or an address without a key
 */
async function parseAccount(
  api: FlowApi,
  text: string,
  namespaces: readonly Namespace[],
): Promise<Account | null> {
  const asked = namespaces.filter(namespace => !isOtherFormat(namespace, text))
  const families = await Promise.all(
    asked.map(async namespace => (await api.extra.chains.load(namespace)).loadAddresses()),
  )
  const knowing = families.filter(rules => rules.parse(text) !== null)
  const begins = (prefix: string) => prefix !== '' && text.toLowerCase().startsWith(prefix)
  const rules = knowing.find(({ prefixes }) => prefixes.some(begins)) ?? knowing[0]
  const address = rules?.parse(text) ?? null
  if (!rules || address === null) return null
  if (rules.isMistyped(address) || rules.isBurnAddress(address))
    throw new ModalError('WATCH_ADDRESS_INVALID', `Not an address of ${rules.namespace}: ${text}`)
  return toAccount(rules.namespace, rules.checksum(address))
}

/** Resolves a name on an EVM network: the active one, or the first of the page. */
async function resolveAccountName(api: FlowApi, text: string): Promise<Account> {
  const state = api.getState()
  const active = selectActiveNetwork(state)
  const network =
    active?.namespace === DEFAULT_FAMILY
      ? active
      : selectNetworks(state).find(({ namespace }) => namespace === DEFAULT_FAMILY)
  const meant = await readName(text)
  if (!network || meant.fault !== undefined)
    throw new ModalError('WATCH_ADDRESS_INVALID', `Not a name: ${text}`)
  const { caipNetworkId } = network
  const { data } = await api.dispatch(
    resolveNameApi.endpoints.resolveName.initiate(
      { name: meant.name, caipNetworkId },
      { subscribe: false, forceRefetch: 60 },
    ),
  )
  if (!data) throw new ModalError('NAME_NOT_RESOLVED', text)
  return toAccount(DEFAULT_FAMILY, data.address)
}

/**
 * Returns the account of an address in one of these namespaces, or of a name.
 *
 * @throws {ModalError} `WATCH_ADDRESS_INVALID`, `NAME_NOT_RESOLVED`, `CODE_NOT_LOADED`
 */
export async function resolveAccount(
  api: FlowApi,
  text: string,
  namespaces: readonly Namespace[],
): Promise<Account> {
  const found = isPossibleName(text) ? null : await parseAccount(api, text, namespaces)
  if (found) return found
  if (namespaces.includes(DEFAULT_FAMILY) && isPossibleName(text))
    return resolveAccountName(api, text)
  throw new ModalError('WATCH_ADDRESS_INVALID', `Neither an address nor a name: ${text}`)
}
