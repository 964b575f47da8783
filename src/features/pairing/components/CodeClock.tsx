import { styled } from 'styled-components'
import { CODE_SPENT_MS, PAIRING_CODE_MS } from '../../../domain/limits'
import { clockText } from '../../../lib/clockText'
import { useModalDispatch } from '../../../store/context'
import { useTranslate } from '../../../store/translation'
import { iconCopy } from '../../../ui/icons'
import { Link } from '../../../ui/Link'
import { useSecondsLeft } from '../../../ui/motion/useSecondsLeft'
import { Timeline } from '../../../ui/Timeline'
import { codeCopyRequested } from '../../account/accountSlice'

interface CodeClockProps {
  /** Null: there is no code yet. */
  readonly codeId: string | null
  readonly expiresAt: number | null
}

const SECOND_MS = 1_000

const Foot = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  justify-content: space-between;
  gap: 4px 12px;
  min-block-size: 28px;
  font-size: var(--wm-font-size-14);
  line-height: var(--wm-line-14);
  color: var(--wm-color-text-muted);
`

/** How long the code can still be scanned, and the same code as a link. */
export function CodeClock({ codeId, expiresAt }: CodeClockProps) {
  const t = useTranslate()
  const dispatch = useModalDispatch()
  const seconds = useSecondsLeft(expiresAt === null ? null : expiresAt - CODE_SPENT_MS)
  return (
    <>
      <Timeline key={codeId} left={(seconds * SECOND_MS) / (PAIRING_CODE_MS - CODE_SPENT_MS)} />
      <Foot>
        <span role="timer">
          {codeId !== null && t('pairing.expiresIn', { time: clockText(seconds) })}
        </span>
        <Link
          icon={iconCopy}
          disabled={codeId === null}
          onPress={() => codeId !== null && dispatch(codeCopyRequested(codeId))}
          data-testid="wm-copy-link"
        >
          {t('pairing.copyLink')}
        </Link>
      </Foot>
    </>
  )
}
