import { styled } from 'styled-components'
import { tokenId } from '../../../domain/token'
import { useModalSelector } from '../../../store/context'
import { useTranslate } from '../../../store/translation'
import { SkeletonRows } from '../../../ui/feedback/SkeletonRows'
import { Empty } from '../../../ui/feedback/Empty'
import { NoTokens } from '../../../ui/media/illustrations'
import { List } from '../../../ui/lists/List'
import { selectIsOn } from '../../options/selectIsOn'
import type { Holdings } from '../accountState'
import { selectHoldings } from '../tokenSelectors'
import { BuyButton } from './BuyButton'
import { ListNotLoaded } from './ListNotLoaded'
import { ReceiveButton } from './ReceiveButton'
import { TokenRow } from './TokenRow'
import { TokensNotice } from './TokensNotice'
import { useReloadTokens } from './useReloadTokens'
import { VirtualTokens } from './VirtualTokens'

const SKELETONS = 4

const Choices = styled.div`
  display: flex;
  flex-wrap: wrap;
  justify-content: center;
  gap: 8px;
`
/** Longer lists are virtualized. */
const LONG_LIST = 40

function Rows({ tokens }: Pick<Holdings, 'tokens'>) {
  const t = useTranslate()
  if (tokens.length <= LONG_LIST) {
    return (
      <List label={t('account.tokens')}>
        {tokens.map(token => (
          <TokenRow key={tokenId(token)} token={token} />
        ))}
      </List>
    )
  }
  return <VirtualTokens inBody tokens={tokens} />
}

/** The account's tokens, or why they cannot be shown. */
export function TokenList() {
  const t = useTranslate()
  const reload = useReloadTokens()
  const { phase, tokens } = useModalSelector(selectHoldings)
  const hasBoth = useModalSelector(
    state => selectIsOn(state, 'onramp') && selectIsOn(state, 'receive'),
  )
  if (phase === 'loading')
    return <SkeletonRows count={SKELETONS} label={t('common.loading')} detailed coins />
  if (phase === 'unavailable') {
    return <ListNotLoaded onRetry={reload}>{t('tokens.unavailable')}</ListNotLoaded>
  }
  if (tokens.length === 0) {
    return (
      <Empty
        illustration={<NoTokens />}
        action={
          <Choices>
            <BuyButton />
            <ReceiveButton />
          </Choices>
        }
      >
        {t(hasBoth ? 'tokens.emptyBuy' : 'tokens.empty')}
      </Empty>
    )
  }
  return (
    <>
      <TokensNotice />
      <Rows tokens={tokens} />
    </>
  )
}
