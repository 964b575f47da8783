import { NAME_TTL_S } from '../../../domain/limits'
import type { NameRecord } from '../../../domain/schemas/profile'
import { isEqualAddress } from '../../../lib/address/address'
import { parseCaipNetworkId } from '../../../lib/address/caip'
import { readName } from '../../../lib/address/readName'
import type { AppStartListening } from '../../../store/listening'
import { accountApi } from '../../../core/account/accountApi'
import { selectNetworkById } from '../../../core/network/networkSlice'
import { contractsApi } from '../../../core/data/contractsApi'
import { recipientChecked, reviewReady, selectSend, selectSendIntent } from '../sendSlice'

/** More names than a visitor could read. */
const NAMES_MAX = 20

/** The valid names of an address, normalised; a marked one only if the visitor entered it. */
async function toTrustedNames(
  records: readonly NameRecord[],
  asked: string | undefined,
): Promise<readonly string[]> {
  const read = await Promise.all(
    records.slice(0, NAMES_MAX).map(({ name }) => readName(name).catch(() => null)),
  )
  return read.flatMap(each =>
    each && each.fault === undefined && (!each.marks || each.name === asked) ? [each.name] : [],
  )
}

/**
 * Checks in the background whether the address is a contract and which names it has. Ends with
 * `recipientChecked`, or silently if the review was left.
 */
export function registerCheckRecipientFlow(startListening: AppStartListening) {
  return startListening({
    actionCreator: reviewReady,
    effect: async ({ payload: { intent } }, api) => {
      api.cancelActiveListeners()
      const { caipNetworkId, to: address } = intent
      const network = selectNetworkById(api.getState(), caipNetworkId)
      if (!network) return
      const { namespace } = parseCaipNetworkId(caipNetworkId)
      const quietly = { subscribe: false } as const
      const [code, names] = await Promise.all([
        api.dispatch(contractsApi.endpoints.isContract.initiate({ address, network }, quietly)),
        api.dispatch(
          accountApi.endpoints.getNames.initiate(
            { address, caipNetworkId },
            { ...quietly, forceRefetch: NAME_TTL_S },
          ),
        ),
      ])
      const isStale = selectSendIntent(api.getState()) !== intent
      if (api.signal.aborted || isStale) return
      // Anyone can claim a name for an address; it counts if it resolves back.
      const own = names.data?.filter(({ addresses }) =>
        Object.values(addresses).some(entry => isEqualAddress(namespace, entry.address, address)),
      )
      const asked = selectSend(api.getState()).recipient?.name
      const known = own && (await toTrustedNames(own, asked))
      if (api.signal.aborted || selectSendIntent(api.getState()) !== intent) return
      api.dispatch(
        recipientChecked({
          isContract: code.isError ? null : (code.data ?? null),
          names: names.isError ? null : (known ?? null),
        }),
      )
    },
  })
}
