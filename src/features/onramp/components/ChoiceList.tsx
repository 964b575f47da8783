import { useId, useState, type ReactNode } from 'react'
import { styled } from 'styled-components'
import { useTranslate } from '../../../store/translation'
import { Empty } from '../../../ui/feedback/Empty'
import { SearchInput } from '../../../ui/fields/SearchInput'
import { List } from '../../../ui/lists/List'
import { SEARCHED_LIST_ROWS } from '../../../ui/lists/longRows'
import { Row } from '../../../ui/lists/Row'
import { iconCheck } from '../../../ui/media/firstIcons'
import { Icon } from '../../../ui/media/Icon'
import { NoMatch } from '../../../ui/media/illustrations'
import { ExampleNote } from './ExampleNote'

export interface Choice {
  readonly id: string
  readonly name: string
  readonly note: string
  readonly picture: ReactNode
}

interface ChoiceListProps {
  readonly choices: readonly Choice[]
  readonly chosen: string | undefined
  readonly searchLabel: string
  readonly onChoose: (id: string) => void
}

const ResultList = styled(List)`
  padding-block-start: 8px;
`

const SelectedMark = styled.span`
  display: flex;
  color: var(--wm-color-accent-text);
`

/** A list to choose from, with a search field once it is long. */
export function ChoiceList({ choices, chosen, searchLabel, onChoose }: ChoiceListProps) {
  const t = useTranslate()
  const listId = useId()
  const [text, setText] = useState('')
  const wanted = text.trim().toLowerCase()
  const found = choices.filter(
    ({ name, note }) => name.toLowerCase().includes(wanted) || note.toLowerCase().includes(wanted),
  )
  return (
    <>
      {choices.length >= SEARCHED_LIST_ROWS && (
        <SearchInput
          value={text}
          onChange={setText}
          label={searchLabel}
          placeholder={searchLabel}
          clearLabel={t('common.clear')}
          controls={found.length > 0 ? listId : undefined}
          data-testid="wm-onramp-search"
        />
      )}
      <ExampleNote />
      {found.length === 0 ? (
        <Empty illustration={<NoMatch />}>{t('onramp.noMatch', { text })}</Empty>
      ) : (
        <div id={listId}>
          <ResultList label={searchLabel}>
            {found.map(({ id, name, note, picture }) => (
              <Row
                key={id}
                name={<bdi translate="no">{name}</bdi>}
                note={<bdi translate="no">{note}</bdi>}
                leading={picture}
                trailing={
                  id === chosen && (
                    <SelectedMark>
                      <Icon icon={iconCheck} />
                    </SelectedMark>
                  )
                }
                current={id === chosen}
                onPress={() => onChoose(id)}
                data-testid={`wm-onramp-choice-${id}`}
              />
            ))}
          </ResultList>
        </div>
      )}
    </>
  )
}
