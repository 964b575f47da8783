import { reviewRequested } from '../../../events/sendEvents'
import { styled } from 'styled-components'
import { getErrorTextKey } from '../../../domain/errorCatalogue'
import { useModalDispatch, useModalSelector } from '../../../store/context'
import { useTranslate } from '../../../store/translation'
import { Link } from '../../../ui/controls/Link'
import { Message } from '../../../ui/feedback/Message'
import { accountRefreshRequested } from '../../../core/account/accountSlice'
import { selectSend } from '../sendSlice'

const Trouble = styled.div`
  display: grid;
  gap: 8px;
  justify-items: start;
  padding-block-end: 12px;
`

/** Why the form could not be reviewed, and a remedy. */
export function FormError() {
  const t = useTranslate()
  const dispatch = useModalDispatch()
  const { reviewError, token } = useModalSelector(selectSend)
  const code = reviewError?.code
  return (
    <div role="alert">
      {code !== undefined && (
        <Trouble>
          <Message tone="error">
            {code === 'TOKEN_UNSUPPORTED' && token
              ? t('send.tokenUnsupported', { symbol: token.symbol })
              : t(code === 'INVALID_PARAMS' ? 'send.notReady' : getErrorTextKey(code))}
          </Message>
          {code === 'TOKEN_MISMATCH' && (
            <Link
              onPress={() => dispatch(accountRefreshRequested())}
              data-testid="wm-send-reload-balances"
            >
              {t('send.reloadBalances')}
            </Link>
          )}
          {code === 'TOKEN_NOT_CHECKED' && (
            <Link onPress={() => dispatch(reviewRequested())} data-testid="wm-send-check-again">
              {t('common.tryAgain')}
            </Link>
          )}
        </Trouble>
      )}
    </div>
  )
}
