import { useId, useState } from 'react'
import { styled } from 'styled-components'
import type { SwapSide } from '../../../domain/swap/swapReview'
import { formatQuantity } from '../../../lib/amount/formatAmount'
import { backRequested } from '../../../events/backEvents'
import { useModalDispatch, useModalSelector } from '../../../store/context'
import { useTranslate } from '../../../store/translation'
import { Badge } from '../../../ui/feedback/Badge'
import { Empty } from '../../../ui/feedback/Empty'
import { SkeletonRows } from '../../../ui/feedback/SkeletonRows'
import { SearchInput } from '../../../ui/fields/SearchInput'
import { Row } from '../../../ui/lists/Row'
import { SectionTitle } from '../../../ui/lists/SectionTitle'
import { VirtualList } from '../../../ui/lists/VirtualList'
import { NoMatch } from '../../../ui/media/illustrations'
import { FadingBody } from '../../../ui/shell/FadingBody'
import { ListNotLoaded } from '../../../core/account/components/ListNotLoaded'
import { SharedSymbol } from '../../../core/account/components/SharedSymbol'
import { TokenAmount } from '../../../core/account/components/TokenAmount'
import { TokenTile } from '../../../core/account/components/TokenTile'
import { TokenValue } from '../../../core/account/components/TokenValue'
import { selectLocale } from '../../../core/theme/themeSlice'
import {
  isSameSide,
  matchingOptions,
  selectSwapOptions,
  selectTokensStatus,
} from '../swapSelectors'
import type { SwapOption } from '../swapState'
import { selectSwap, sourceChosen, swapTokensRequested, targetChosen } from '../swapSlice'

const SKELETONS = 6

const Chips = styled.ul`
  display: flex;
  gap: 8px;
  margin-inline: -16px;
  padding: 12px 16px 4px;
  overflow: auto hidden;
  scrollbar-width: none;
  --chips-fade: linear-gradient(to right, #000 calc(100% - 24px), transparent);
  mask-image: var(--chips-fade);
  &:dir(rtl) {
    --chips-fade: linear-gradient(to left, #000 calc(100% - 24px), transparent);
  }
`

const Chip = styled.button`
  display: inline-flex;
  gap: 6px;
  align-items: center;
  min-block-size: 36px;
  padding-inline: 6px 12px;
  border-radius: var(--wm-radius-pill);
  box-shadow: inset 0 0 0 1px var(--wm-color-border);
  font-size: var(--wm-font-size-14);
  font-weight: var(--wm-weight-medium);
  white-space: nowrap;
  &:hover {
    background: var(--wm-color-hover);
  }
  &:active {
    background: var(--wm-color-pressed);
  }
  &:focus-visible {
    outline-offset: -2px;
  }
  @media (forced-colors: active) {
    border: 1px solid ButtonText;
  }
`

const Name = styled.span`
  display: inline-flex;
  flex-wrap: wrap;
  gap: 4px 8px;
  align-items: center;
`

const Section = styled(SectionTitle)`
  padding-block: 12px 0;
`

interface ChoosingProps {
  /** Badge of the other side's token; choosing that flips the two. */
  readonly takenFor: string
  readonly isTaken: (side: SwapSide) => boolean
  readonly choose: (side: SwapSide) => void
}

interface OptionRowProps extends ChoosingProps {
  readonly option: SwapOption
  readonly tabIndex: number
}

function OptionRow({
  option: { side, held, isShared },
  isTaken,
  takenFor,
  choose,
  tabIndex,
}: OptionRowProps) {
  const locale = useModalSelector(selectLocale)
  const isOther = isTaken(side)
  const amount = held && formatQuantity(held.quantity.numeric, locale)
  return (
    <Row
      name={
        isOther ? (
          <Name>
            {side.name} <Badge>{takenFor}</Badge>
          </Name>
        ) : (
          side.name
        )
      }
      note={
        <>
          {amount === null ? (
            <bdi translate="no">{side.symbol}</bdi>
          ) : (
            <TokenAmount amount={amount} symbol={side.symbol} />
          )}
          {isShared && <SharedSymbol address={side.address} />}
        </>
      }
      leading={<TokenTile symbol={side.symbol} iconUrl={side.logoUri} />}
      trailing={held?.value !== undefined && <TokenValue value={held.value} />}
      tabIndex={tabIndex}
      onPress={() => choose(side)}
      data-testid={`wm-swap-token-${side.symbol}`}
    />
  )
}

