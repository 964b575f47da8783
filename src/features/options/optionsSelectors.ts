import type { OptionsRoot } from './optionsSlice'

/** The page's own name for an address, which is kept in lower case. */
export const selectAddressLabel = (state: OptionsRoot, address: string): string | null =>
  state.options.addressLabels[address.toLowerCase()] ?? null

/** On when the remote answer says on, or there is none, and the host did not say no. */
export const selectIsActivityOn = (state: OptionsRoot) =>
  state.options.features.activity && state.options.remoteFeatures.activity !== false
