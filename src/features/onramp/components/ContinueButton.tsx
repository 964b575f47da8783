import { useModalSelector } from '../../../store/context'
import { useTranslate } from '../../../store/translation'
import type { StringKey } from '../../../strings/strings'
import { Button } from '../../../ui/controls/Button'
import { ActionBar } from '../../../ui/layout/ActionBar'
import { iconExternal } from '../../../ui/media/icons'
import { selectBuyProblem, type BuyProblem, type OfferedProvider } from '../onrampSelectors'

const LABELS: Readonly<Partial<Record<BuyProblem, StringKey>>> = {
  wrong: 'onramp.checkAmount',
  tooLittle: 'onramp.raiseAmount',
  tooMuch: 'onramp.lowerAmount',
  quoting: 'onramp.quoting',
  opening: 'onramp.waiting',
  unavailable: 'onramp.notReachable',
}

interface ContinueButtonProps {
  readonly provider: OfferedProvider
}

/** Opens the provider. While disabled, its label gives the reason. */
export function ContinueButton({ provider: { label } }: ContinueButtonProps) {
  const t = useTranslate()
  const problem = useModalSelector(selectBuyProblem)
  const reason = problem === null ? undefined : LABELS[problem]
  return (
    <ActionBar note={t('onramp.newWindow', { provider: label })}>
      <Button
        type="submit"
        tone="primary"
        block
        icon={iconExternal}
        disabled={problem !== null}
        data-testid="wm-onramp-continue"
      >
        {reason ? t(reason) : t('onramp.continue', { provider: label })}
      </Button>
    </ActionBar>
  )
}
