import { viewEntry } from '../../../domain/views'
import { useModalDispatch } from '../../../store/context'
import { useTranslate } from '../../../store/translation'
import { Badge } from '../../../ui/feedback/Badge'
import { Icon } from '../../../ui/media/Icon'
import { iconChevronEnd, iconGrid } from '../../../ui/media/firstIcons'
import { Row } from '../../../ui/lists/Row'
import { Tile } from '../../../ui/media/Tile'
import { viewPushed } from '../../router/routerSlice'

interface AllWalletsRowProps {
  /** Number of wallets; null until known. */
  readonly label: string | null
  readonly isLoading: boolean
}

/** Four figure spaces: as wide as a typical count, so that nothing moves when it loads. */
const COUNT_PLACEHOLDER = '\u2007'.repeat(4)

/** Opens the list of all wallets, with their number. */
export function AllWalletsRow({ label, isLoading }: AllWalletsRowProps) {
  const t = useTranslate()
  const dispatch = useModalDispatch()
  return (
    <Row
      name={t('connect.allWallets')}
      leading={<Tile icon={iconGrid} />}
      trailing={
        <>
          {(label !== null || isLoading) && (
            <Badge tone="count">{label ?? COUNT_PLACEHOLDER}</Badge>
          )}
          <Icon icon={iconChevronEnd} size={16} mirror />
        </>
      }
      onPress={() => dispatch(viewPushed(viewEntry('AllWallets')))}
      data-testid="wm-all-wallets"
    />
  )
}
