import { useRef } from 'react'
import { styled } from 'styled-components'
import {
  explainNameProblem,
  missingCharacters,
  normalizeName,
} from '../../../lib/address/nameFormat'
import { useModalDispatch, useModalSelector } from '../../../store/context'
import { useTranslate, type Translate } from '../../../store/translation'
import type { MessageTone } from '../../../ui/feedback/Message'
import { Field } from '../../../ui/fields/Field'
import { InputFrame } from '../../../ui/fields/InputFrame'
import { useStartFocus } from '../../../ui/fields/useStartFocus'
import { selectAvailability, type NameAvailability } from '../lookupSelectors'
import { selectNames, selectNameSuffix } from '../namesSelectors'
import { nameTyped } from '../namesSlice'

/** The input fills its frame, so that the whole height is a touch target. */
const Frame = styled(InputFrame)`
  & input {
    align-self: stretch;
  }
`

const Suffix = styled.span`
  flex: none;
  max-inline-size: 50%;
  overflow-wrap: anywhere;
`

interface FieldMessage {
  readonly message: string
  readonly tone?: MessageTone
}

const AVAILABILITY_MESSAGES = {
  looking: ['registerName.looking', 'neutral'],
  free: ['registerName.free', 'ok'],
  taken: ['registerName.taken', 'error'],
  suggestions: ['errors.nameSuggestionsFailed', 'error'],
  name: ['errors.nameLookupFailed', 'error'],
  network: ['errors.nameNetworkNotFound', 'error'],
} as const

/** Returns the message below the field while the user types. */
function getFieldMessage(
  t: Translate,
  text: string,
  suffix: string,
  availability: NameAvailability,
): FieldMessage {
  if (text === '') return { message: t('registerName.rules') }
  const problem = explainNameProblem(text)
  if (problem === 'tooShort')
    return { message: t('registerName.more', { count: missingCharacters(text) }) }
  if (problem === 'badCharacters') return { message: t('registerName.characters'), tone: 'error' }
  if (problem === 'tooLong') return { message: t('registerName.long'), tone: 'error' }
  const [key, tone] = AVAILABILITY_MESSAGES[availability === 'none' ? 'looking' : availability]
  return { message: t(key, { name: text + suffix }), tone }
}

/** The field for the name, its suffix and its availability. */
export function NameField() {
  const t = useTranslate()
  const dispatch = useModalDispatch()
  const field = useRef<HTMLInputElement>(null)
  useStartFocus(field)
  const { text } = useModalSelector(selectNames)
  const suffix = useModalSelector(selectNameSuffix)
  const availability = useModalSelector(selectAvailability)
  const { message, tone } = getFieldMessage(t, text, suffix, availability)
  return (
    <Field label={t('registerName.label')} message={message} tone={tone}>
      {control => (
        <Frame data-wm-part="input" data-invalid={tone === 'error' ? '' : undefined}>
          <input
            {...control}
            ref={field}
            value={text}
            onChange={event => dispatch(nameTyped(normalizeName(event.target.value, suffix)))}
            placeholder={t('registerName.placeholder')}
            autoComplete="off"
            autoCapitalize="none"
            spellCheck={false}
            dir="ltr"
            data-testid="wm-name-input"
          />
          <Suffix>
            <bdi translate="no">{suffix}</bdi>
          </Suffix>
        </Frame>
      )}
    </Field>
  )
}
