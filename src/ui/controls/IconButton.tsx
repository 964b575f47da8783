import { forwardRef, type Ref } from 'react'
import { styled } from 'styled-components'
import { Icon, type IconShape } from '../media/Icon'
import type { ElementProps } from '../layout/ElementProps'

export interface IconButtonProps extends ElementProps {
  readonly icon: IconShape
  /** The accessible name, as there is no visible text. */
  readonly label: string
  readonly onPress?: (() => void) | undefined
  /** 28 px instead of 40. */
  readonly small?: boolean | undefined
  readonly mirror?: boolean | undefined
  readonly 'data-testid'?: string | undefined
}

const Base = styled.button<{ $side: number }>`
  display: inline-grid;
  place-items: center;
  flex: none;
  inline-size: ${({ $side }) => $side}px;
  block-size: ${({ $side }) => $side}px;
  border-radius: var(--wm-radius-pill);
  color: var(--wm-color-text-muted);
  &:hover {
    color: var(--wm-color-text);
    background: var(--wm-color-hover);
  }
  &:active {
    background: var(--wm-color-pressed);
  }
  @media (forced-colors: active) {
    color: ButtonText;
  }
`

/** A button with an icon and an accessible name. */
export const IconButton = forwardRef(function IconButton(
  { icon, label, onPress, small = false, mirror = false, ...rest }: IconButtonProps,
  ref: Ref<HTMLButtonElement>,
) {
  return (
    <Base
      ref={ref}
      type="button"
      data-wm-part="icon-button"
      aria-label={label}
      onClick={() => onPress?.()}
      $side={small ? 28 : 40}
      {...rest}
    >
      <Icon icon={icon} mirror={mirror} size={small ? 16 : 20} />
    </Base>
  )
})
