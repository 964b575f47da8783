import { useModalSelector } from '../../../store/context'
import { useTranslate, type Translate } from '../../../store/translation'
import { Button } from '../../../ui/controls/Button'
import { selectSendProblem, type SendProblem } from '../sendFormSelectors'
import { readRecipient } from '../recipient/readRecipient'
import { isPossibleName } from '../../../lib/address/isPossibleName'
import { selectSend } from '../sendSlice'
import type { SendState } from '../sendState'

function getLabel(t: Translate, problem: SendProblem | null, send: SendState): string {
  switch (problem) {
    case null:
      return t(send.isCheckingToken ? 'send.button.checkingToken' : 'send.button.preview')
    case 'tokenMissing':
      return t('send.button.chooseToken')
    case 'amountMissing':
      return t('send.button.addAmount')
    case 'amountWrong':
    case 'tooPrecise':
      return t('send.button.checkAmount')
    case 'tooMuch':
      return t('send.button.notEnough', { symbol: send.token?.symbol ?? '' })
    case 'shortOfFee':
      return t('send.button.noFee', { symbol: send.token?.symbol ?? '' })
    case 'recipientMissing':
    case 'recipientTyping':
      return t('send.button.addAddress')
    case 'addressWrong':
    case 'addressMistyped':
    case 'addressBurn':
    case 'addressElsewhere':
    case 'addressOtherLink':
      return t('send.button.checkAddress')
    case 'nameWrong':
      return t(send.recipientPhase === 'failed' ? 'common.tryAgain' : 'send.button.checkName')
    case 'nameUnsafe':
      return t('send.button.checkName')
    case 'recipientResolving':
      return t(
        isPossibleName(readRecipient(send.recipientText).text)
          ? 'send.button.lookingUp'
          : 'send.button.checkAddress',
      )
  }
}

/** Opens the review; the label shows what is missing. */
export function ReviewButton() {
  const t = useTranslate()
  const problem = useModalSelector(selectSendProblem)
  const send = useModalSelector(selectSend)
  const hasFailed = problem === 'nameWrong' && send.recipientPhase === 'failed'
  return (
    <Button
      type="submit"
      tone="primary"
      block
      busy={send.isCheckingToken}
      // Without a token it opens the token list; a failed lookup is retried.
      disabled={problem !== null && problem !== 'tokenMissing' && !hasFailed}
      data-testid="wm-send-preview"
    >
      {getLabel(t, problem, send)}
    </Button>
  )
}
