import { useId, type ReactNode } from 'react'
import { styled } from 'styled-components'
import { Message, type MessageTone } from '../feedback/Message'
import type { ElementProps } from '../layout/ElementProps'

/** The attributes that link a field's control to its label and message. */
export interface FieldControl {
  readonly id: string
  readonly 'aria-describedby': string
  readonly 'aria-invalid': true | undefined
}

export interface FieldProps extends ElementProps {
  readonly label: ReactNode
  readonly message?: ReactNode
  readonly tone?: MessageTone | undefined
  readonly children: (control: FieldControl) => ReactNode
}

const Label = styled.label`
  display: block;
  font-size: var(--wm-font-size-14);
  line-height: var(--wm-line-14);
  font-weight: var(--wm-weight-medium);
  margin-block-end: 6px;
`

/* The message line is always there, so nothing below moves. */
const Line = styled.div`
  min-block-size: 20px;
  margin-block-start: 6px;
`

/** A control with its label above and room for one message below. */
export function Field({ label, message, tone = 'neutral', children, ...rest }: FieldProps) {
  const id = useId()
  const messageId = `${id}message`
  return (
    <div data-wm-part="field" {...rest}>
      <Label htmlFor={id}>{label}</Label>
      {children({
        id,
        'aria-describedby': messageId,
        'aria-invalid': tone === 'error' || undefined,
      })}
      <Line id={messageId} aria-live="polite">
        <Message tone={tone}>{message}</Message>
      </Line>
    </div>
  )
}
