import { useId } from 'react'
import { styled } from 'styled-components'
import { useModalDispatch, useModalSelector } from '../../../store/context'
import { useTranslate } from '../../../store/translation'
import { Avatar } from '../../../ui/Avatar'
import { Box } from '../../../ui/Box'
import { IconButton } from '../../../ui/IconButton'
import { TextArea } from '../../../ui/TextArea'
import { TokenPick } from '../../../ui/TokenPick'
import { iconCross } from '../../../ui/firstIcons'
import { iconPaste } from '../../../ui/icons'
import { huesOf } from '../../account/huesOf'
import { mayBeName } from '../receiverText'
import { selectReceiverProblem, type SendProblem } from '../sendFormSelectors'
import { pasteRequested, receiverTyped, selectSend } from '../sendSlice'
import { ReceiverNote } from './ReceiverNote'

const Text = styled(TextArea)<{ $isName: boolean }>`
  font-weight: var(--wm-weight-${({ $isName }) => ($isName ? 'medium' : 'regular')});
`

const WRONG: readonly SendProblem[] = [
  'addressWrong',
  'addressMistyped',
  'addressNobodys',
  'nameWrong',
  'nameUnsafe',
]

/** To whom. */
export function ReceiverBox() {
  const t = useTranslate()
  const dispatch = useModalDispatch()
  const id = useId()
  const { receiverText, receiver } = useModalSelector(selectSend)
  const problem = useModalSelector(selectReceiverProblem)
  const isInvalid = problem !== null && WRONG.includes(problem)
  const isEmpty = receiverText === ''
  const noteId = `${id}note`
  const isName = mayBeName(receiverText.trim())
  return (
    <Box
      label={t('send.to')}
      labelFor={id}
      invalid={isInvalid}
      end={
        isEmpty ? (
          <TokenPick
            icon={iconPaste}
            onPress={() => dispatch(pasteRequested())}
            data-testid="wm-send-paste"
          >
            {t('send.paste')}
          </TokenPick>
        ) : (
          <IconButton
            small
            icon={iconCross}
            label={t('send.clearReceiver')}
            onPress={() => dispatch(receiverTyped(''))}
            data-testid="wm-send-clear"
          />
        )
      }
      under={<ReceiverNote id={noteId} problem={problem} />}
    >
      {receiver?.name !== undefined && (
        <Avatar size={24} hues={huesOf(receiver.address)} src={receiver.avatar} />
      )}
      <Text
        id={id}
        value={receiverText}
        onChange={text => dispatch(receiverTyped(text))}
        placeholder={t('send.receiverPlaceholder')}
        invalid={isInvalid}
        describedBy={noteId}
        mono={!isName}
        $isName={isName}
        data-testid="wm-send-receiver"
      />
    </Box>
  )
}
