import { createSelector } from '@reduxjs/toolkit'
import type { OnRampOptions } from '../../domain/onRamp'
import { ON_RAMP_PROVIDERS, getPayoutNetwork, type OnRampProvider } from '../../domain/payout'
import type { CaipNetworkId } from '../../lib/address/caip'
import type { RootState } from '../../store/rootReducer'
import { selectIsSmartAccount } from '../account/selectIsSmartAccount'
import { selectActiveNetwork } from '../network/networkSelectors'
import { selectFeatures, selectOptions } from './optionsSlice'
import { selectProviders } from './selectProviders'

/** An on-ramp provider and the network it pays out on. */
export interface Seller extends OnRampProvider {
  readonly payout: CaipNetworkId
}

const NO_OPTIONS: OnRampOptions = {}

/** The host's on-ramp options besides the list of providers. */
export function selectOnRampOptions(state: Pick<RootState, 'options'>): OnRampOptions {
  const given = selectFeatures(state).onramp
  const isObject = typeof given === 'object' && !Array.isArray(given)
  return isObject ? (given as OnRampOptions) : NO_OPTIONS
}

/** Whether the host has set the options that a provider needs. */
export const isConfigured = (name: string, { meldPublicKey }: OnRampOptions): boolean =>
  name !== 'meld' || Boolean(meldPublicKey)

/** Allowed providers that are set up, in the configured order. */
const selectAllowed = createSelector([selectOptions], (options): readonly OnRampProvider[] => {
  const given = selectOnRampOptions({ options })
  return [...new Set(selectProviders({ options }, 'onramp'))].flatMap(name =>
    isConfigured(name, given)
      ? (ON_RAMP_PROVIDERS.find(provider => provider.name === name) ?? [])
      : [],
  )
})

/** Providers that can sell to the active account on the active network. */
export const selectSellers = createSelector(
  [selectAllowed, selectActiveNetwork, selectIsSmartAccount, selectOnRampOptions],
  (allowed, network, isContract, { networks = [] }): readonly Seller[] =>
    allowed.flatMap(provider => {
      const own = Array.isArray(networks) ? networks : []
      const payout = network && getPayoutNetwork(provider, network, isContract, own)
      return payout ? [{ ...provider, payout }] : []
    }),
)
