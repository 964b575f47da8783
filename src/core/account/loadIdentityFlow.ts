import { isAnyOf } from '@reduxjs/toolkit'
import * as v from 'valibot'
import { NAME_TTL_S } from '../../domain/limits'
import { NAME_IMAGE_HOSTS } from '../../domain/nameImageHosts'
import { identitySchema, type Identity } from '../../domain/schemas/identity'
import { reverseNamesSchema } from '../../domain/schemas/profile'
import { getImageHosts } from '../../services/getImageHosts'
import { accountsChanged, disconnected, walletConnected } from '../../events/connectionEvents'
import { networkSwitched } from '../../events/networkEvents'
import { viewShown } from '../../events/viewEvents'
import { selectModalApiState } from '../../services/selectModalApiState'
import type { AppStartListening, FlowApi } from '../../store/listening'
import type { RootState } from '../../store/rootReducer'
import { selectCan } from '../connections/capabilitySelectors'
import { selectIsOpen } from '../modal/modalSlice'
import { selectActiveNetwork } from '../network/networkSelectors'
import { accountApi } from './accountApi'
import { selectActiveAccount } from './accountSelectors'
import { selectAccountByNamespace } from './accountState'
import { accountSelected, identityRead } from './accountSlice'

const PLAIN_NAME = /^[\w.-]+$/

const concerns = isAnyOf(
  walletConnected,
  disconnected,
  accountsChanged,
  accountSelected,
  networkSwitched,
  viewShown,
)

/**
 * Returns the name only if it is already normalized; otherwise case, emoji or accents could imitate
 * another name.
 */
async function toTrustedName(name: string): Promise<string | null> {
  if (PLAIN_NAME.test(name)) return name
  try {
    const { readName } = await import('../../lib/address/readName')
    const read = await readName(name)
    return read.fault === undefined && !read.marks?.isRewritten ? name : null
  } catch {
    return null // the name cannot be checked, so the address is shown
  }
}

/** Reads the name from the stored cache, so that nothing is requested before the modal opens. */
async function readStoredIdentity({ extra }: FlowApi, address: string): Promise<Identity | null> {
  const cache = await extra.cache().catch(() => undefined)
  const hosts = getImageHosts({ extra }, NAME_IMAGE_HOSTS)
  const who = v.safeParse(identitySchema(hosts), cache?.read('identity', address))
  const names = v.safeParse(reverseNamesSchema, cache?.read('ens', address))
  const name = (who.success && who.output.name) || (names.success && names.output[0]?.name)
  return name ? { name, avatar: who.success ? who.output.avatar : null } : null
}

/** Whether the active account's identity has been requested already. */
function isIdentityRequested(state: RootState): boolean {
  const { address } = selectActiveAccount(state)
  const network = selectActiveNetwork(state)
  const services = selectModalApiState(state)
  if (address === null || !network || !services) return false
  const args = { address, caipNetworkId: network.caipNetworkId }
  return !accountApi.endpoints.getIdentity.select(args)(services).isUninitialized
}

/**
 * Requests the account's name once the modal is open; until then it uses the stored one. Reports no
 * failure.
 */
export function registerLoadIdentityFlow(startListening: AppStartListening) {
  return startListening({
    matcher: concerns,
    effect: async (action, api) => {
      const state = api.getState()
      if (
        viewShown.match(action) &&
        action.payload.cause !== 'opened' &&
        isIdentityRequested(state)
      )
        return
      api.cancelActiveListeners()
      const network = selectActiveNetwork(state)
      if (!network || network.isTestnet) return
      const { namespace, caipNetworkId } = network
      if (!selectCan(state, namespace, 'names')) return
      const { address } = selectAccountByNamespace(state, namespace)
      if (address === null) return
      if (!selectIsOpen(state)) {
        const known = await readStoredIdentity(api, address)
        const shown = known?.name ? await toTrustedName(known.name) : null
        if (api.signal.aborted || shown === null) return
        api.dispatch(
          identityRead({ namespace, address, name: shown, image: known?.avatar ?? null }),
        )
        return
      }
      const ask = { subscribe: false } as const
      const who = await api.dispatch(
        accountApi.endpoints.getIdentity.initiate({ address, caipNetworkId }, ask),
      )
      if (api.signal.aborted) return // a newer run took over
      const name = who.data?.name
        ? who.data.name
        : (
            await api.dispatch(
              accountApi.endpoints.getNames.initiate(
                { address, caipNetworkId },
                { ...ask, forceRefetch: NAME_TTL_S },
              ),
            )
          ).data?.[0]?.name
      if (api.signal.aborted || (!name && !who.data)) return
      const image = who.data?.avatar ?? null
      const shown = name ? await toTrustedName(name) : null
      if (api.signal.aborted) return
      api.dispatch(identityRead({ namespace, address, name: shown, image }))
    },
  })
}
