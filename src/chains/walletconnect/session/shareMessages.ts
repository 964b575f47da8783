import { openTabChannel } from '../../../lib/tabs/openTabChannel'
import { readField } from '../../shared/readField'
import type { WalletConnectLibrary, SealedMessage } from '../relay/WalletConnectLibrary'

const CHANNEL = 'walletModal/relay'

export function parseSealedMessage(given: unknown): SealedMessage | null {
  const topic = readField(given, 'topic')
  const message = readField(given, 'message')
  const publishedAt = readField(given, 'publishedAt')
  const isWhole =
    typeof topic === 'string' && typeof message === 'string' && typeof publishedAt === 'number'
  return isWhole ? { topic, message, publishedAt } : null
}

/**
 * Forwards relay messages between tabs, still encrypted. Tabs with one session are one client to
 * the relay, which delivers to only one socket, so a response may reach the wrong tab. Returns the
 * function that stops it.
 */
export function shareMessages(
  { client }: WalletConnectLibrary,
  window: Window | undefined,
): () => void {
  const { relayer } = client.core
  const take = readField(relayer, 'onMessageEvent')
  if (!window || typeof take !== 'function') return () => undefined
  const channel = openTabChannel(CHANNEL, window as Window & Partial<typeof globalThis>)
  const taken = new WeakSet<object>()

  const forwardMessage = (event: object) => {
    const message = taken.has(event) ? null : parseSealedMessage(event)
    if (message) channel.post(message)
  }
  relayer.on('relayer_message', forwardMessage)
  channel.listen(heard => {
    const message = parseSealedMessage(heard)
    if (!message) return
    const event = { ...message, transportType: 'relay' }
    taken.add(event)
    // a message that cannot be handled is dropped
    Promise.resolve(Reflect.apply(take, relayer, [event])).catch(() => undefined)
  })
  return () => {
    relayer.off('relayer_message', forwardMessage)
    channel.close()
  }
}
