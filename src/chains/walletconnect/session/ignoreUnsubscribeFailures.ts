import { readField } from '../../shared/readField'
import type { WalletConnectLibrary } from '../relay/WalletConnectLibrary'

/**
 * Ignores failures to unsubscribe: the library does not handle them when expiring records, so the
 * record would stay. The relay expires subscriptions by itself.
 */
export function ignoreUnsubscribeFailures({ client: { core } }: WalletConnectLibrary): void {
  const { relayer } = core
  const unsubscribe = readField(relayer, 'unsubscribe')
  if (typeof unsubscribe !== 'function') return
  Reflect.set(relayer, 'unsubscribe', async (...args: unknown[]) => {
    try {
      await Reflect.apply(unsubscribe, relayer, args)
    } catch {
      return // the relay is unreachable
    }
  })
}
