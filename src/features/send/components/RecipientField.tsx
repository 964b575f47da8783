import { useId, useRef } from 'react'
import { styled } from 'styled-components'
import { useModalDispatch, useModalSelector } from '../../../store/context'
import { useTranslate } from '../../../store/translation'
import { Avatar } from '../../../ui/media/Avatar'
import { Address } from '../../../ui/media/Address'
import { FieldBox } from '../../../ui/fields/FieldBox'
import { IconButton } from '../../../ui/controls/IconButton'
import { TextArea } from '../../../ui/fields/TextArea'
import { TokenPick } from '../../../ui/controls/TokenPick'
import { iconCross } from '../../../ui/media/firstIcons'
import { iconPaste } from '../../../ui/media/icons'
import { isTouch } from '../../../ui/fields/useStartFocus'
import { getAddressHues } from '../../../core/account/getAddressHues'
import { readRecipient } from '../recipient/readRecipient'
import { isPossibleName } from '../../../lib/address/isPossibleName'
import { selectRecipientProblem, type SendProblem } from '../sendFormSelectors'
import { pasteRequested, recipientFinished, recipientTyped, selectSend } from '../sendSlice'
import { RecipientNote } from './RecipientNote'

const Text = styled(TextArea)<{ $isName: boolean }>`
  font-weight: var(--wm-weight-${({ $isName }) => ($isName ? 'medium' : 'regular')});
`

/** Shows a complete address formatted until the transparent textarea on top gets focus. */
const Place = styled.div`
  position: relative;
  display: flex;
  flex: 1;
  min-inline-size: 0;
  &[data-whole] {
    display: grid;
    grid-template-columns: auto minmax(0, 1fr);
    column-gap: 8px;
    align-items: center;
  }
  /* As tall as the empty field, so that nothing below moves. */
  &[data-whole] > span:not([data-wm-part]) {
    margin-block: -1px;
  }
  &[data-whole] > textarea {
    position: absolute;
    inset: -4px 0;
    block-size: calc(100% + 8px);
    margin-block: 0;
    padding-block: 4px;
    opacity: 0;
  }
  &[data-whole]:focus-within > textarea {
    opacity: 1;
  }
  &[data-whole]:focus-within > :not(textarea) {
    visibility: hidden;
  }
  @media (max-width: 340px) {
    &[data-whole] {
      grid-template-columns: minmax(0, 1fr);
    }
    &[data-whole] > [data-wm-part='avatar'] {
      display: none;
    }
  }
`

const WRONG: readonly SendProblem[] = [
  'addressWrong',
  'addressMistyped',
  'addressBurn',
  'addressElsewhere',
  'addressOtherLink',
  'nameWrong',
  'nameUnsafe',
]

/** Recipient input. */
export function RecipientField() {
  const t = useTranslate()
  const dispatch = useModalDispatch()
  const id = useId()
  const field = useRef<HTMLTextAreaElement>(null)
  const { recipientText, recipient } = useModalSelector(selectSend)
  const problem = useModalSelector(selectRecipientProblem)
  const isInvalid = problem !== null && WRONG.includes(problem)
  /**
   * The pressed button disappears. No focus on touch: the keyboard would cover half of the view.
   */
  const focusField = () => {
    if (field.current && !isTouch(field.current)) field.current.focus()
  }
  const isEmpty = recipientText === ''
  const noteId = `${id}note`
  const isName = isPossibleName(readRecipient(recipientText).text)
  const face = recipient && (
    <Avatar size={24} hues={getAddressHues(recipient.address)} src={recipient.avatar} />
  )
  const isWhole = recipient !== null && !isName && !isInvalid
  return (
    <FieldBox
      label={t('send.to')}
      labelFor={id}
      invalid={isInvalid}
      end={
        isEmpty ? (
          <TokenPick
            icon={iconPaste}
            onPress={() => {
              focusField()
              dispatch(pasteRequested())
            }}
            data-testid="wm-send-paste"
          >
            {t('send.paste')}
          </TokenPick>
        ) : (
          <IconButton
            small
            icon={iconCross}
            label={t('send.clearRecipient')}
            onPress={() => {
              focusField()
              dispatch(recipientTyped(''))
            }}
            data-testid="wm-send-clear"
          />
        )
      }
      under={<RecipientNote id={noteId} problem={problem} />}
    >
      {recipient?.name !== undefined && face}
      {/* One tree for both: the field must keep its caret when the text becomes an address. */}
      <Place data-whole={isWhole ? '' : undefined}>
        {isWhole && face}
        {isWhole && (
          <span aria-hidden="true">
            <Address address={recipient.address} />
          </span>
        )}
        <Text
          ref={field}
          id={id}
          value={recipientText}
          onChange={typed => dispatch(recipientTyped(typed))}
          onFinish={() => dispatch(recipientFinished())}
          placeholder={t('send.recipientPlaceholder')}
          invalid={isInvalid}
          describedBy={noteId}
          mono={!isName}
          $isName={isName}
          data-testid="wm-send-recipient"
        />
      </Place>
    </FieldBox>
  )
}
