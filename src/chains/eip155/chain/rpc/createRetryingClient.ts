import { HTTP_RETRIES } from '../../../../domain/limits'
import { backoffDelay } from '../../../../lib/time/backoff'
import type { ChainAdapterPorts } from '../../../../ports/chainAdapter'
import { raceAbort } from '../../../shared/raceAbort'
import { waitUntilVisible } from '../../../shared/waitUntilVisible'
import { pollDelay } from './pollDelay'

/** Queries the nodes of one network in URL order; concurrent requests share a batch. */
export interface EvmClient {
  request(method: string, params: readonly unknown[], signal: AbortSignal): Promise<unknown>
  /**
   * Polls with growing pauses while the answer is null or the failure temporary. Pauses while the
   * page is hidden, and polls at once when it is visible again.
   */
  poll<T>(
    ask: () => Promise<T | null>,
    mayPass: (thrown: unknown) => boolean,
    signal: AbortSignal,
  ): Promise<T>
}

interface Rounds {
  /** Tries each node once. */
  ask(method: string, params: readonly unknown[], signal: AbortSignal): Promise<unknown>
  /** Whether another round may succeed. */
  mayPass(thrown: unknown): boolean
  /** Returns the wait in ms that a node asked for. */
  waitOf(thrown: unknown): number
  readonly delay: ChainAdapterPorts['delay']
  readonly page?: Document | undefined
}

/** Creates the client of any library. Retries cover all URLs, so a dead node does not block. */
export function createRetryingClient({ ask, mayPass, waitOf, delay, page }: Rounds): EvmClient {
  return {
    async request(method, params, signal) {
      for (let count = 0; ; count += 1) {
        try {
          return await raceAbort(() => ask(method, params, signal), signal)
        } catch (thrown) {
          if (signal.aborted || count >= HTTP_RETRIES || !mayPass(thrown)) throw thrown
          await delay(Math.max(backoffDelay(count), waitOf(thrown)), signal)
        }
      }
    },

    async poll(look, mayGoOn, signal) {
      for (let count = 0; ; count += 1) {
        try {
          await waitUntilVisible(page, signal)
          const value = await look()
          if (value !== null) return value
        } catch (thrown) {
          if (signal.aborted || !mayGoOn(thrown)) throw thrown
        }
        await delay(pollDelay(count), signal)
        signal.throwIfAborted()
      }
    },
  }
}
