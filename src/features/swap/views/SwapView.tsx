import type { FormEvent } from 'react'
import { styled } from 'styled-components'
import { isSwapNetwork } from '../../../domain/swap/swapNetworks'
import { viewEntry } from '../../../domain/views'
import { useModalDispatch, useModalSelector } from '../../../store/context'
import { useTranslate } from '../../../store/translation'
import { Button } from '../../../ui/controls/Button'
import { Empty } from '../../../ui/feedback/Empty'
import { Message } from '../../../ui/feedback/Message'
import { Skeleton } from '../../../ui/feedback/Skeleton'
import { ActionBar } from '../../../ui/layout/ActionBar'
import { Pair } from '../../../ui/layout/Pair'
import { VisuallyHidden } from '../../../ui/layout/VisuallyHidden'
import { ListGroup } from '../../../ui/lists/ListGroup'
import { iconFlip } from '../../../ui/media/icons'
import { DidNotLoad } from '../../../ui/media/illustrations'
import { Body } from '../../../ui/shell/Body'
import { NetworkRow } from '../../../core/network/components/NetworkRow'
import { selectOfferedNetworks } from '../../../core/network/offeredNetworks'
import { viewPushed } from '../../../core/router/routerSlice'
import { getButtonText, canRetryQuote } from '../components/problemText'
import { SourceField } from '../components/SourceField'
import { SwapPrice } from '../components/SwapPrice'
import { TargetField } from '../components/TargetField'
import { selectSwapProblem } from '../swapProblemSelectors'
import { selectSwapQuote } from '../swapQuoteSelectors'
import { selectIsSwapNetwork, selectTokensStatus } from '../swapSelectors'
import {
  quoteRequested,
  selectSwap,
  sidesFlipped,
  swapReviewRequested,
  swapTokensRequested,
} from '../swapSlice'

const Form = styled.form`
  display: flex;
  flex: 0 1 auto;
  flex-direction: column;
  min-block-size: 0;
`

const Fields = styled(Body)`
  padding-block-end: 16px;
`

const Boxes = styled.div`
  display: grid;
  gap: 4px;
`

const MessageLine = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: 4px 8px;
  align-items: center;
  justify-content: space-between;
  padding: 8px 4px 0;
  &:empty {
    display: none;
  }
`

/** Offers the page's networks that have swaps. */
function NetworkNotSupported() {
  const t = useTranslate()
  const networks = useModalSelector(selectOfferedNetworks).filter(({ caipNetworkId }) =>
    isSwapNetwork(caipNetworkId),
  )
  return (
    <Body data-testid="wm-view-Swap">
      <Empty illustration={<DidNotLoad />}>{t('swap.unsupported')}</Empty>
      {networks.length > 0 ? (
        <>
          <MessageLine>
            <Message>{t('swap.unsupportedText')}</Message>
          </MessageLine>
          <ListGroup label={t('swap.networks')}>
            {networks.map(network => (
              <NetworkRow key={network.caipNetworkId} network={network} leadsOn />
            ))}
          </ListGroup>
        </>
      ) : (
        <MessageLine>
          <Message>{t('swap.noNetworks')}</Message>
        </MessageLine>
      )}
    </Body>
  )
}

/** Until the token list has loaded. */
function Loading() {
  const t = useTranslate()
  return (
    <>
      <Fields flush data-testid="wm-view-Swap">
        <VisuallyHidden role="status">{t('common.loading')}</VisuallyHidden>
        <Boxes>
          <Skeleton height="104px" style={{ borderRadius: 'var(--wm-radius-panel)' }} />
          <Skeleton height="104px" style={{ borderRadius: 'var(--wm-radius-panel)' }} />
        </Boxes>
      </Fields>
      <ActionBar>
        <Button tone="primary" block disabled data-testid="wm-swap-review">
          {t('swap.button.review')}
        </Button>
      </ActionBar>
    </>
  )
}

function NotLoaded() {
  const t = useTranslate()
  const dispatch = useModalDispatch()
  return (
    <Body data-testid="wm-view-Swap">
      <div role="alert">
        <Empty
          illustration={<DidNotLoad />}
          action={
            <Button
              small
              onPress={() => dispatch(swapTokensRequested())}
              data-testid="wm-swap-reload"
            >
              {t('common.tryAgain')}
            </Button>
          }
        >
          {t('swap.initFailed')}
        </Empty>
      </div>
    </Body>
  )
}

function SwapForm() {
  const t = useTranslate()
  const dispatch = useModalDispatch()
  const { isPreparing, source } = useModalSelector(selectSwap)
  const { quote } = useModalSelector(selectSwapQuote)
  const problem = useModalSelector(selectSwapProblem)
  const leadsToTokens = problem === 'sourceMissing' || problem === 'targetMissing'
  const submit = (event: FormEvent) => {
    event.preventDefault()
    if (isPreparing) return
    if (problem === null) dispatch(swapReviewRequested())
    else if (leadsToTokens) {
      dispatch(viewPushed(viewEntry('SwapSelectToken', { target: source ? 'target' : 'source' })))
    } else if (canRetryQuote(problem)) dispatch(quoteRequested())
  }
  return (
    <Form
      noValidate
      onSubmit={submit}
      onKeyDown={event => {
        const isLine = event.target instanceof Element && event.target.matches('textarea')
        if (!isLine || event.key !== 'Enter' || event.nativeEvent.isComposing) return
        event.preventDefault()
        event.currentTarget.requestSubmit()
      }}
      data-testid="wm-view-Swap"
    >
      <Fields flush>
        <Pair
          first={<SourceField />}
          second={<TargetField />}
          icon={iconFlip}
          flipLabel={t('swap.flip')}
          onFlip={() => dispatch(sidesFlipped(quote?.targetAmount ?? ''))}
        />
        <SwapPrice />
      </Fields>
      <ActionBar>
        <Button
          type="submit"
          tone="primary"
          block
          busy={isPreparing}
          disabled={problem !== null && !leadsToTokens && !canRetryQuote(problem)}
          data-testid="wm-swap-review"
        >
          {t(getButtonText(problem))}
        </Button>
      </ActionBar>
    </Form>
  )
}

/** Swaps one token for another. */
export function SwapView() {
  const isHere = useModalSelector(selectIsSwapNetwork)
  const status = useModalSelector(selectTokensStatus)
  if (!isHere) return <NetworkNotSupported />
  if (status === 'rejected') return <NotLoaded />
  return status === 'fulfilled' ? <SwapForm /> : <Loading />
}
