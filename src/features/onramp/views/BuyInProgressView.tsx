import { useModalSelector } from '../../../store/context'
import { Empty } from '../../../ui/feedback/Empty'
import { SkeletonRows } from '../../../ui/feedback/SkeletonRows'
import { useTranslate } from '../../../store/translation'
import { KeepFocus } from '../../../ui/layout/KeepFocus'
import { NoTokens } from '../../../ui/media/illustrations'
import { Body } from '../../../ui/shell/Body'
import { BuyForm } from '../components/BuyForm'
import { PurchaseProgress } from '../components/PurchaseProgress'
import { ProviderHandoff } from '../components/ProviderHandoff'
import { selectProvider } from '../onrampSelectors'
import { selectOnRamp } from '../onrampSlice'

/** The form of the chosen provider, then the progress of the purchase. */
export function BuyInProgressView() {
  const t = useTranslate()
  const provider = useModalSelector(state => selectProvider(state))
  const { phase, provider: chosen } = useModalSelector(selectOnRamp)
  if (!provider) {
    return (
      <Body data-testid="wm-view-BuyInProgress">
        {chosen === null ? (
          // A flow replaces this view with the list of providers.
          <SkeletonRows count={1} label={t('common.loading')} />
        ) : (
          <Empty illustration={<NoTokens />}>{t('onramp.none')}</Empty>
        )}
      </Body>
    )
  }
  const Editing = provider.isQuoted ? BuyForm : ProviderHandoff
  return (
    <KeepFocus stage={phase}>
      {phase === 'editing' ? (
        <Editing provider={provider} />
      ) : (
        <PurchaseProgress provider={provider} phase={phase} />
      )}
    </KeepFocus>
  )
}
