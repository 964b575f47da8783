import { ModalError } from '../domain/ModalError'
import { hasKeptPairing } from '../lib/keptPairing'
import type { RelayAccess, RelayClient, RelayDescriptor, RelayPorts } from '../ports/relay'

/** Loads the relay's client once; a load that failed is tried again the next time somebody needs it. */
export function createRelayAccess(descriptor: RelayDescriptor, ports: RelayPorts): RelayAccess {
  let loading: Promise<RelayClient> | undefined
  let client: RelayClient | undefined
  const oldRecords = async () => {
    const { createOldRecords } = await import('../clients/createOldRecords')
    return createOldRecords(ports.window)
  }
  return {
    load() {
      loading ??= descriptor.load({ oldRecords, ...ports }).then(
        loaded => (client = loaded),
        (cause: unknown) => {
          loading = undefined
          throw new ModalError('CODE_NOT_LOADED', 'walletConnect', { cause })
        },
      )
      return loading
    },
    peek: () => client,
    hasKeptPairing: () => hasKeptPairing(ports.storage),
  }
}
