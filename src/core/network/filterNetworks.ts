import type { Network } from '../../domain/network'

/** Returns the networks whose name contains the text, in the given order; all for empty text. */
export function filterNetworks(networks: readonly Network[], text: string): readonly Network[] {
  const wanted = text.trim().toLowerCase()
  return wanted === ''
    ? networks
    : networks.filter(({ name }) => name.toLowerCase().includes(wanted))
}
