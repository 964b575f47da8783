import { useId, useRef } from 'react'
import { styled } from 'styled-components'
import { useModalDispatch, useModalSelector } from '../../../store/context'
import { useTranslate } from '../../../store/translation'
import { Avatar } from '../../../ui/media/Avatar'
import { FieldBox } from '../../../ui/fields/FieldBox'
import { IconButton } from '../../../ui/controls/IconButton'
import { TextArea } from '../../../ui/fields/TextArea'
import { TokenPick } from '../../../ui/controls/TokenPick'
import { iconCross } from '../../../ui/media/firstIcons'
import { iconPaste } from '../../../ui/media/icons'
import { isTouch } from '../../../ui/fields/useStartFocus'
import { huesOf } from '../../account/huesOf'
import { readRecipient } from '../recipient/readRecipient'
import { mayBeName } from '../recipient/recipientText'
import { selectRecipientProblem, type SendProblem } from '../sendFormSelectors'
import { pasteRequested, recipientFinished, recipientTyped, selectSend } from '../sendSlice'
import { RecipientNote } from './RecipientNote'

const Text = styled(TextArea)<{ $isName: boolean }>`
  font-weight: var(--wm-weight-${({ $isName }) => ($isName ? 'medium' : 'regular')});
`

const WRONG: readonly SendProblem[] = [
  'addressWrong',
  'addressMistyped',
  'addressNobodys',
  'addressElsewhere',
  'addressOtherLink',
  'nameWrong',
  'nameUnsafe',
]

/** To whom. */
export function RecipientField() {
  const t = useTranslate()
  const dispatch = useModalDispatch()
  const id = useId()
  const field = useRef<HTMLTextAreaElement>(null)
  const { recipientText, recipient } = useModalSelector(selectSend)
  const problem = useModalSelector(selectRecipientProblem)
  const isInvalid = problem !== null && WRONG.includes(problem)
  /** The button that was pressed goes. A finger needs no keyboard over half of the view. */
  const focusField = () => {
    if (field.current && !isTouch(field.current)) field.current.focus()
  }
  const isEmpty = recipientText === ''
  const noteId = `${id}note`
  const isName = mayBeName(readRecipient(recipientText).text)
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
      {recipient?.name !== undefined && (
        <Avatar size={24} hues={huesOf(recipient.address)} src={recipient.avatar} />
      )}
      <Text
        ref={field}
        id={id}
        value={recipientText}
        onChange={text => dispatch(recipientTyped(text))}
        onFinish={() => dispatch(recipientFinished())}
        placeholder={t('send.recipientPlaceholder')}
        invalid={isInvalid}
        describedBy={noteId}
        mono={!isName}
        $isName={isName}
        data-testid="wm-send-recipient"
      />
    </FieldBox>
  )
}
