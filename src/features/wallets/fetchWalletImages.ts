import type { Wallet } from '../../domain/wallet'
import { WALLET_IMAGE_TIMEOUT_MS } from '../../domain/limits'
import type { FlowApi } from '../../store/listening'
import { missingImageId } from './missingImageId'
import { walletsApi } from './walletsApi'

/** A page of a directory must not keep every connection of the browser busy. */
const AT_ONCE = 6

/** Asks for the pictures that are not here yet, a few at a time. What is still on its way when the signal aborts is given up. */
export async function fetchWalletImages(
  api: FlowApi,
  wallets: readonly Wallet[],
  signal: AbortSignal,
): Promise<void> {
  const state = api.getState()
  const ids = [...new Set(wallets.flatMap(wallet => missingImageId(state, wallet) ?? []))]
  const fetchNext = async () => {
    for (let id = ids.shift(); id !== undefined && !signal.aborted; id = ids.shift()) {
      const isGivenUp = await fetchOne(api, id, signal)
      // It had been asked for by somebody who did not wait; we do.
      if (isGivenUp && !signal.aborted) await fetchOne(api, id, signal)
    }
  }
  await Promise.all(Array.from({ length: AT_ONCE }, fetchNext))
}

/** The same for pictures nobody sees yet: those that take long are left for later. */
export async function prefetchWalletImages(
  api: FlowApi,
  wallets: readonly Wallet[],
): Promise<void> {
  const controller = new AbortController()
  const deadline = api.fork(async fork => {
    await fork.delay(WALLET_IMAGE_TIMEOUT_MS)
    controller.abort()
  })
  await fetchWalletImages(api, wallets, controller.signal)
  deadline.cancel()
}

/** True: given up, by us or by whoever had asked for it before. */
async function fetchOne(api: FlowApi, id: string, signal: AbortSignal): Promise<boolean> {
  const asked = api.dispatch(
    walletsApi.endpoints.getImage.initiate({ kind: 'wallet', id }, { subscribe: false }),
  )
  const stop = () => asked.abort()
  signal.addEventListener('abort', stop)
  const { error } = await asked
  signal.removeEventListener('abort', stop)
  return error !== undefined && !('status' in error && error.status !== 'ABORTED')
}
