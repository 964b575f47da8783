import { styled } from 'styled-components'
import { explainAddressProblem } from '../../../lib/address/addressProblem'
import { sameAddress } from '../../../lib/address/address'
import type { Namespace } from '../../../lib/address/caip'
import { hiddenCharacters } from '../../../lib/address/readName'
import { useModalSelector } from '../../../store/context'
import { useTranslate, type Translate } from '../../../store/translation'
import { Address } from '../../../ui/media/Address'
import { Message } from '../../../ui/feedback/Message'
import { Spinner } from '../../../ui/feedback/Spinner'
import type { StringKey } from '../../../strings/strings'
import { selectActiveAccount } from '../../account/accountSelectors'
import { selectActiveNamespace } from '../../network/networkSelectors'
import { mayBeName } from '../recipient/recipientText'
import type { SendProblem } from '../sendFormSelectors'
import { selectSend } from '../sendSlice'
import type { NameReason } from '../sendState'
import { useNameMarks } from './useNameMarks'

interface RecipientNoteProps {
  readonly id: string
  readonly problem: SendProblem | null
}

/** As tall as an address, whatever is said: what stands below stays where it is. */
const Place = styled.span`
  display: block;
  min-block-size: calc(2 * var(--wm-line-14) + 2px);
`

const Looking = styled.span`
  display: inline-flex;
  align-items: flex-start;
  gap: 6px;
  > svg {
    margin-block-start: 2px;
    color: var(--wm-color-accent-text);
  }
`

const Marked = styled.span`
  display: grid;
  gap: 4px;
`

const NAME_TEXTS: Readonly<Record<NameReason, StringKey>> = {
  nameHidden: 'send.nameHidden',
  nameLookAlike: 'send.nameLookAlike',
  nameInvalid: 'send.nameInvalid',
}

function addressText(t: Translate, namespace: Namespace, text: string): string {
  const problem = explainAddressProblem(namespace, text)
  if (problem?.kind === 'tooShort') {
    const count = problem.missing
    return t(count === 1 ? 'send.missing.one' : 'send.missing.other', { count })
  }
  if (problem?.kind === 'tooLong') {
    const count = problem.extra
    return t(count === 1 ? 'send.extra.one' : 'send.extra.other', { count })
  }
  return t(problem?.kind === 'noPrefix' ? 'send.noRecipient' : 'send.badCharacters')
}

function Words({ problem }: Pick<RecipientNoteProps, 'problem'>) {
  const t = useTranslate()
  const namespace = useModalSelector(selectActiveNamespace)
  const { address: own } = useModalSelector(selectActiveAccount)
  const { recipient, recipientText, recipientPhase } = useModalSelector(selectSend)
  const marks = useNameMarks(recipient)
  if (namespace === null) return null
  if (problem === 'nameWrong') {
    const failed = mayBeName(recipientText.trim()) ? 'send.lookupFailed' : 'send.addressNotChecked'
    const text = recipientPhase === 'failed' ? failed : 'send.unknownName'
    return <Message tone="error">{t(text)}</Message>
  }
  if (problem === 'nameUnsafe') {
    const characters = hiddenCharacters(recipientText).join(', ')
    const text = NAME_TEXTS[recipientPhase as NameReason]
    return <Message tone="error">{t(text, { characters })}</Message>
  }
  if (problem === 'addressWrong') {
    return <Message tone="error">{addressText(t, namespace, recipientText.trim())}</Message>
  }
  if (problem === 'addressMistyped' || problem === 'addressNobodys') {
    const text = problem === 'addressMistyped' ? 'send.mistyped' : 'send.nobodysAddress'
    return <Message tone="error">{t(text)}</Message>
  }
  if (problem === 'recipientTyping') return null
  if (problem === 'recipientResolving') {
    if (!mayBeName(recipientText.trim())) return null
    return (
      <Looking>
        <Spinner size={16} />
        {t('send.resolving')}
      </Looking>
    )
  }
  if (!recipient) return null
  if (own !== null && sameAddress(namespace, own, recipient.address)) {
    return <Message>{t('send.ownAddress')}</Message>
  }
  const known = (
    <Message tone="ok">
      {recipient.name === undefined ? (
        t('send.addressComplete')
      ) : (
        <Address address={recipient.address} />
      )}
    </Message>
  )
  if (marks.length === 0) return known
  return (
    <Marked>
      {known}
      {marks.map(mark => (
        <Message key={mark} tone="warning">
          {mark}
        </Message>
      ))}
    </Marked>
  )
}

/** What is known about the recipient, or what is missing. */
export function RecipientNote({ id, problem }: RecipientNoteProps) {
  return (
    <Place id={id} aria-live="polite">
      <Words problem={problem} />
    </Place>
  )
}
