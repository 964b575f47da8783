import type { OptionsRoot } from './optionsSlice'

/** The host's label for an address; labels are keyed by lowercase address. */
export const selectAddressLabel = (state: OptionsRoot, address: string): string | null =>
  state.options.addressLabels[address.toLowerCase()] ?? null
