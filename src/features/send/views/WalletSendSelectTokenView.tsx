import { useId, useState } from 'react'
import { styled } from 'styled-components'
import type { TokenBalance } from '../../../domain/token'
import { BuyButton } from '../../../core/account/components/BuyButton'
import { ListNotLoaded } from '../../../core/account/components/ListNotLoaded'
import { TokensNotice } from '../../../core/account/components/TokensNotice'
import { useReloadTokens } from '../../../core/account/components/useReloadTokens'
import { VirtualTokens } from '../../../core/account/components/VirtualTokens'
import { matchingTokens, selectHoldings } from '../../../core/account/tokenSelectors'
import { backRequested } from '../../../events/backEvents'
import { selectActiveNetwork } from '../../../core/network/networkSelectors'
import { tokenChosen } from '../sendSlice'
import { toDecimal } from '../../../lib/amount/decimal'
import { useModalDispatch, useModalSelector } from '../../../store/context'
import { useTranslate } from '../../../store/translation'
import { SkeletonRows } from '../../../ui/feedback/SkeletonRows'
import { Empty } from '../../../ui/feedback/Empty'
import { NoMatch, NoTokens } from '../../../ui/media/illustrations'
import { SearchInput } from '../../../ui/fields/SearchInput'
import { SEARCHED_LIST_ROWS } from '../../../ui/lists/longRows'
import { SectionTitle } from '../../../ui/lists/SectionTitle'
import { FadingBody } from '../../../ui/shell/FadingBody'

const SKELETONS = 4

const OwnTokensTitle = styled(SectionTitle)`
  padding-block: 12px 0;
`

function TokenList({
  tokens,
  id,
}: {
  readonly tokens: readonly TokenBalance[]
  readonly id: string
}) {
  const dispatch = useModalDispatch()
  const choose = (token: TokenBalance) => {
    dispatch(tokenChosen(token))
    dispatch(backRequested())
  }
  return (
    <VirtualTokens
      id={id}
      tokens={tokens}
      choiceOf={token => ({
        onPress: () => choose(token),
        disabled: toDecimal(token.quantity.numeric) === '0',
      })}
    />
  )
}

interface ChoiceProps {
  readonly text: string
  readonly found: readonly TokenBalance[]
  readonly listId: string
}

/** The tokens to choose from, or why there are none. */
function Choice({ text, found, listId }: ChoiceProps) {
  const t = useTranslate()
  const reload = useReloadTokens()
  const { phase, tokens } = useModalSelector(selectHoldings)
  const network = useModalSelector(selectActiveNetwork)?.name ?? ''
  const title = <OwnTokensTitle>{t('selectToken.yours', { network })}</OwnTokensTitle>
  if (phase === 'loading') {
    return (
      <>
        {title}
        <SkeletonRows count={SKELETONS} label={t('common.loading')} detailed coins />
      </>
    )
  }
  if (phase === 'unavailable') {
    return <ListNotLoaded onRetry={reload}>{t('tokens.unavailable')}</ListNotLoaded>
  }
  if (tokens.length === 0) {
    return (
      <Empty illustration={<NoTokens />} action={<BuyButton />}>
        {t('selectToken.empty', { network })}
      </Empty>
    )
  }
  if (found.length === 0) {
    return <Empty illustration={<NoMatch />}>{t('selectToken.none', { text })}</Empty>
  }
  return (
    <>
      {title}
      <TokenList tokens={found} id={listId} />
    </>
  )
}

/** Picks the token to send. */
export function WalletSendSelectTokenView() {
  const t = useTranslate()
  const listId = useId()
  const [text, setText] = useState('')
  const { phase, tokens } = useModalSelector(selectHoldings)
  // Decided once, so that no row moves later.
  const [isSearched] = useState(phase === 'loading' || tokens.length >= SEARCHED_LIST_ROWS)
  const found = matchingTokens(tokens, text)
  return (
    <FadingBody data-testid="wm-view-WalletSendSelectToken">
      {isSearched && (
        <SearchInput
          value={text}
          onChange={setText}
          label={t('selectToken.search')}
          placeholder={t('selectToken.search')}
          clearLabel={t('common.clear')}
          controls={found.length > 0 ? listId : undefined}
          data-testid="wm-token-search"
        />
      )}
      <Choice text={text} found={found} listId={listId} />
      <TokensNotice />
    </FadingBody>
  )
}
