import type { TokenBalance } from '../../domain/token'
import { isAddress } from '../../lib/address'
import type { Namespace } from '../../lib/caip'
import { toDecimal } from '../../lib/decimal'
import { compareDecimal, isDecimal } from '../../lib/units'
import type { RootState } from '../../store/rootReducer'
import { selectActiveNamespace } from '../network/networkSelectors'
import { mayBeName } from './receiverText'
import { selectSend } from './sendSlice'
import { selectSendHolding } from './sendTokenSelectors'

/** Why the form cannot be reviewed yet, in the order a visitor fills it in. */
export type SendProblem =
  | 'tokenMissing'
  | 'amountMissing'
  | 'amountWrong'
  | 'tooMuch'
  | 'shortOfFee'
  | 'tooPrecise'
  | 'receiverMissing'
  | 'addressWrong'
  | 'addressMistyped'
  | 'addressNobodys'
  | 'nameWrong'
  | 'nameUnsafe'
  | 'receiverResolving'

/** What is wrong with an amount of a token, or null. */
export function amountProblem(amount: string, token: TokenBalance): SendProblem | null {
  if (amount === '') return 'amountMissing'
  if (!isDecimal(amount) || toDecimal(amount) === '0') return 'amountWrong'
  const { numeric, decimals } = token.quantity
  if (compareDecimal(amount, toDecimal(numeric) ?? '0') > 0) return 'tooMuch'
  const places = amount.split('.')[1]?.length ?? 0
  return places > Number(decimals) ? 'tooPrecise' : null
}

/** What is wrong with the receiver's text, or null. */
export function receiverProblem(
  namespace: Namespace,
  { receiverText, receiver, receiverPhase }: Receiving,
): SendProblem | null {
  const text = receiverText.trim()
  if (text === '') return 'receiverMissing'
  if (receiver !== null) return null
  if (receiverPhase === 'mistyped') return 'addressMistyped'
  if (receiverPhase === 'nobody') return 'addressNobodys'
  if (receiverPhase.startsWith('name')) return 'nameUnsafe'
  const isName = mayBeName(text)
  if (receiverPhase === 'unknown' || receiverPhase === 'failed') {
    return isName || isAddress(namespace, text) ? 'nameWrong' : 'addressWrong'
  }
  if (isName || receiverPhase === 'resolving' || isAddress(namespace, text)) {
    return 'receiverResolving'
  }
  return 'addressWrong'
}

type Receiving = Pick<ReturnType<typeof selectSend>, 'receiverText' | 'receiver' | 'receiverPhase'>

/** What is wrong with the receiver in the form; null when nothing is. */
export function selectReceiverProblem(state: RootState): SendProblem | null {
  const namespace = selectActiveNamespace(state)
  return namespace === null ? 'receiverMissing' : receiverProblem(namespace, selectSend(state))
}

/** The first thing that keeps the form from being reviewed; null when nothing does. */
export function selectSendProblem(state: RootState): SendProblem | null {
  const token = selectSendHolding(state)
  if (!token) return 'tokenMissing'
  const { amount, maxProblem } = selectSend(state)
  if (maxProblem === 'shortOfFee') return 'shortOfFee'
  return amountProblem(amount, token) ?? selectReceiverProblem(state)
}
