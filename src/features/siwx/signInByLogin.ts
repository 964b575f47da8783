import { TaskAbortError, type UnknownAction } from '@reduxjs/toolkit'
import { ModalError } from '../../domain/ModalError'
import { flowsHalted } from '../../events/flowEvents'
import { DEFAULT_NAMESPACE, type CaipNetworkId } from '../../lib/address/caip'
import type { SignedWhileConnecting } from '../../ports/embedded'
import type { SiwxMessageFields } from '../../ports/siwx'
import type { FlowApi } from '../../store/listening'
import { requestSiwx, findSession } from './askConfig'
import { openSiwx } from './openSiwx'
import { ONE_CLICK_MS } from './siwxLimits'
import { getSubjectKey, getMessageProblem } from './siwxRules'

const isFlowsHalted = (action: UnknownAction): action is UnknownAction => flowsHalted.match(action)

/** The frame replaces this placeholder: only the frame knows the address before the login ends. */
const ADDRESS_PLACEHOLDER = '<<AccountAddress>>'

/**
 * Resolves with the message that the wallet in the frame may sign while it connects (D9). Null if
 * the host signs itself, or the message is late or for another page.
 */
export async function prepareSignInByLogin(
  api: FlowApi,
  caipNetworkId: CaipNetworkId,
): Promise<SiwxMessageFields | null> {
  try {
    const message = await requestSiwx(
      api,
      isFlowsHalted,
      async ({ config }, signal) =>
        config.signMessage
          ? null
          : config.createMessage({ accountAddress: '', chainId: caipNetworkId }, signal),
      ONE_CLICK_MS,
    )
    if (!message) return null
    const subject = { namespace: DEFAULT_NAMESPACE, address: '', caipNetworkId }
    if (getMessageProblem(message, subject, api.extra.readOpenPage()) !== null) return null
    return { ...toMessageFields(message), accountAddress: ADDRESS_PLACEHOLDER }
  } catch (thrown) {
    if (thrown instanceof TaskAbortError) throw thrown
    api.extra.logger.log('info', 'Logging in and signing in take an approval each', thrown)
    return null
  }
}

function toMessageFields(message: SiwxMessageFields): SiwxMessageFields {
  const { accountAddress, chainId, domain, uri, version, nonce } = message
  const { statement, issuedAt, expirationTime, notBefore, requestId, resources } = message
  return {
    accountAddress,
    chainId,
    domain,
    uri,
    version,
    nonce,
    ...(statement !== undefined && { statement }),
    ...(issuedAt !== undefined && { issuedAt }),
    ...(expirationTime !== undefined && { expirationTime }),
    ...(notBefore !== undefined && { notBefore }),
    ...(requestId !== undefined && { requestId }),
    ...(resources !== undefined && { resources: [...resources] }),
  }
}

/**
 * Stores what the wallet signed while it connected. A signature for another account, network or
 * request, or a refused one, is discarded; the usual sign-in follows.
 */
export async function storeSignInByLogin(
  api: FlowApi,
  asked: SiwxMessageFields,
  { caipNetworkId, address, message, signature }: SignedWhileConnecting,
): Promise<void> {
  try {
    const mustSay = [asked.domain, asked.nonce, address]
    const says = message.toLowerCase()
    if (
      caipNetworkId !== asked.chainId ||
      !mustSay.every(part => says.includes(part.toLowerCase()))
    )
      throw new ModalError('SIWX_MESSAGE_INVALID', 'The frame signed something else')
    const data = { ...asked, accountAddress: address }
    await requestSiwx(api, isFlowsHalted, async ({ config }) =>
      config.addSession({ data, message, signature }, { type: 'unknown' }),
    )
    const subject = { namespace: DEFAULT_NAMESPACE, address, caipNetworkId }
    if (!(await findSession(api, isFlowsHalted, subject)))
      throw new ModalError('SIWX_REFUSED', 'No session')
    const { signedWhileConnecting, tellTabs } = await openSiwx(api)
    signedWhileConnecting.add(getSubjectKey(subject))
    tellTabs()
  } catch (thrown) {
    if (thrown instanceof TaskAbortError) throw thrown
    api.extra.logger.log('info', 'What was signed at the login does not count', thrown)
  }
}
