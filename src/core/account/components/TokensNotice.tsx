import { styled } from 'styled-components'
import { useModalSelector } from '../../../store/context'
import { useTranslate } from '../../../store/translation'
import { Link } from '../../../ui/controls/Link'
import { Message } from '../../../ui/feedback/Message'
import { iconWarning } from '../../../ui/media/firstIcons'
import { selectHoldings } from '../tokenSelectors'
import { useReloadTokens } from './useReloadTokens'

const Base = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: 4px 8px;
  align-items: center;
  justify-content: space-between;
  padding-block: 8px 4px;
  &:empty {
    display: none;
  }
`

/** Warns that the tokens are incomplete or stale, with a retry. */
export function TokensNotice() {
  const t = useTranslate()
  const reload = useReloadTokens()
  const { phase, isPartial, isStale } = useModalSelector(selectHoldings)
  return (
    <Base role="status">
      {phase === 'known' && (isPartial || isStale) && (
        <>
          <Message icon={iconWarning}>{t(isPartial ? 'tokens.partial' : 'tokens.stale')}</Message>
          <Link onPress={reload} data-testid="wm-reload-tokens">
            {t('common.tryAgain')}
          </Link>
        </>
      )}
    </Base>
  )
}
