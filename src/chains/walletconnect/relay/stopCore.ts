import type { WalletConnectLibrary } from './WalletConnectLibrary'

type Core = Pick<WalletConnectLibrary['client']['core'], 'relayer' | 'heartbeat'>

/** Whether the value has a relay connection and a heartbeat to stop. */
export const isCore = (value: unknown): value is Core =>
  typeof value === 'object' && value !== null && 'relayer' in value && 'heartbeat' in value

/** Stops the heartbeat of an unused core and closes its socket, even one that is still opening. */
export function stopCore({ relayer, heartbeat }: Core): void {
  const close = () => {
    relayer.transportClose().catch(() => undefined) // it is already closed
  }
  heartbeat.stop()
  relayer.on('relayer_connect', close)
  close()
}
