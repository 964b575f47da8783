import { sameAddress } from '../../lib/address'
import { parseCaipNetworkId } from '../../lib/caip'
import type { AppStartListening } from '../../store/listening'
import { accountApi } from '../account/accountApi'
import { selectNetworkById } from '../network/networkSlice'
import { sendApi } from './sendApi'
import { receiverChecked, reviewReady, selectSendIntent } from './sendSlice'

/**
 * Asks what lives at the reviewed address and which names it goes by, for the visitor to weigh; nothing waits for it.
 * Ends with `receiverChecked`, or in silence when the review was left.
 */
export function registerCheckReceiverFlow(startListening: AppStartListening) {
  return startListening({
    actionCreator: reviewReady,
    effect: async ({ payload: { intent } }, api) => {
      api.cancelActiveListeners()
      const { caipNetworkId: chainId, to: address } = intent
      const network = selectNetworkById(api.getState(), chainId)
      if (!network) return
      const { namespace } = parseCaipNetworkId(chainId)
      const quietly = { subscribe: false } as const
      const [code, names] = await Promise.all([
        api.dispatch(sendApi.endpoints.isContract.initiate({ address, network }, quietly)),
        api.dispatch(accountApi.endpoints.getNames.initiate({ address, chainId }, quietly)),
      ])
      const isStale = selectSendIntent(api.getState()) !== intent
      if (api.signal.aborted || isStale) return
      // Anybody may claim a name for an address; it counts where the name points back.
      const own = names.data?.filter(({ addresses }) =>
        Object.values(addresses).some(entry => sameAddress(namespace, entry.address, address)),
      )
      api.dispatch(
        receiverChecked({
          isContract: code.isError ? null : (code.data ?? null),
          names: names.isError ? null : (own?.map(({ name }) => name) ?? null),
        }),
      )
    },
  })
}
