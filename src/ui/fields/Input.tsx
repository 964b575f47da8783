import {
  forwardRef,
  useId,
  useImperativeHandle,
  useRef,
  type InputHTMLAttributes,
  type ReactNode,
  type Ref,
} from 'react'
import { styled } from 'styled-components'
import { Icon, type IconShape } from '../media/Icon'
import { InputFrame } from './InputFrame'
import { usePrivateValue } from './usePrivateValue'
import type { ElementProps } from '../layout/ElementProps'
import { VisuallyHidden } from '../layout/VisuallyHidden'

export interface InputProps extends ElementProps {
  readonly value: string
  readonly onChange: (value: string) => void
  /**
   * Always available to assistive technology; visible when `stacked` or while there is an error.
   */
  readonly label: string
  /** Shows the label as a small line in the box. */
  readonly stacked?: boolean | undefined
  /** One short line that replaces the label, so nothing moves. */
  readonly error?: string | undefined
  readonly placeholder?: string | undefined
  readonly icon?: IconShape | undefined
  /** A submit button or a suffix inside the box. */
  readonly end?: ReactNode
  readonly type?: 'text' | 'email' | 'url' | 'tel' | 'password' | undefined
  readonly inputMode?: InputHTMLAttributes<HTMLInputElement>['inputMode']
  readonly autoComplete?: string | undefined
  /** Keeps the value out of the document's attributes, where scripts on the page could read it. */
  readonly isPrivate?: boolean | undefined
  readonly disabled?: boolean | undefined
  readonly busy?: boolean | undefined
  readonly onFocus?: (() => void) | undefined
  readonly id?: string | undefined
  readonly name?: string | undefined
  readonly 'aria-describedby'?: string | undefined
  readonly 'aria-invalid'?: boolean | undefined
  readonly 'data-testid'?: string | undefined
}

const Stack = styled.div<{ $lines: boolean }>`
  display: grid;
  flex: 1;
  min-inline-size: 0;
  ${({ $lines }) => $lines && 'padding-block: 6px 4px;'}
  > input {
    block-size: ${({ $lines }) => ($lines ? 44 : 46)}px;
    /* Under its label as well, so that a finger meets all of it. */
    ${({ $lines }) => $lines && 'margin-block-start: -22px; padding-block-start: 22px;'}
  }
  [data-invalid] > & > label {
    color: var(--wm-color-negative);
    font-weight: var(--wm-weight-medium);
  }
`

const Line = styled.label`
  font-size: var(--wm-font-size-12);
  line-height: var(--wm-line-12);
  letter-spacing: 0;
  color: var(--wm-color-text-muted);
  overflow-wrap: anywhere;
`

/** A single-line input, 48 px tall, with its label and its error in the same box. */
export const Input = forwardRef(function Input(
  {
    value,
    onChange,
    label,
    stacked = false,
    error,
    icon,
    end,
    type = 'text',
    id: givenId,
    disabled,
    busy,
    isPrivate = false,
    className,
    style,
    'aria-describedby': describedBy,
    'aria-invalid': invalid,
    ...rest
  }: InputProps,
  ref: Ref<HTMLInputElement>,
) {
  const ownId = useId()
  const id = givenId ?? ownId
  const own = useRef<HTMLInputElement>(null)
  useImperativeHandle<HTMLInputElement | null, HTMLInputElement | null>(ref, () => own.current)
  usePrivateValue(own, isPrivate ? value : null)
  const errorId = `${id}error`
  const describing = [error ? errorId : '', describedBy].filter(Boolean).join(' ')
  return (
    <InputFrame
      data-wm-part="input"
      data-invalid={error || invalid ? '' : undefined}
      className={className}
      style={style}
    >
      {icon && <Icon icon={icon} />}
      <Stack $lines={stacked || Boolean(error)}>
        {error || stacked ? (
          <Line htmlFor={id} id={errorId} aria-live="polite">
            {error ?? label}
          </Line>
        ) : (
          <VisuallyHidden as="label" {...{ htmlFor: id }}>
            {label}
          </VisuallyHidden>
        )}
        <input
          ref={own}
          id={id}
          type={type}
          {...(isPrivate ? {} : { value })}
          // The visible line may be the error, so the label is repeated as the name.
          aria-label={label}
          aria-describedby={describing || undefined}
          aria-invalid={Boolean(error) || invalid || undefined}
          aria-disabled={disabled || undefined}
          aria-busy={busy || undefined}
          readOnly={disabled || busy}
          onChange={event => onChange(event.target.value)}
          {...rest}
        />
      </Stack>
      {end}
    </InputFrame>
  )
})
