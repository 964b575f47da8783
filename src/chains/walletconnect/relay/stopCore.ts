import type { WalletConnectLibrary } from './WalletConnectLibrary'

type Core = Pick<WalletConnectLibrary['client']['core'], 'relayer' | 'heartbeat'>

/** Whether something has a line and a clock that can be stopped. */
export const isCore = (value: unknown): value is Core =>
  typeof value === 'object' && value !== null && 'relayer' in value && 'heartbeat' in value

/** Stops the clock of what nobody uses, and closes its line, also one that is still opening. */
export function stopCore({ relayer, heartbeat }: Core): void {
  const close = () => {
    relayer.transportClose().catch(() => undefined) // it is closed already
  }
  heartbeat.stop()
  relayer.on('relayer_connect', close)
  close()
}
