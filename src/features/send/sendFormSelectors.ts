import type { TokenBalance } from '../../domain/token'
import { isAddress } from '../../lib/address/address'
import type { Namespace } from '../../lib/address/caip'
import { toDecimal } from '../../lib/amount/decimal'
import { isDecimal } from '../../lib/amount/decimal'
import { compareDecimal } from '../../lib/amount/decimalMath'
import type { RootState } from '../../store/rootReducer'
import { selectActiveNamespace } from '../../core/network/networkSelectors'
import { readRecipient } from './recipient/readRecipient'
import { isPossibleName } from '../../lib/address/isPossibleName'
import { selectSend } from './sendSlice'
import { selectSendHolding } from './sendTokenSelectors'

/** Why the form cannot be reviewed, in the order it is filled in. */
export type SendProblem =
  | 'tokenMissing'
  | 'amountMissing'
  | 'amountWrong'
  | 'tooMuch'
  | 'shortOfFee'
  | 'tooPrecise'
  | 'recipientMissing'
  | 'recipientTyping'
  | 'addressWrong'
  | 'addressMistyped'
  | 'addressBurn'
  | 'addressElsewhere'
  | 'addressOtherLink'
  | 'nameWrong'
  | 'nameUnsafe'
  | 'recipientResolving'

/** The problem with an amount, or null. */
export function getAmountProblem(amount: string, token: TokenBalance): SendProblem | null {
  if (amount === '') return 'amountMissing'
  if (!isDecimal(amount) || toDecimal(amount) === '0') return 'amountWrong'
  const { numeric, decimals } = token.quantity
  if (compareDecimal(amount, toDecimal(numeric) ?? '0') > 0) return 'tooMuch'
  const places = amount.split('.')[1]?.length ?? 0
  return places > Number(decimals) ? 'tooPrecise' : null
}

/** The problem with the recipient's text, or null. */
export function getRecipientProblem(
  namespace: Namespace,
  { recipientText, recipient, recipientPhase }: RecipientFields,
): SendProblem | null {
  const { text } = readRecipient(recipientText)
  if (text === '') return 'recipientMissing'
  if (recipient !== null) return null
  if (recipientPhase === 'mistyped') return 'addressMistyped'
  if (recipientPhase === 'burn') return 'addressBurn'
  if (recipientPhase === 'elsewhere') return 'addressElsewhere'
  if (recipientPhase === 'otherLink') return 'addressOtherLink'
  if (recipientPhase.startsWith('name')) return 'nameUnsafe'
  const isName = isPossibleName(text)
  if (recipientPhase === 'unknown' || recipientPhase === 'failed') {
    return isName || isAddress(namespace, text) ? 'nameWrong' : 'addressWrong'
  }
  if (isName || recipientPhase === 'resolving' || isAddress(namespace, text)) {
    return 'recipientResolving'
  }
  return recipientPhase === 'malformed' ? 'addressWrong' : 'recipientTyping'
}

type RecipientFields = Pick<
  ReturnType<typeof selectSend>,
  'recipientText' | 'recipient' | 'recipientPhase'
>

/** The problem with the form's recipient, or null. */
export function selectRecipientProblem(state: RootState): SendProblem | null {
  const namespace = selectActiveNamespace(state)
  return namespace === null ? 'recipientMissing' : getRecipientProblem(namespace, selectSend(state))
}

/** The first problem that blocks the review, or null. */
export function selectSendProblem(state: RootState): SendProblem | null {
  const token = selectSendHolding(state)
  if (!token) return 'tokenMissing'
  const { amount, maxProblem } = selectSend(state)
  if (maxProblem === 'shortOfFee') return 'shortOfFee'
  return getAmountProblem(amount, token) ?? selectRecipientProblem(state)
}
