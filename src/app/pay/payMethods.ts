import { nanoid } from '@reduxjs/toolkit'
import { toErrorState } from '../../domain/errors'
import { ModalError } from '../../domain/ModalError'
import type { PaymentDone } from '../../domain/payment/payOrder'
import { readPaymentRequest } from '../../domain/schemas/payRequest'
import { selectNetworks } from '../../core/network/networkSlice'
import { selectFeatures } from '../../core/options/optionsSlice'
import { payEnded, payRequested } from '../../features/pay/payEvents'
import { selectPay } from '../../features/pay/paySlice'
import { getUnsettled } from '../../features/pay/payState'
import type { Outcome } from '../host/Controls'
import { waitForOutcome } from '../host/waitForOutcome'
import type { Runtime } from '../runtime/Runtime'
import type { Pay } from './Pay'

/** Creates the method. This module is fetched on first use. */
export function createPayMethods(runtime: Runtime): Pay {
  const { store } = runtime
  return {
    async pay(request) {
      try {
        const isOn = selectFeatures(store.getState()).pay === true
        if (!isOn) throw new ModalError('INVALID_PAYMENT_CONFIG', 'features.pay is not on')
        const id = nanoid()
        const order = readPaymentRequest(
          request,
          id,
          selectNetworks(store.getState()),
          location.href,
        )
        // Fetched here, so that a failure reaches the caller.
        await Promise.all([
          runtime.load(),
          import('../../features/send/chunk'),
          import('../../features/pay/chunk'),
        ])
        const running = selectPay(store.getState())
        const isJoined = running.order?.mark === order.mark
        if (!isJoined && getUnsettled(running).length > 0) {
          throw new ModalError('PAYMENT_IN_PROGRESS', 'an earlier order may have been paid')
        }
        // An identical order continues; its outcome also settles this call.
        const awaited = isJoined && running.order ? running.order.id : id
        const settled = waitForOutcome<Outcome<PaymentDone>>(runtime, action => {
          if (!payEnded.match(action) || action.payload.id !== awaited) return undefined
          const { done, error } = action.payload
          if (done) return { status: 'done', value: done }
          const isGivenUp = !error || error.code === 'USER_REJECTED'
          return isGivenUp ? { status: 'rejected' } : { status: 'failed', error }
        })
        store.dispatch(payRequested(order))
        return await settled
      } catch (thrown) {
        return { status: 'failed', error: toErrorState(thrown, 'CODE_NOT_LOADED') }
      }
    },
  }
}
