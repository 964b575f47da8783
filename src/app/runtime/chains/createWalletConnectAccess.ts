import { ModalError } from '../../../domain/ModalError'
import { createLazy } from '../../../lib/async/createLazy'
import { hasKeptPairing } from '../../../lib/links/keptPairing'
import type { WalletConnectAccess, WalletConnectPorts } from '../../../ports/walletConnect'
import type { WalletConnectDescriptor } from '../../../ports/walletConnectDescriptor'

/** Loads the WalletConnect client once; a failed load is retried on the next call. */
export function createWalletConnectAccess(
  descriptor: WalletConnectDescriptor,
  ports: WalletConnectPorts,
): WalletConnectAccess {
  const oldRecords = async () => {
    const { createLegacyRecords } = await import('../../../clients/createLegacyRecords')
    return createLegacyRecords(ports.window)
  }
  const client = createLazy(
    () => descriptor.load({ oldRecords, ...ports }),
    cause => new ModalError('CODE_NOT_LOADED', 'walletConnect', { cause }),
  )
  return {
    ...client,
    hasKeptPairing: () => hasKeptPairing(ports.storage),
  }
}
