import type { Network } from '../../domain/network'

/** The networks whose name contains what was typed, in the order given; all of them for nothing typed. */
export function matchNetworks(networks: readonly Network[], text: string): readonly Network[] {
  const wanted = text.trim().toLowerCase()
  return wanted === ''
    ? networks
    : networks.filter(({ name }) => name.toLowerCase().includes(wanted))
}
