import type { OptionsRoot } from './optionsSlice'

/** The page's own name for an address, which is kept in lower case. */
export const selectAddressLabel = (state: OptionsRoot, address: string): string | null =>
  state.options.addressLabels[address.toLowerCase()] ?? null
