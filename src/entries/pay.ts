import { useMemo } from 'react'
import { useRuntime, type StoreProps } from '../app/host/hooks/useRuntime'
import type { Pay } from '../app/pay/Pay'
import { findRuntime } from '../app/runtime/findRuntime'
import type { Runtime } from '../app/runtime/Runtime'
import type { HostStore } from '../store/scopedStore'

export type { Pay } from '../app/pay/Pay'
export type {
  ExchangeChoice,
  PaymentAsset,
  PaymentDone,
  PaymentRequest,
} from '../domain/payment/payOrder'

const notLoaded = () =>
  ({ status: 'failed', error: { code: 'CODE_NOT_LOADED', detail: 'payments' } }) as const

const createLazyPay = (runtime: Runtime): Pay => ({
  pay: request =>
    import('../app/pay/payMethods').then(
      ({ createPayMethods }) => createPayMethods(runtime).pay(request),
      notLoaded,
    ),
})

/**
 * Returns the methods for payments that a page requests, for code outside React.
 *
 * @throws {ModalError} `STORE_NOT_INTEGRATED` if the store contains no modal.
 * @example
 * const { pay } = createPay(store)
 */
export const createPay = (store: HostStore, modalKey = 'walletModal'): Pay =>
  createLazyPay(findRuntime(store, modalKey))

/**
 * The methods of `createPay`, for components.
 *
 * @throws {ModalError} `STORE_NOT_INTEGRATED` if the store contains no modal.
 */
export function usePay(where: StoreProps = {}): Pay {
  const { runtime } = useRuntime(where)
  return useMemo(() => createLazyPay(runtime), [runtime])
}
