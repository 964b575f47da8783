import { styled } from 'styled-components'
import { Icon } from '../media/Icon'
import { Spinner } from '../feedback/Spinner'
import { iconArrowEnd } from '../media/loginIcons'

export interface InputSubmitProps {
  readonly label: string
  readonly disabled?: boolean | undefined
  readonly busy?: boolean | undefined
  readonly 'data-testid'?: string | undefined
}

const Base = styled.button`
  display: grid;
  place-items: center;
  flex: none;
  inline-size: 36px;
  block-size: 36px;
  margin-inline-end: -6px;
  border-radius: var(--wm-radius-inner);
  color: var(--wm-color-on-accent);
  background: var(--wm-color-accent-strong);
  &[aria-disabled='true'] {
    background: none;
    color: var(--wm-color-text-faint);
    cursor: default;
  }
`

/** The arrow at the end of an input that submits its form. */
export function InputSubmit({ label, disabled = false, busy = false, ...rest }: InputSubmitProps) {
  const isOff = disabled || busy
  return (
    <Base
      type="submit"
      aria-label={label}
      aria-disabled={isOff || undefined}
      aria-busy={busy || undefined}
      data-wm-part="input-submit"
      onClick={event => isOff && event.preventDefault()}
      {...rest}
    >
      {busy ? <Spinner /> : <Icon icon={iconArrowEnd} mirror />}
    </Base>
  )
}
