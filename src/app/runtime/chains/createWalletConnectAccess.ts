import { ModalError } from '../../../domain/ModalError'
import { lazy } from '../../../lib/async/lazy'
import { hasKeptPairing } from '../../../lib/links/keptPairing'
import type { WalletConnectAccess, WalletConnectPorts } from '../../../ports/walletConnect'
import type { WalletConnectDescriptor } from '../../../ports/walletConnectDescriptor'

/** Loads the relay's client once; a load that failed is tried again the next time somebody needs it. */
export function createWalletConnectAccess(
  descriptor: WalletConnectDescriptor,
  ports: WalletConnectPorts,
): WalletConnectAccess {
  const oldRecords = async () => {
    const { createOldRecords } = await import('../../../clients/createOldRecords')
    return createOldRecords(ports.window)
  }
  const client = lazy(
    () => descriptor.load({ oldRecords, ...ports }),
    cause => new ModalError('CODE_NOT_LOADED', 'walletConnect', { cause }),
  )
  return {
    ...client,
    hasKeptPairing: () => hasKeptPairing(ports.storage),
  }
}