interface OptionsProps extends ChoosingProps {
  readonly options: readonly SwapOption[]
  readonly label: string
  readonly id: string
}

function Options({ options, label, id, ...choosing }: OptionsProps) {
  return (
    <>
      <Section>{label}</Section>
      <VirtualList
        id={id}
        inBody
        count={options.length}
        label={label}
        keyOf={index => options[index]?.side.address ?? String(index)}
        renderRow={({ index, tabIndex }) => {
          const option = options[index]
          return option && <OptionRow option={option} tabIndex={tabIndex} {...choosing} />
        }}
      />
    </>
  )
}

interface SwapSelectTokenProps {
  readonly target: 'source' | 'target'
}

/** Picks the token of one side. */
export function SwapSelectTokenView({ target }: SwapSelectTokenProps) {
  const t = useTranslate()
  const dispatch = useModalDispatch()
  const [listId, othersId] = [useId(), useId()]
  const [text, setText] = useState('')
  const { source, target: wanted } = useModalSelector(selectSwap)
  const status = useModalSelector(selectTokensStatus)
  const { own, others, suggested } = useModalSelector(selectSwapOptions)
  const [ownFound, othersFound] = [matchingOptions(own, text), matchingOptions(others, text)]
  const isFound = status === 'fulfilled' && ownFound.length + othersFound.length > 0
  const other = target === 'source' ? wanted : source
  const choosing: ChoosingProps = {
    takenFor: t(target === 'source' ? 'swap.get' : 'swap.pay'),
    isTaken: side => isSameSide(side, other),
    choose: side => {
      dispatch((target === 'source' ? sourceChosen : targetChosen)(side))
      dispatch(backRequested())
    },
  }
  return (
    <FadingBody data-testid="wm-view-SwapSelectToken">
      <SearchInput
        value={text}
        onChange={setText}
        label={t('selectToken.search')}
        placeholder={t('selectToken.search')}
        clearLabel={t('common.clear')}
        controls={isFound ? listId : undefined}
        data-testid="wm-swap-search"
      />
      {status === 'pending' && (
        <SkeletonRows count={SKELETONS} label={t('common.loading')} detailed coins />
      )}
      {status === 'rejected' && (
        <ListNotLoaded onRetry={() => dispatch(swapTokensRequested())}>
          {t('swap.initFailed')}
        </ListNotLoaded>
      )}
      {status === 'fulfilled' && text === '' && suggested.length > 0 && (
        <Chips role="list" aria-label={t('swap.tokensSuggested')} tabIndex={-1}>
          {suggested.map(side => (
            <li key={side.address}>
              <Chip
                type="button"
                onClick={() => choosing.choose(side)}
                data-testid={`wm-swap-chip-${side.symbol}`}
              >
                <TokenTile size={24} symbol={side.symbol} iconUrl={side.logoUri} />
                <bdi translate="no">{side.symbol}</bdi>
              </Chip>
            </li>
          ))}
        </Chips>
      )}
      {status === 'fulfilled' && ownFound.length > 0 && (
        <Options options={ownFound} label={t('swap.tokensOwn')} id={listId} {...choosing} />
      )}
      {status === 'fulfilled' && othersFound.length > 0 && (
        <Options
          options={othersFound}
          label={t('swap.tokensAll')}
          id={ownFound.length > 0 ? othersId : listId}
          {...choosing}
        />
      )}
      {status === 'fulfilled' && !isFound && (
        <Empty illustration={<NoMatch />}>{t('selectToken.none', { text })}</Empty>
      )}
    </FadingBody>
  )
}
