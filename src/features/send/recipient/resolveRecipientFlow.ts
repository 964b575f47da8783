import { isAnyOf, TaskAbortError } from '@reduxjs/toolkit'
import { RECIPIENT_DEBOUNCE_MS, RECIPIENT_PAUSE_MS } from '../../../domain/limits'
import { isAddress } from '../../../lib/address/address'
import { readName, type NameFault } from '../../../lib/address/readName'
import type { Network } from '../../../domain/network'
import type { AppStartListening, FlowApi } from '../../../store/listening'
import { selectActiveNetwork } from '../../../core/network/networkSelectors'
import { isForNetwork, readRecipient } from './readRecipient'
import { isPossibleName } from '../../../lib/address/isPossibleName'
import { resolveNameApi } from '../../../core/data/resolveNameApi'
import {
  recipientFinished,
  recipientLookupStarted,
  recipientNotResolved,
  recipientResolved,
  recipientTyped,
  selectSend,
} from '../sendSlice'
import type { NameReason } from '../sendState'

const REASON_BY_FAULT: Readonly<Record<NameFault, NameReason>> = {
  hidden: 'nameHidden',
  lookAlike: 'nameLookAlike',
  invalid: 'nameInvalid',
}

/** Null if the chunk for names that are not plain did not load. */
const readNameOrNull = (text: string) => readName(text).catch(() => null)

async function checkAddress(api: FlowApi, { namespace }: Network, typed: string) {
  try {
    const adapter = await api.extra.chains.load(namespace)
    const rules = await adapter.loadAddresses()
    const address = rules.parse(typed)
    if (address === null) return { reason: 'failed' } as const
    if (rules.isBurnAddress(address)) return { reason: 'burn' } as const
    return rules.isMistyped(address) ? ({ reason: 'mistyped' } as const) : { address }
  } catch {
    return { reason: 'failed' } as const // an unchecked address cannot be paid
  }
}

/**
 * Resolves the recipient: an address unless mistyped or a burn address; a name half a second after
 * the last key, normalised; other text is reported after a pause. Finished text skips the delays.
 * Only the latest text counts. Ends with `recipientResolved` or `recipientNotResolved`.
 */
export function registerResolveRecipientFlow(startListening: AppStartListening) {
  return startListening({
    matcher: isAnyOf(recipientTyped, recipientFinished),
    effect: async (action, api) => {
      const isFinished = recipientFinished.match(action)
      const { recipientText: text, recipientPhase } = selectSend(api.getState())
      // When the text is finished, only a failed lookup is retried.
      if (isFinished && recipientPhase !== 'idle' && recipientPhase !== 'failed') return
      api.cancelActiveListeners()
      const network = selectActiveNetwork(api.getState())
      const said = readRecipient(text)
      const typed = said.text
      if (!network || typed === '') return
      if (said.isOtherLink || !isForNetwork(said, network.caipNetworkId)) {
        const reason = said.isOtherLink ? 'otherLink' : 'elsewhere'
        api.dispatch(recipientNotResolved({ text, reason }))
        return
      }
      if (isAddress(network.namespace, typed)) {
        const { address, reason } = await checkAddress(api, network, typed)
        if (api.signal.aborted) return // a newer text took over
        if (reason) api.dispatch(recipientNotResolved({ text, reason }))
        else api.dispatch(recipientResolved({ text, recipient: { address } }))
        return
      }
      try {
        const isName = isPossibleName(typed)
        if (!isFinished) await api.delay(isName ? RECIPIENT_DEBOUNCE_MS : RECIPIENT_PAUSE_MS)
        if (!isName) {
          api.dispatch(recipientNotResolved({ text, reason: 'malformed' }))
          return
        }
        api.dispatch(recipientLookupStarted())
        const meant = await readNameOrNull(typed)
        if (api.signal.aborted) return // a newer text took over
        if (meant?.fault !== undefined) {
          api.dispatch(recipientNotResolved({ text, reason: REASON_BY_FAULT[meant.fault] }))
          return
        }
        if (!meant) {
          api.dispatch(recipientNotResolved({ text, reason: 'failed' }))
          return
        }
        const { name, marks } = meant
        const { data, isError } = await api.dispatch(
          resolveNameApi.endpoints.resolveName.initiate(
            { name, caipNetworkId: network.caipNetworkId },
            { subscribe: false, forceRefetch: 60 },
          ),
        )
        if (api.signal.aborted) return // a newer text took over
        if (data) {
          const recipient = { ...data, ...(marks && { marks }) }
          api.dispatch(recipientResolved({ text, recipient }))
        } else api.dispatch(recipientNotResolved({ text, reason: isError ? 'failed' : 'unknown' }))
      } catch (thrown) {
        if (!(thrown instanceof TaskAbortError)) throw thrown // otherwise, a newer text took over
      }
    },
  })
}
