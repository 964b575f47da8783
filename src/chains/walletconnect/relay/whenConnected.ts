import type { WalletConnectLibrary } from './WalletConnectLibrary'

/** Resolves once the socket is open or the signal aborts. */
export function whenConnected(
  relayer: WalletConnectLibrary['client']['core']['relayer'],
  signal: AbortSignal,
): Promise<void> {
  if (relayer.connected || signal.aborted) return Promise.resolve()
  return new Promise(resolve => {
    const done = () => {
      relayer.off('relayer_connect', done)
      signal.removeEventListener('abort', done)
      resolve()
    }
    relayer.on('relayer_connect', done)
    signal.addEventListener('abort', done)
  })
}
