import { styled } from 'styled-components'
import type { SwapSide } from '../../../domain/swap/swapReview'
import { viewEntry } from '../../../domain/views'
import { useModalDispatch } from '../../../store/context'
import { useTranslate } from '../../../store/translation'
import { TokenPick } from '../../../ui/controls/TokenPick'
import { TokenTile } from '../../../core/account/components/TokenTile'
import { viewPushed } from '../../../core/router/routerSlice'

const Symbol = styled.bdi`
  display: block;
  max-inline-size: max(4em, min(7.5em, 26vw));
  overflow: hidden;
  text-overflow: ellipsis;
`

interface SidePickProps {
  readonly side: SwapSide | null
  readonly target: 'source' | 'target'
}

/** Token picker of one side. */
export function SidePick({ side, target }: SidePickProps) {
  const t = useTranslate()
  const dispatch = useModalDispatch()
  return (
    <TokenPick
      empty={!side}
      leading={side && <TokenTile size={24} symbol={side.symbol} iconUrl={side.logoUri} />}
      aria-label={
        side
          ? t(target === 'source' ? 'swap.payPick' : 'swap.getPick', { symbol: side.symbol })
          : undefined
      }
      onPress={() => dispatch(viewPushed(viewEntry('SwapSelectToken', { target })))}
      data-testid={`wm-swap-${target}`}
    >
      {side ? <Symbol>{side.symbol}</Symbol> : t('swap.chooseToken')}
    </TokenPick>
  )
}
