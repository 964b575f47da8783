import { forwardRef, type ChangeEvent, type Ref } from 'react'
import { styled } from 'styled-components'
import type { ElementProps } from '../layout/ElementProps'

export interface TextAreaProps extends ElementProps {
  readonly value: string
  readonly onChange: (value: string) => void
  /** The visitor left the field or pasted a whole text. */
  readonly onFinish?: (() => void) | undefined
  readonly id?: string | undefined
  readonly label?: string | undefined
  readonly placeholder?: string | undefined
  readonly invalid?: boolean | undefined
  readonly describedBy?: string | undefined
  /** Monospace, for addresses. */
  readonly mono?: boolean | undefined
  readonly 'data-testid'?: string | undefined
}

const Base = styled.textarea<{ $mono: boolean }>`
  flex: 1 1 5rem;
  inline-size: 100%;
  min-inline-size: 0;
  min-block-size: 24px;
  border: 0;
  padding: 0;
  background: none;
  resize: none;
  outline: none;
  field-sizing: content;
  overflow-wrap: anywhere;
  @media (pointer: coarse) {
    padding-block: 12px;
    margin-block: -12px;
  }
  ${({ $mono }) =>
    $mono &&
    `font-family: var(--wm-font-mono);
     font-size: var(--wm-font-size-14);
     line-height: var(--wm-line-14);
     letter-spacing: 0;`}
  &:focus-visible {
    outline: none;
  }
  &::placeholder {
    color: var(--wm-color-text-faint);
    opacity: 1;
    font-family: var(--wm-font-family);
    font-size: var(--wm-font-size-16);
  }
`

/** Text of up to two lines, such as an address; line breaks are stripped. */
export const TextArea = forwardRef(function TextArea(
  {
    value,
    onChange,
    onFinish,
    label,
    invalid = false,
    describedBy,
    mono = false,
    ...rest
  }: TextAreaProps,
  ref: Ref<HTMLTextAreaElement>,
) {
  const take = ({ target, nativeEvent }: ChangeEvent<HTMLTextAreaElement>) => {
    onChange(target.value.replace(/[\r\n]+/g, ''))
    const { inputType = '' } = nativeEvent as InputEvent
    if (/^insertFrom/.test(inputType)) onFinish?.()
  }
  return (
    <Base
      ref={ref}
      rows={1}
      autoComplete="off"
      autoCorrect="off"
      autoCapitalize="none"
      spellCheck={false}
      data-wm-part="textarea"
      aria-label={label}
      aria-invalid={invalid || undefined}
      aria-describedby={describedBy}
      value={value}
      onChange={take}
      onBlur={onFinish}
      $mono={mono && value !== ''}
      {...rest}
    />
  )
})
