import { tokenId } from '../../../domain/token'
import { useModalSelector } from '../../../store/context'
import { useTranslate } from '../../../store/translation'
import { SkeletonRows } from '../../../ui/feedback/SkeletonRows'
import { Empty } from '../../../ui/feedback/Empty'
import { NoTokens } from '../../../ui/media/illustrations'
import { List } from '../../../ui/lists/List'
import { selectHoldings, type Holdings } from '../tokenSelectors'
import { ListNotLoaded } from './ListNotLoaded'
import { ReceiveButton } from './ReceiveButton'
import { TokenRow } from './TokenRow'
import { TokensTrouble } from './TokensTrouble'
import { useReloadTokens } from './useReloadTokens'
import { VirtualTokens } from './VirtualTokens'

const SKELETONS = 4
/** From here on only the rows in sight are drawn. */
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

/** What the account holds, or why that is not known. */
export function TokenList() {
  const t = useTranslate()
  const reload = useReloadTokens()
  const { phase, tokens } = useModalSelector(selectHoldings)
  if (phase === 'loading')
    return <SkeletonRows count={SKELETONS} label={t('common.loading')} detailed coins />
  if (phase === 'unavailable') {
    return <ListNotLoaded onRetry={reload}>{t('tokens.unavailable')}</ListNotLoaded>
  }
  if (tokens.length === 0) {
    return (
      <Empty illustration={<NoTokens />} action={<ReceiveButton />}>
        {t('tokens.empty')}
      </Empty>
    )
  }
  return (
    <>
      <TokensTrouble />
      <Rows tokens={tokens} />
    </>
  )
}
