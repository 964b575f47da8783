import { ModalError } from '../../../domain/ModalError'

interface Running<T> {
  readonly promise: Promise<T>
  readonly controller: AbortController
  waiting: number
}

const toAbortError = (signal: AbortSignal): Error =>
  signal.reason instanceof ModalError ? signal.reason : new ModalError('CANCELLED')

/** Shares one run of `work` between concurrent callers. Aborts it when all of them have aborted. */
export function singleFlight<T>(work: (signal: AbortSignal) => Promise<T>) {
  let running: Running<T> | undefined

  const begin = (): Running<T> => {
    const controller = new AbortController()
    return { promise: work(controller.signal), controller, waiting: 0 }
  }

  return (signal: AbortSignal): Promise<T> =>
    new Promise((resolve, reject) => {
      if (signal.aborted) {
        reject(toAbortError(signal))
        return
      }
      const joined = (running ??= begin())
      joined.waiting += 1
      const leave = () => {
        signal.removeEventListener('abort', giveUp)
        joined.waiting -= 1
        if (joined.waiting > 0) return
        if (running === joined) running = undefined
        joined.controller.abort()
      }
      const giveUp = () => {
        leave()
        reject(toAbortError(signal))
      }
      signal.addEventListener('abort', giveUp)
      joined.promise.then(
        value => {
          if (signal.aborted) return
          leave()
          resolve(value)
        },
        (reason: unknown) => {
          if (signal.aborted) return
          leave()
          // A rejection reason may be anything, even without a message.
          reject(reason instanceof Error ? reason : new ModalError('UNKNOWN'))
        },
      )
    })
}
