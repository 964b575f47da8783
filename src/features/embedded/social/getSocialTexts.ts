import type { ErrorCode } from '../../../domain/errorCatalogue'
import type { StringKey } from '../../../strings/strings'
import type { ConnectionIndicatorState } from '../../../ui/feedback/ConnectionIndicator'
import type { SocialPhase } from './socialSlice'

interface Words {
  readonly title: StringKey
  /** Null: the error's own message. */
  readonly text: StringKey | null
}

const BY_PHASE: Readonly<Record<SocialPhase, Words>> = {
  idle: { title: 'social.overTitle', text: 'social.overText' },
  asking: { title: 'social.leaveTitle', text: 'social.leaveText' },
  waiting: { title: 'social.waitTitle', text: 'social.waitText' },
  connecting: { title: 'social.connectingTitle', text: 'social.connectingText' },
  failed: { title: 'social.failedTitle', text: null },
  done: { title: 'social.doneTitle', text: 'social.doneText' },
}

const BY_ERROR: Readonly<Partial<Record<ErrorCode, Words>>> = {
  POPUP_CLOSED: { title: 'social.closedTitle', text: 'social.closedText' },
  POPUP_BLOCKED: { title: 'social.blockedTitle', text: 'social.blockedText' },
}

/** Title and text of an attempt. */
export const getSocialTexts = (phase: SocialPhase, error: ErrorCode | undefined): Words =>
  (phase === 'failed' && error && BY_ERROR[error]) || BY_PHASE[phase]

export const SOCIAL_INDICATORS: Readonly<Record<SocialPhase, ConnectionIndicatorState>> = {
  idle: 'idle',
  asking: 'waiting',
  waiting: 'waiting',
  connecting: 'done',
  failed: 'stopped',
  done: 'done',
}
