import { viewEntry } from '../../../domain/views'
import { useModalDispatch, useModalSelector } from '../../../store/context'
import { useTranslate } from '../../../store/translation'
import { Row } from '../../../ui/lists/Row'
import { iconChevronEnd } from '../../../ui/media/firstIcons'
import { Icon } from '../../../ui/media/Icon'
import { iconCard } from '../../../ui/media/icons'
import { Tile } from '../../../ui/media/Tile'
import { viewPushed } from '../../router/routerSlice'
import { selectHasPurchases } from '../purchaseSelectors'

/** Links from the activity to the purchases, if there are any. */
export function PurchasesLink() {
  const t = useTranslate()
  const dispatch = useModalDispatch()
  const hasPurchases = useModalSelector(selectHasPurchases)
  if (!hasPurchases) return null
  return (
    <Row
      name={t('activity.purchases')}
      leading={<Tile icon={iconCard} />}
      trailing={<Icon icon={iconChevronEnd} mirror />}
      onPress={() => dispatch(viewPushed(viewEntry('OnRampActivity')))}
      data-testid="wm-activity-purchases"
    />
  )
}
