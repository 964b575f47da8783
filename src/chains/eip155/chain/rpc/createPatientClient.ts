import { HTTP_RETRIES } from '../../../../domain/limits'
import { backoffDelay } from '../../../../lib/time/backoff'
import type { ChainAdapterPorts } from '../../../../ports/chainAdapter'
import { raceAbort } from '../../../shared/raceAbort'
import { whenSeen } from '../../../shared/whenSeen'
import { pollDelay } from './pollDelay'

/** Asks the nodes of one network, the first URL first. Requests of one moment travel as one batch. */
export interface EvmClient {
  request(method: string, params: readonly unknown[], signal: AbortSignal): Promise<unknown>
  /**
   * Asks again, more and more slowly, while the answer is null or the failure may pass. Pauses while nobody can see the
   * page, and looks once as soon as somebody does.
   */
  poll<T>(
    ask: () => Promise<T | null>,
    mayPass: (thrown: unknown) => boolean,
    signal: AbortSignal,
  ): Promise<T>
}

interface Rounds {
  /** One round over all nodes. */
  ask(method: string, params: readonly unknown[], signal: AbortSignal): Promise<unknown>
  /** Whether another round may do better. */
  mayPass(thrown: unknown): boolean
  /** ms that a node asked to be left alone for. */
  waitOf(thrown: unknown): number
  readonly delay: ChainAdapterPorts['delay']
  readonly page?: Document | undefined
}

/** What libraries have in common: retries belong to the round over all URLs, a dead first one must not hold up the second. */
export function createPatientClient({ ask, mayPass, waitOf, delay, page }: Rounds): EvmClient {
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
          await whenSeen(page, signal)
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
