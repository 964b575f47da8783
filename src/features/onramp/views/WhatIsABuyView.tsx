import { backRequested } from '../../../events/backEvents'
import { useModalDispatch } from '../../../store/context'
import { useTranslate } from '../../../store/translation'
import { Button } from '../../../ui/controls/Button'
import { ActionBar } from '../../../ui/layout/ActionBar'
import { StatusHeader } from '../../../ui/layout/StatusHeader'
import { Buying } from '../../../ui/media/illustrations'
import { Body } from '../../../ui/shell/Body'

/** Explains who takes the money and where the coins arrive. */
export function WhatIsABuyView() {
  const t = useTranslate()
  const dispatch = useModalDispatch()
  return (
    <>
      <Body flush data-testid="wm-view-WhatIsABuy">
        <StatusHeader
          picture={<Buying />}
          title={t('onramp.whatHeading')}
          text={t('onramp.whatText')}
        />
      </Body>
      <ActionBar>
        <Button block onPress={() => dispatch(backRequested())} data-testid="wm-onramp-understood">
          {t('onramp.understood')}
        </Button>
      </ActionBar>
    </>
  )
}
