import { getViewFacts, hasViewContent } from '../../../domain/viewFacts'
import { viewEntry, type ViewEntry } from '../../../domain/views'
import { modalCloseRequested } from '../../../events/modalEvents'
import { useModalDispatch, useModalSelector } from '../../../store/context'
import { useTranslate } from '../../../store/translation'
import { IconButton } from '../../../ui/controls/IconButton'
import { Badge } from '../../../ui/feedback/Badge'
import { createLazyComponent } from '../../../ui/layout/createLazyComponent'
import { iconBack, iconClose, iconHelp } from '../../../ui/media/firstIcons'
import { Header } from '../../../ui/shell/Header'
import { viewPushed } from '../../router/routerSlice'
import { selectCanGoBack, selectDirection } from '../../router/routerSelectors'
import { backRequested } from '../../../events/backEvents'
import { useViewTitle } from './useViewTitle'

const HeaderNetwork = createLazyComponent(() =>
  import('../../network/components/HeaderNetwork').then(module => module.HeaderNetwork),
)

interface ModalHeaderProps {
  /** The view being rendered. */
  readonly view: ViewEntry
  readonly titleId: string
  /** An embedded card has no close button. */
  readonly hasClose: boolean
}

function HeaderStart({ name }: Pick<ViewEntry, 'name'>) {
  const t = useTranslate()
  const dispatch = useModalDispatch()
  const canGoBack = useModalSelector(selectCanGoBack)
  const { home } = getViewFacts(name)
  if (home === 'connected') return <HeaderNetwork />
  if (canGoBack) {
    return (
      <IconButton
        icon={iconBack}
        label={t('common.back')}
        mirror
        onPress={() => dispatch(backRequested())}
        data-testid="wm-back"
      />
    )
  }
  if (home !== 'disconnected' && !hasViewContent({ name }, 'pairing')) return null
  return (
    <IconButton
      icon={iconHelp}
      label={t('common.help')}
      onPress={() => dispatch(viewPushed(viewEntry('WhatIsAWallet')))}
      data-testid="wm-help"
    />
  )
}

/** Back button or network, title, and close button. */
export function ModalHeader({ view, titleId, hasClose }: ModalHeaderProps) {
  const t = useTranslate()
  const dispatch = useModalDispatch()
  const direction = useModalSelector(selectDirection)
  const { title, isHidden } = useViewTitle(view)
  const { titleTag } = getViewFacts(view.name)
  return (
    <Header
      title={title}
      titleId={titleId}
      titleHidden={isHidden}
      titleTag={titleTag && <Badge tone="accent">{t(titleTag)}</Badge>}
      direction={direction}
      start={<HeaderStart name={view.name} />}
      end={
        hasClose && (
          <IconButton
            icon={iconClose}
            label={t('common.close')}
            onPress={() => dispatch(modalCloseRequested({ by: 'visitor' }))}
            data-testid="wm-close"
          />
        )
      }
    />
  )
}
