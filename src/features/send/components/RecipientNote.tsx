import { styled } from 'styled-components'
import { explainAddressProblem } from '../../../lib/address/addressProblem'
import { isEqualAddress } from '../../../lib/address/address'
import type { Namespace } from '../../../lib/address/caip'
import { getKnownNetworkName } from '../../../lib/address/recipientSchemes'
import { SHORT_FAMILIES } from '../../../lib/address/shortFamilies'
import { getHiddenCharacters } from '../../../lib/address/readName'
import { useModalSelector } from '../../../store/context'
import { useTranslate, type Translate } from '../../../store/translation'
import { Address } from '../../../ui/media/Address'
import { Message } from '../../../ui/feedback/Message'
import { Spinner } from '../../../ui/feedback/Spinner'
import type { StringKey } from '../../../strings/strings'
import { selectActiveAccount } from '../../../core/account/accountSelectors'
import { selectActiveNamespace, selectActiveNetwork } from '../../../core/network/networkSelectors'
import { selectNetworks } from '../../../core/network/networkSlice'
import { useTextsLocale } from '../../../core/theme/useTextsLocale'
import { formatDateLabel } from '../../../lib/time/formatRelativeTime'
import { selectRecipientHistory } from '../recipient/recipientStanding'
import { readRecipient } from '../recipient/readRecipient'
import { isPossibleName } from '../../../lib/address/isPossibleName'
import type { SendProblem } from '../sendFormSelectors'
import { selectSend } from '../sendSlice'
import type { NameReason } from '../sendState'
import { useLinkNotes } from './useLinkNotes'
import { useNameMarks } from './useNameMarks'

interface RecipientNoteProps {
  readonly id: string
  readonly problem: SendProblem | null
}

/** As tall as an address, so that the content below does not move. */
const Place = styled.span`
  display: block;
  min-block-size: calc(2 * var(--wm-line-14) + 2px);
`

const LookupStatus = styled.span`
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
  if (problem?.kind === 'tooShort') return t('send.missing', { count: problem.missing })
  if (problem?.kind === 'tooLong') return t('send.extra', { count: problem.extra })
  return t(problem?.kind === 'noPrefix' ? 'send.noRecipient' : 'send.badCharacters')
}

function RecipientNoteContent({ problem }: Pick<RecipientNoteProps, 'problem'>) {
  const t = useTranslate()
  const namespace = useModalSelector(selectActiveNamespace)
  const { address: own } = useModalSelector(selectActiveAccount)
  const { recipient, recipientText, recipientPhase } = useModalSelector(selectSend)
  const network = useModalSelector(selectActiveNetwork)
  const networks = useModalSelector(selectNetworks)
  const locale = useTextsLocale()
  const standing = useModalSelector(selectRecipientHistory)
  const marks = useNameMarks(recipient)
  const said = readRecipient(recipientText)
  const asked = useLinkNotes(said)
  if (namespace === null) return null
  const { text } = said
  if (problem === 'addressOtherLink') return <Message tone="error">{t('send.otherLink')}</Message>
  if (problem === 'addressElsewhere') {
    const listed = networks.find(({ caipNetworkId }) => caipNetworkId === said.network)?.name
    const known = listed ?? (said.network && (getKnownNetworkName(said.network) ?? said.network))
    const words = {
      network: known ?? (said.family ? SHORT_FAMILIES[said.family] : ''),
      current: network?.name ?? '',
      prefix: said.unknownPrefix ?? '',
    }
    const isUnknown = said.unknownPrefix !== null
    return (
      <Message tone="error">
        {t(isUnknown ? 'send.unknownPrefix' : 'send.otherNetwork', words)}
      </Message>
    )
  }
  if (problem === 'nameWrong') {
    const failed = isPossibleName(text) ? 'send.lookupFailed' : 'send.addressNotChecked'
    const why = recipientPhase === 'failed' ? failed : 'send.unknownName'
    return <Message tone="error">{t(why)}</Message>
  }
  if (problem === 'nameUnsafe') {
    const characters = getHiddenCharacters(recipientText).join(', ')
    const why = NAME_TEXTS[recipientPhase as NameReason]
    return <Message tone="error">{t(why, { characters })}</Message>
  }
  if (problem === 'addressWrong') {
    return <Message tone="error">{addressText(t, namespace, text)}</Message>
  }
  if (problem === 'addressMistyped' || problem === 'addressBurn') {
    const why = problem === 'addressMistyped' ? 'send.mistyped' : 'send.nobodysAddress'
    return <Message tone="error">{t(why)}</Message>
  }
  if (problem === 'recipientTyping') return null
  if (problem === 'recipientResolving') {
    if (!isPossibleName(text)) return null
    return (
      <LookupStatus>
        <Spinner size={16} />
        <span>{t('send.resolving')}</span>
      </LookupStatus>
    )
  }
  if (!recipient) return null
  const isOwn = own !== null && isEqualAddress(namespace, own, recipient.address)
  const isNamed = recipient.name !== undefined
  const known = isOwn ? (
    <Message>{t('send.ownAddress')}</Message>
  ) : isNamed ? (
    <Message tone="ok">
      <Address address={recipient.address} />
    </Message>
  ) : standing?.kind === 'paid' ? (
    <Message>{t('send.paidOn', { date: formatDateLabel(standing.at, locale) })}</Message>
  ) : standing?.kind === 'new' ? (
    <Message>{t('send.firstTime')}</Message>
  ) : null
  const notes = [...(isOwn ? [] : marks), ...asked]
  if (notes.length === 0) return known
  return (
    <Marked>
      {known}
      {notes.map(note => (
        <Message key={note} tone="warning">
          {note}
        </Message>
      ))}
    </Marked>
  )
}

/** What is known about the recipient, or wrong with it. */
export function RecipientNote({ id, problem }: RecipientNoteProps) {
  return (
    <Place id={id} aria-live="polite">
      <RecipientNoteContent problem={problem} />
    </Place>
  )
}
