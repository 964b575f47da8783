import { viewEntry } from '../../../domain/views'
import { selectIsActiveConnected } from '../../../core/account/accountSelectors'
import { selectActiveNetwork, selectIsUnsupported } from '../../../core/network/networkSelectors'
import { useModalSelector } from '../../../store/context'
import { useTranslate } from '../../../store/translation'
import { HostButton } from '../../../ui/controls/HostButton'
import { HostChevron } from '../../../ui/media/HostChevron'
import { HostScope } from '../HostScope'
import { ButtonPicture } from './ButtonPicture'
import { useTextLanguage } from '../hooks/useTextLanguage'
import { forwardButtonRef, type HostButtonOptions, type WithButtonRef } from './HostButtonOptions'
import { useOpener } from './useOpener'
import type { StoreProps } from '../hooks/useRuntime'

export interface NetworkButtonProps extends StoreProps, HostButtonOptions {
  /** Shown instead of the network's name while no wallet is connected. */
  readonly label?: string
}

function Inner({
  label,
  children,
  className,
  style,
  disabled,
  onClick,
  buttonRef,
}: WithButtonRef<NetworkButtonProps>) {
  const t = useTranslate()
  const langOf = useTextLanguage()
  const network = useModalSelector(selectActiveNetwork)
  const isConnected = useModalSelector(selectIsActiveConnected)
  const isUnsupported = useModalSelector(selectIsUnsupported)
  const { opener, open, isPressed } = useOpener(undefined)
  const given = isUnsupported ? undefined : ((isConnected ? undefined : label) ?? network?.name)
  const key = isUnsupported ? 'button.switchNetwork' : 'button.selectNetwork'
  return (
    <HostButton
      kind="network"
      lang={given === undefined ? langOf(key) : undefined}
      warn={isUnsupported}
      {...opener}
      busy={opener.busy && isPressed}
      disabled={disabled}
      leading={network && !isUnsupported ? <ButtonPicture network={network} /> : undefined}
      trailing={<HostChevron />}
      onPress={() => open({ view: viewEntry('Networks') })}
      ref={buttonRef}
      className={className}
      style={style}
      onClick={onClick}
      data-testid="wm-network-button"
    >
      {children ?? given ?? t(key)}
    </HostButton>
  )
}

/** The current network; opens the list of networks. */
export const NetworkButton = /* @__PURE__ */ forwardButtonRef<NetworkButtonProps>(
  function NetworkButton(props) {
    return <HostScope {...props}>{() => <Inner {...props} />}</HostScope>
  },
)
