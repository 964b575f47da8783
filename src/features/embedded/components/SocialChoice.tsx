import { forwardRef, type ReactNode, type Ref } from 'react'
import { styled } from 'styled-components'

interface SocialChoiceProps {
  readonly icon: ReactNode
  readonly label: string
  /** Shows the label; otherwise it is the accessible name. */
  readonly isWide?: boolean
  readonly note?: string | undefined
  readonly disabled: boolean
  readonly busy?: boolean
  readonly onPress: () => void
  readonly 'aria-describedby'?: string | undefined
  readonly 'data-testid': string
}

const Base = styled.button`
  display: flex;
  flex: 1 1 0;
  gap: 10px;
  align-items: center;
  justify-content: center;
  min-inline-size: 0;
  min-block-size: 48px;
  padding: 4px 8px;
  border-radius: var(--wm-radius-control);
  box-shadow: inset 0 0 0 1px var(--wm-color-border);
  color: var(--wm-color-text);
  font-weight: var(--wm-weight-medium);
  > svg {
    flex: none;
  }
  &:hover:not([aria-disabled='true']) {
    background: var(--wm-color-hover);
  }
  &:active:not([aria-disabled='true']) {
    background: var(--wm-color-pressed);
  }
  &[aria-disabled='true'] {
    cursor: default;
    color: var(--wm-color-text-faint);
  }
  @media (forced-colors: active) {
    border: 1px solid CanvasText;
    &[aria-disabled='true'] {
      color: GrayText;
    }
  }
`

const ChoiceLabel = styled.span`
  min-inline-size: 0;
  overflow-wrap: anywhere;
  text-align: start;
`

/** A provider button, with or without a visible label. */
export const SocialChoice = forwardRef(function SocialChoice(
  { icon, label, isWide = false, disabled, busy = false, onPress, ...rest }: SocialChoiceProps,
  ref: Ref<HTMLButtonElement>,
) {
  const isOff = disabled || busy
  return (
    <Base
      ref={ref}
      type="button"
      data-wm-part="social"
      aria-label={isWide ? undefined : label}
      title={isWide ? undefined : label}
      aria-disabled={isOff || undefined}
      aria-busy={busy || undefined}
      onClick={() => !isOff && onPress()}
      {...rest}
    >
      {icon}
      {isWide && <ChoiceLabel>{label}</ChoiceLabel>}
    </Base>
  )
})
