import { toNetworkVerdict } from '../../domain/payment/toNetworkVerdict'
import type { RootState } from '../../store/rootReducer'
import type { StringKey } from '../../strings/strings'
import type { Danger } from '../../core/review/danger'
import { selectIsRecipientContract, selectRecipientTrust } from './recipient/recipientSelectors'
import { selectIsShortOfFee, selectSendError } from './sendFeeSelectors'
import { selectEarlierRequest } from './sendRequestSelectors'

/** Risks to confirm before a payment is sent. */
export type ReviewDanger = Danger<'looked' | 'checked' | 'contract' | 'mayFail'>

/** Risks of the payment under review, most severe first. */
export function selectReviewDangers(state: RootState): readonly ReviewDanger[] {
  const error = selectSendError(state)
  const { lookAlike, isTokenContract } = selectRecipientTrust(state)
  const dangers: ReviewDanger[] = []
  const add = (kind: ReviewDanger['kind'], text: StringKey, subject: string = text) =>
    dangers.push({ kind, text, subject: `${kind} ${subject}` })
  if (lookAlike !== null) add('checked', 'preview.lookAlikeCheck', lookAlike)
  if (selectEarlierRequest(state) === 'doubt') add('looked', 'preview.doubtCheck')
  if (isTokenContract) add('contract', 'preview.tokenContractCheck')
  else if (selectIsRecipientContract(state)) add('contract', 'preview.contractCheck')
  const fault = error
    ? toNetworkVerdict(error.code) === 'refused' && error.code
    : selectIsShortOfFee(state) && 'fee'
  if (fault) add('mayFail', 'preview.mayFailCheck', fault)
  return dangers
}
