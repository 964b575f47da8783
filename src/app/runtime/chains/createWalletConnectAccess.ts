import { ModalError } from '../../../domain/ModalError'
import { hasKeptPairing } from '../../../lib/links/keptPairing'
import type {
  WalletConnectAccess,
  WalletConnectClient,
  WalletConnectPorts,
} from '../../../ports/walletConnect'
import type { WalletConnectDescriptor } from '../../../ports/walletConnectDescriptor'

/** Loads the relay's client once; a load that failed is tried again the next time somebody needs it. */
export function createWalletConnectAccess(
  descriptor: WalletConnectDescriptor,
  ports: WalletConnectPorts,
): WalletConnectAccess {
  let loading: Promise<WalletConnectClient> | undefined
  let client: WalletConnectClient | undefined
  const oldRecords = async () => {
    const { createOldRecords } = await import('../../../clients/createOldRecords')
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
