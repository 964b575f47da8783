import { styled } from 'styled-components'
import type { ErrorCode } from '../../../domain/errorCatalogue'
import { useTranslate } from '../../../store/translation'
import type { StringKey } from '../../../strings/strings'
import { Message } from '../../../ui/feedback/Message'
import { Spinner } from '../../../ui/feedback/Spinner'

const Line = styled.div`
  display: flex;
  align-items: center;
  justify-content: center;
  gap: 6px;
  min-block-size: 20px;
  margin-block-start: 8px;
  font-size: var(--wm-font-size-14);
  line-height: var(--wm-line-14);
  color: var(--wm-color-text-muted);
  > svg {
    color: var(--wm-color-accent-text);
  }
`

const OTP_ERROR_KEYS: Partial<Record<ErrorCode, StringKey>> = {
  CODE_WRONG: 'emailCode.wrong',
  CODE_EXPIRED: 'emailCode.expired',
  CODE_SPENT: 'emailCode.spent',
}

/** Why a code was rejected; null if it was not. */
export const getOtpErrorKey = (code: ErrorCode | undefined): StringKey | null =>
  (code !== undefined && OTP_ERROR_KEYS[code]) || null

export interface OtpStatusProps {
  /** For the field's `aria-describedby`. */
  readonly id: string
  readonly problem: StringKey | null
  readonly doing: StringKey | null
}

/** Error and progress line of the code field. */
export function OtpStatus({ id, problem, doing }: OtpStatusProps) {
  const t = useTranslate()
  return (
    <Line id={id}>
      <span role="alert">{problem && <Message tone="error">{t(problem)}</Message>}</span>
      {doing && <Spinner size={16} />}
      <span role="status">{doing && t(doing)}</span>
    </Line>
  )
}
